package import FileReading

/// The evidence for a part of the graph: what says that it is there.
package struct Origin: Sendable, Hashable {
  /// What says so.
  package enum Evidence: Sendable, Hashable {
    /// An element of a document, by its index in the document's tree.
    case element(Int)
    /// Source code.
    case source
    /// The team's file.
    case team
  }

  /// What says so.
  package var evidence: Evidence
  /// The location in the file that says so.
  package var location: SourceLocation

  /// Creates an origin.
  package init(_ evidence: Evidence, at location: SourceLocation) {
    self.evidence = evidence
    self.location = location
  }

  /// The element of a document; `nil` for code and the team's file.
  package var element: Int? {
    if case .element(let element) = evidence { element } else { nil }
  }
}
