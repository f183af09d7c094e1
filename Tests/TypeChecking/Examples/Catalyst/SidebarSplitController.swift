import UIKit

/// A sidebar beside the current section, for systems whose tab bar controller has no sidebar.
///
/// Make it the root of a window: a split view controller does not work inside other containers.
final class SidebarSplitController: UISplitViewController, SectionSwitching {
  private var detailSection: AppSection?
  private var stacks: [AppSection: UINavigationController] = [:]
  private let list = SectionList()

  /// The storyboard's tab bar controller, which narrow windows show instead of the columns. It has
  /// view controllers of its own, because a view controller can be in one column only.
  private let tabs: SectionTabBarController

  var onSectionChange: (() -> Void)?
  let pageTurner = PageTurner()

  var currentSection: AppSection? { isCollapsed ? tabs.currentSection : detailSection }

  var currentStack: UINavigationController? {
    isCollapsed ? tabs.currentStack : detailSection.flatMap { stacks[$0] }
  }

  init(tabs: SectionTabBarController) {
    self.tabs = tabs
    super.init(style: .doubleColumn)
    primaryBackgroundStyle = .sidebar
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    delegate = self
    setViewController(list, for: .primary)
    setViewController(tabs, for: .compact)
    list.onSelect = { [weak self] section in self?.show(section) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  override func viewDidLoad() {
    super.viewDidLoad()
    // State restoration may have been faster.
    if detailSection == nil, let first = AppSection.allCases.first { showDetail(first) }
  }

  func show(_ section: AppSection) {
    if isCollapsed {
      tabs.show(section)
    } else if section == detailSection {
      currentStack?.popToRootViewController(animated: true)
    } else {
      showDetail(section)
      sectionDidChange()
    }
  }

  private func showDetail(_ section: AppSection) {
    detailSection = section
    // A navigation controller, because the split view controller would wrap anything else in one.
    setViewController(stack(for: section), for: .secondary)
    list.select(section)
  }

  private func stack(for section: AppSection) -> UINavigationController {
    if let stack = stacks[section] { return stack }
    let stack = section.makeStack()
    stacks[section] = stack
    return stack
  }

  // MARK: Commands

  func showSection(_ command: UICommand) { showSection(of: command) }

  func goBack(_ sender: Any?) { currentStack?.popViewController(animated: true) }

  func showNextPage(_ sender: Any?) { pageTurner.turn(.forward, in: visiblePages) }

  func showPreviousPage(_ sender: Any?) { pageTurner.turn(.reverse, in: visiblePages) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canNavigate(action) ?? super.canPerformAction(action, withSender: sender)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    updateCheckmark(of: command)
  }
}

extension SidebarSplitController: UISplitViewControllerDelegate {
  // In the column style, UIKit asks this instead of the methods about a secondary view controller.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .compact
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    guard let detailSection, detailSection != tabs.currentSection else { return }
    tabs.show(detailSection)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    guard let section = tabs.currentSection, section != detailSection else { return }
    showDetail(section)
  }
}
