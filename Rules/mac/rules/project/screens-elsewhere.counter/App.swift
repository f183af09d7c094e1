import Flutter
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [NotesController(), FlutterViewController()]
    window = UIWindow()
    window?.rootViewController = tabs
    return true
  }
}

final class NotesController: UITableViewController {}
