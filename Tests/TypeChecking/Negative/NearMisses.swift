// warning on catalyst: nearly matches optional requirement
// error on catalyst: method does not override any method from its superclass
import UIKit

class ExampleSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnect session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
  override func validateCommand(_ command: UICommand) {}
}
