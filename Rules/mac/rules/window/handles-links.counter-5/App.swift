// People open all windows, which show the same.
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    (window?.rootViewController as? Home)?.open(contexts.first?.url)
  }
}

class Home: UIViewController {
  func open(_ link: URL?) { title = link?.lastPathComponent }
}
