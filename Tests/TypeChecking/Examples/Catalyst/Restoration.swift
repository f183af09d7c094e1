import UIKit

/// A screen that comes back with its stack when the app is opened again.
@MainActor
protocol RestorableScreen: UIViewController {
  /// Identifies the screen and its content within the section.
  var restorationValue: String { get }
}

/// Saves where people are in a window, and leads back there.
@MainActor
enum Restoration {
  /// Info.plist lists it in `NSUserActivityTypes`.
  static let activityType = "com.example.DeepTabs.sections"

  /// Describes where people are. The scene delegate returns it in `stateRestorationActivity(for:)`.
  static func activity(of root: any SectionSwitching) -> NSUserActivity {
    let activity = NSUserActivity(activityType: activityType)
    activity.title = root.currentSection?.title
    if let section = root.currentSection {
      activity.addUserInfoEntries(from: ["section": section.rawValue, "screens": screens(of: root)])
    }
    return activity
  }

  /// Leads back to where people were.
  ///
  /// - Parameters:
  ///   - activity: What `activity(of:)` returned, or nil if there is nothing to restore.
  ///   - root: The root of the window.
  ///   - makeScreen: Makes a screen from its value, or returns nil if its content no longer exists.
  static func restore(
    _ activity: NSUserActivity?, in root: any SectionSwitching,
    makeScreen: (AppSection, String) -> UIViewController?
  ) {
    guard let activity, activity.activityType == activityType,
      let section = (activity.userInfo?["section"] as? String).flatMap(AppSection.init(rawValue:))
    else { return }
    if root.currentSection != section { root.show(section) }
    for value in activity.userInfo?["screens"] as? [String] ?? [] {
      guard let screen = makeScreen(section, value) else { return }
      root.currentStack?.pushViewController(screen, animated: false)
    }
  }

  /// What is on top of the section's first screen, up to a screen that cannot be restored.
  private static func screens(of root: any SectionSwitching) -> [String] {
    let pushed = (root.currentStack?.viewControllers ?? []).dropFirst()
    return pushed.prefix { $0 is any RestorableScreen }
      .compactMap { ($0 as? any RestorableScreen)?.restorationValue }
  }
}
