/// A segue with a kind and a destination. Tie breakers and the preview and commit actions of peek
/// segues have neither, and are not included (Interface-Builder-Format.md#segues).
package struct Segue: Sendable {
  /// The kind of transition.
  package var kind: SegueKind
  /// The object ID of the destination in the same document.
  package var destination: String
  /// The name of a `relationship` segue, such as `viewControllers`.
  package var relationship: Relationship?
  /// The identifier that code uses.
  package var identifier: String?
  /// The `segue` element in the document's tree.
  package var element: Int
  /// The element whose `connections` contain the segue: a button, a cell, a bar item, or a
  /// controller.
  package var source: Int
  /// The index of the controller that the segue starts from, or `nil` if there is none.
  package var owner: Int?
}

/// The kind of a segue. Unknown kinds are kept.
package struct SegueKind: RawRepresentable, Sendable, Hashable {
  /// The `kind` attribute.
  package var rawValue: String

  /// Creates a kind from an attribute value.
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let relationship = SegueKind(rawValue: "relationship")
  package static let show = SegueKind(rawValue: "show")
  package static let push = SegueKind(rawValue: "push")
  package static let showDetail = SegueKind(rawValue: "showDetail")
  package static let replace = SegueKind(rawValue: "replace")
  package static let embed = SegueKind(rawValue: "embed")
  package static let unwind = SegueKind(rawValue: "unwind")
  package static let presentation = SegueKind(rawValue: "presentation")
  package static let modal = SegueKind(rawValue: "modal")
  package static let popover = SegueKind(rawValue: "popover")
  package static let popoverPresentation = SegueKind(rawValue: "popoverPresentation")
  package static let custom = SegueKind(rawValue: "custom")
}

/// The relationship of a container to a controller. Unknown relationships are kept.
package struct Relationship: RawRepresentable, Sendable, Hashable {
  /// The `relationship` attribute.
  package var rawValue: String

  /// Creates a relationship from an attribute value.
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let rootViewController = Relationship(rawValue: "rootViewController")
  package static let viewControllers = Relationship(rawValue: "viewControllers")
  package static let primary = Relationship(rawValue: "masterViewController")
  package static let secondary = Relationship(rawValue: "detailViewController")
  package static let supplementary = Relationship(rawValue: "supplementaryViewController")
  package static let compact = Relationship(rawValue: "compactViewController")
}
