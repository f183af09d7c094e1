import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // The scene saves its state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
