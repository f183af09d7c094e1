import UIKit

/// The images are constants of the app's own, which may be symbols.
final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [tab("Home", .homeIcon), tab("Orders", .ordersIcon)]
  }

  private func tab(_ title: String, _ image: UIImage) -> UIViewController {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    return controller
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    window?.rootViewController = MainTabs()
  }
}
