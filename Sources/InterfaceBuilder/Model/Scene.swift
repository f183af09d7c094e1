/// A scene of a storyboard: one controller with the objects around it.
package struct Scene: Sendable {
  /// The scene's own ID.
  package var id: String
  /// The `scene` element in the document's tree.
  package var element: Int
  /// The name in the comment that Interface Builder writes before a scene.
  package var name: String?
  /// The index of its controller in the document, when it has one.
  package var controller: Int?
}
