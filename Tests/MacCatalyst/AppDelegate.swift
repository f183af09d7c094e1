import UIKit

/// The app delegate that a sample lacks. It adds the commands that macward wrote, prints the menu bar, and
/// ends the app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The window and the menus follow the launch.
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      MenuBar.write()
      exit(0)
    }
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    MainMenu.build(with: builder)
  }
}

/// The delegate that the property lists of some samples name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
