/// A segue that leads somewhere. Tie breakers and the preview and commit halves of a peek have no
/// kind and no destination, and are none (Interface-Builder-Format.md#segues).
package struct Segue: Sendable {
  /// What it does.
  package var kind: SegueKind
  /// The object ID it leads to, in the same document.
  package var destination: String
  /// For `relationship`: which one, such as `viewControllers`.
  package var relationship: Relationship?
  /// The name code uses for it.
  package var identifier: String?
  /// The `segue` element in the document's tree.
  package var element: Int
  /// The element whose `connections` hold it: a button, a cell, a bar item, a controller.
  package var source: Int
  /// The index of the controller it leaves from, or `nil` for one that hangs on no controller.
  package var owner: Int?
}

/// What a segue does. Unknown kinds are kept.
package struct SegueKind: RawRepresentable, Sendable, Hashable {
  /// The `kind` attribute.
  package var rawValue: String

  /// Creates the kind with an attribute's value.
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

/// What a container is to a controller. Unknown relationships are kept.
package struct Relationship: RawRepresentable, Sendable, Hashable {
  /// The `relationship` attribute.
  package var rawValue: String

  /// Creates the relationship with an attribute's value.
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let rootViewController = Relationship(rawValue: "rootViewController")
  package static let viewControllers = Relationship(rawValue: "viewControllers")
  package static let primary = Relationship(rawValue: "masterViewController")
  package static let secondary = Relationship(rawValue: "detailViewController")
  package static let supplementary = Relationship(rawValue: "supplementaryViewController")
  package static let compact = Relationship(rawValue: "compactViewController")
}
