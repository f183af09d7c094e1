/// A segue of a sketched scene.
package struct SegueSketch: Sendable {
  package var kind: String
  package var destination: String
  package var relationship: String?
  /// The identifier with which code performs the segue.
  package var identifier: String?

  package init(kind: String, destination: String, relationship: String? = nil) {
    self.kind = kind
    self.destination = destination
    self.relationship = relationship
  }

  package var xml: String {
    "<segue kind=\"\(kind)\" destination=\"\(destination)\" "
      + (relationship.map { "relationship=\"\($0)\" " } ?? "")
      + (identifier.map { "identifier=\"\($0)\" " } ?? "") + "id=\"to-\(destination)\"/>"
  }

  /// The segue with an identifier.
  package func identified(_ identifier: String) -> Self {
    var segue = self
    segue.identifier = identifier
    return segue
  }

  package static func show(_ id: String) -> Self { .init(kind: "show", destination: id) }
  package static func push(_ id: String) -> Self { .init(kind: "push", destination: id) }
  package static func modal(_ id: String) -> Self { .init(kind: "modal", destination: id) }
  package static func present(_ id: String) -> Self { .init(kind: "presentation", destination: id) }
  package static func detail(_ id: String) -> Self { .init(kind: "showDetail", destination: id) }
  package static func embed(_ id: String) -> Self { .init(kind: "embed", destination: id) }
  package static func unwind(_ id: String) -> Self { .init(kind: "unwind", destination: id) }

  /// A controller that the scene's controller holds.
  package static func holds(_ id: String, as relationship: String) -> Self {
    .init(kind: "relationship", destination: id, relationship: relationship)
  }

  /// A segue by its kind, or by the word for what a container holds: `root`, `tab`, `primary`.
  package static func to(_ id: String, by word: String) -> Self {
    relationships[word].map { .holds(id, as: $0) } ?? .init(kind: word, destination: id)
  }

  private static let relationships = [
    "root": "rootViewController", "tab": "viewControllers", "primary": "masterViewController",
    "secondary": "detailViewController", "supplementary": "supplementaryViewController",
    "compact": "compactViewController", "other": "otherViewController",
  ]
}

/// The connections that hold some segues; none without any.
package func connections(_ segues: [SegueSketch]) -> String {
  segues.isEmpty ? "" : "<connections>" + segues.map(\.xml).joined() + "</connections>"
}
