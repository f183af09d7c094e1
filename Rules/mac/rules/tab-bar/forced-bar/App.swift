import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = Tabs()
    window?.makeKeyAndVisible()
    return true
  }
}

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    mode = .tabBar
    traitOverrides.horizontalSizeClass = .compact
    setViewControllers([tab("Orders"), tab("Stock"), tab("Till"), tab("Guests")], animated: false)
  }

  func tab(_ title: String) -> UIViewController {
    let list = List()
    list.title = title
    return UINavigationController(rootViewController: list)
  }
}

class List: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Detail(), animated: true)
  }
}

class Detail: UIViewController {}
