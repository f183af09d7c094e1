package import FileReading

/// The evidence for a part of the graph.
package struct Origin: Sendable, Hashable {
  /// The kind of the evidence.
  package enum Evidence: Sendable, Hashable {
    /// An element of a document, by its index in the document's tree.
    case element(Int)
    /// Source code.
    case source
    /// The team's file.
    case team
    /// A running app.
    case running
  }

  /// The kind of the evidence.
  package var evidence: Evidence
  /// The location of the evidence.
  package var location: SourceLocation

  /// Creates an origin.
  package init(_ evidence: Evidence, at location: SourceLocation) {
    self.evidence = evidence
    self.location = location
  }

  /// The element in a document, or `nil` for code and the team's file.
  package var element: Int? {
    if case .element(let element) = evidence { element } else { nil }
  }
}
