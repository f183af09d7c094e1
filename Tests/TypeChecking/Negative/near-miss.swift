import UIKit

class S: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnect session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  override func validateCommand(_ c: UICommand) {}
}
