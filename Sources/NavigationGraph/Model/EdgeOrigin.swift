package import FileReading
import InterfaceBuilder
package import SourceEvidence

extension NavigationGraph.Edge {
  /// What says that one controller leads to another.
  package enum Origin: Sendable {
    /// A segue: an element in the document of its source.
    case document(element: Int)
    /// Source code.
    case source(Code)
  }

  /// The code that leads from one controller to another.
  package struct Code: Sendable {
    /// Where it stands.
    package var place: SourceLocation
    /// `modalPresentationStyle` of what it presents, such as `fullScreen`.
    package var presentationStyle: String?
    /// Whether it is code of a class that several screens inherit from: each of them may go this way,
    /// and few do.
    package var isShared = false
  }

  /// The element it stands in, in the document of its source; `nil` for what code does.
  package var element: Int? {
    if case .document(let element) = origin { element } else { nil }
  }

  /// The code that does it; `nil` for a segue of a document.
  package var code: Code? {
    if case .source(let code) = origin { code } else { nil }
  }

  /// How sure it is. Code is read and not run, so that nobody knows whether it goes this way.
  package var confidence: Confidence { code == nil ? .certain : .likely }
}

extension NavigationGraph {
  /// Where it says that one controller leads to another: in a document or in source code.
  package func location(of edge: Edge) -> SourceLocation {
    switch edge.origin {
    case .document(let element): document(edge.source).location(of: element)
    case .source(let code): code.place
    }
  }
}
