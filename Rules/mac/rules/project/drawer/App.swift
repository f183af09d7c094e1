import SideMenu
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: NotesController())
    return true
  }
}

final class NotesController: UITableViewController {
  @objc func openMenu() {
    present(SideMenuNavigationController(rootViewController: AreasController()), animated: true)
  }
}

final class AreasController: UITableViewController {}
