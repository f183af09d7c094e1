import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    (scene as? UIWindowScene)?.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 400)
  }
}
