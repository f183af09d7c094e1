import UIKit

/// A window with the sections in a sidebar.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    // The window is the storyboard's: do not make another one.
    useSidebarOfOlderSystems()
    scene.sizeRestrictions?.minimumSize = CGSize(width: 640, height: 400)
    guard let root else { return }
    let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
    Restoration.restore(activity, in: root) { _, _ in nil }
    scene.title = root.currentSection?.title
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    root.map(Restoration.activity(of:))
  }

  private var root: (any SectionSwitching)? { window?.rootViewController as? any SectionSwitching }

  private func useSidebarOfOlderSystems() {
    #if targetEnvironment(macCatalyst)
      guard #unavailable(macCatalyst 18.0),
        let tabs = window?.rootViewController as? SectionTabBarController
      else { return }
      // A view controller must leave the window before another one can contain it.
      window?.rootViewController = nil
      window?.rootViewController = SidebarSplitController(tabs: tabs)
    #endif
  }
}
