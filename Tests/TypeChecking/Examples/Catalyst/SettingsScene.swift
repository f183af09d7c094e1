import UIKit

/// The action of Settings…. The app delegate performs it, because it needs no window in front.
@MainActor
@objc
protocol SettingsActions {
  func showSettings(_ sender: Any?)
}

extension MainMenu {
  /// Adds Settings… to the app menu of the Mac. An iPad shows settings in the app or in the Settings
  /// app, and so does an iPhone.
  static func addSettings(with builder: any UIMenuBuilder) {
    #if targetEnvironment(macCatalyst)
      let command = UIKeyCommand(
        title: NSLocalizedString("Settings…", comment: "Menu command"),
        action: #selector(SettingsActions.showSettings(_:)), input: ",", modifierFlags: .command)
      // Some systems have the menu already, and a second one with its identifier is an error.
      if builder.menu(for: .preferences) != nil {
        builder.replaceChildren(ofMenu: .preferences) { _ in [command] }
      } else if builder.menu(for: .about) != nil {
        let menu = UIMenu(identifier: .preferences, options: .displayInline, children: [command])
        builder.insertSibling(menu, afterMenu: .about)
      }
    #endif
  }
}

/// The window of the settings: one size, no full screen, and one of it.
final class SettingsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    _ = Windows.prepare(scene, session: session, options: connectionOptions)
    scene.title = NSLocalizedString("Settings", comment: "Title of a window")
    restrictSize(of: scene)
    let storyboard = UIStoryboard(name: "Settings", bundle: nil)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }

  private func restrictSize(of scene: UIWindowScene) {
    let size = CGSize(width: 480, height: 560)
    scene.sizeRestrictions?.minimumSize = size
    scene.sizeRestrictions?.maximumSize = size
    #if targetEnvironment(macCatalyst)
      scene.titlebar?.toolbarStyle = .preference
      if #available(macCatalyst 16.0, *) { scene.sizeRestrictions?.allowsFullScreen = false }
    #endif
  }
}
