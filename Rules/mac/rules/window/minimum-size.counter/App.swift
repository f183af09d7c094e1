import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    (scene as? UIWindowScene)?.sizeRestrictions?.minimumSize = CGSize(width: 640, height: 480)
  }
}
