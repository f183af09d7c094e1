package import FileReading
import InterfaceBuilder
package import SourceEvidence

extension NavigationGraph.Edge {
  /// The segue or code that an edge comes from.
  package enum Origin: Sendable {
    /// A segue: an element in the document of its source.
    case document(element: Int)
    /// Source code.
    case source(Code)
  }

  /// The code that leads from one controller to another.
  package struct Code: Sendable {
    /// The source location of the transition.
    package var place: SourceLocation
    /// The `modalPresentationStyle` of the presented controller, such as `fullScreen`.
    package var presentationStyle: String?
    /// Whether it is code of a class that several screens inherit from, few of which may use it.
    package var isShared = false
  }

  /// The element of the segue in the document of its source; `nil` for code.
  package var element: Int? {
    if case .document(let element) = origin { element } else { nil }
  }

  /// The code; `nil` for a segue of a document.
  package var code: Code? {
    if case .source(let code) = origin { code } else { nil }
  }

  /// The confidence that the edge exists. Code is read, not run, so it may never take this path.
  package var confidence: Confidence { code == nil ? .certain : .likely }
}

extension NavigationGraph {
  /// The source location of an edge, in a document or in source code.
  package func location(of edge: Edge) -> SourceLocation {
    switch edge.origin {
    case .document(let element): document(edge.source).location(of: element)
    case .source(let code): code.place
    }
  }
}
