/// A segue with a kind and a destination. Tie breakers and the preview and commit actions of peek
/// segues have neither, and are not included (Interface-Builder-Format.md#segues).
package struct Segue: Sendable {
  /// The `kind` attribute, such as `show`. Unknown kinds are kept.
  package var kind: String
  /// The object ID of the destination in the same document.
  package var destination: String
  /// The name of a `relationship` segue, such as `viewControllers`.
  package var relationship: String?
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
