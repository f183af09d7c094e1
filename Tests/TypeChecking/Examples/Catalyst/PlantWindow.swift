import UIKit

/// A screen that can have a window of its own.
@MainActor
protocol WindowContent: UIViewController {
  /// Shows what the identifier stands for.
  func showContent(withIdentifier identifier: String)
}

/// The window of a single plant.
final class PlantSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let content = Windows.prepare(scene, session: session, options: connectionOptions)
    scene.title = NSLocalizedString("Plant", comment: "Title of a window")
    scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 400)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = makeRoot(content: content)
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  private func makeRoot(content: String?) -> UIViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "plant")
    if let content { (controller as? any WindowContent)?.showContent(withIdentifier: content) }
    return UINavigationController(rootViewController: controller)
  }
}

extension Windows {
  /// A menu item that opens a plant in a window of its own.
  @available(iOS 15.0, *)
  static func menuItem(forPlant identifier: String) -> UIMenuElement {
    UIWindowScene.ActivationAction { _ in
      UIWindowScene.ActivationConfiguration(
        userActivity: activity(for: .plant, content: identifier))
    }
  }
}
