/// The target of a storyboard reference, or what code states about a scene
/// (Interface-Builder-Format.md#storyboard-references).
package struct SceneReference: Sendable, Hashable {
  /// The name of the storyboard, or `nil` for the one that contains the reference.
  package var storyboard: String?
  /// The storyboard identifier of the scene, or `nil` for the initial one.
  package var scene: String?
  /// The identifier of the bundle with the storyboard, or `nil` for the app's own bundle.
  package var bundle: String?

  /// Creates a reference.
  package init(storyboard: String?, scene: String?, bundle: String? = nil) {
    (self.storyboard, self.scene, self.bundle) = (storyboard, scene, bundle)
  }
}
