// Each scene says which links it is for.
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      value: contexts.isEmpty)
    (window?.rootViewController as? Home)?.open(contexts.first?.url)
  }
}

class Home: UIViewController {
  func open(_ link: URL?) { title = link?.lastPathComponent }

  @IBAction func openBeside() {
    UIApplication.shared.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil, errorHandler: nil)
  }
}
