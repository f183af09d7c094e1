import UIKit

/// The actions of navigation commands.
///
/// Menu and toolbar items name these selectors and no target, so the responder chain finds who
/// performs them: the root view controller of the window in front.
@MainActor
@objc
protocol NavigationActions {
  /// Shows the section whose raw value is the command's property list.
  func showSection(_ command: UICommand)

  /// Leaves the screen on top of the current section's stack.
  func goBack(_ sender: Any?)

  func showNextPage(_ sender: Any?)
  func showPreviousPage(_ sender: Any?)
}
