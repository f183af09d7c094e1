import UIKit

/// The root view controller of a window, which shows one section at a time.
///
/// The menu bar, the toolbar, and state restoration use windows through this protocol only, so that
/// none of them depends on what the window is made of.
@MainActor
protocol SectionSwitching: UIViewController, NavigationActions {
  /// The section on screen, or nil if it is none of the app's sections.
  var currentSection: AppSection? { get }

  /// The navigation stack on screen.
  var currentStack: UINavigationController? { get }

  var pageTurner: PageTurner { get }

  /// Called after another section has come on screen.
  var onSectionChange: (() -> Void)? { get set }

  /// Shows a section. The current section goes back to its first screen.
  func show(_ section: AppSection)
}

extension SectionSwitching {
  /// Whether the window can perform a navigation action now, or nil for any other action.
  ///
  /// UIKit dims the menu and toolbar items of actions that nobody can perform.
  func canNavigate(_ action: Selector) -> Bool? {
    switch action {
    case #selector(NavigationActions.showSection(_:)):
      return presentedViewController == nil
    case #selector(NavigationActions.goBack(_:)):
      return presentedViewController == nil && (currentStack?.viewControllers.count ?? 0) > 1
    case #selector(NavigationActions.showNextPage(_:)):
      return presentedViewController == nil && pageTurner.canTurn(.forward, in: visiblePages)
    case #selector(NavigationActions.showPreviousPage(_:)):
      return presentedViewController == nil && pageTurner.canTurn(.reverse, in: visiblePages)
    default:
      return nil
    }
  }

  /// Shows the section that a command stands for.
  func showSection(of command: UICommand) {
    guard let section = AppSection(command) else { return }
    show(section)
  }

  /// Puts a checkmark on the command of the current section.
  func updateCheckmark(of command: UICommand) {
    guard let section = AppSection(command) else { return }
    command.state = section == currentSection ? .on : .off
  }

  /// Brings what shows the current section up to date.
  func sectionDidChange() {
    // The title names the window in the Window menu, and its tab if it has become one.
    viewIfLoaded?.window?.windowScene?.title = currentSection?.title
    onSectionChange?()
    UIMenuSystem.main.setNeedsRevalidate()
  }
}

extension AppSection {
  /// The section that a command shows, or nil if the command does something else.
  @MainActor
  init?(_ command: UICommand) {
    guard command.action == #selector(NavigationActions.showSection(_:)),
      let name = command.propertyList as? String
    else { return nil }
    self.init(rawValue: name)
  }
}
