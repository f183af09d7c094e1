/// A scene of a storyboard: a controller and the objects around it.
package struct Scene: Sendable {
  /// The scene's own ID.
  package var id: String
  /// The `scene` element in the document's tree.
  package var element: Int
  /// The name in the comment that Interface Builder writes before a scene.
  package var name: String?
  /// The index of the scene's controller in the document, if it has one.
  package var controller: Int?
}
