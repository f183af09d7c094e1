import AppKit

/// The actions of navigation commands.
///
/// Menu and toolbar items have no target, so the responder chain finds who performs them: the window
/// controller in front, or the app delegate.
@MainActor
@objc
protocol NavigationActions {
  /// Shows the section at the position that is the item's tag.
  func showSection(_ item: NSMenuItem)

  /// Leaves the screen on top of the current section.
  func goBack(_ sender: Any?)
}

/// The action of Settings…, which needs no window in front. The app delegate performs it.
@MainActor
@objc
protocol SettingsActions {
  func showSettings(_ sender: Any?)
}
