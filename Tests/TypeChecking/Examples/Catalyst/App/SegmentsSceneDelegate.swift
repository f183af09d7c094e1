import UIKit

/// A window with the sections as segments in its toolbar.
class SegmentsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  #if targetEnvironment(macCatalyst)
    private var toolbar: SectionToolbar?
  #endif

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    #if targetEnvironment(macCatalyst)
      guard let scene = scene as? UIWindowScene else { return }
      let root = SectionContainer()
      // The window and its toolbar do not keep the toolbar's delegate.
      let toolbar = SectionToolbar(root: root)
      self.toolbar = toolbar
      window?.rootViewController = root
      toolbar.install(in: scene)
      let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
      Restoration.restore(activity, in: root) { _, _ in nil }
      scene.title = root.currentSection?.title
    #endif
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    (window?.rootViewController as? any SectionSwitching).map(Restoration.activity(of:))
  }
}
