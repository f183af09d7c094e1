import UIKit

/// The tab bar controller of the storyboard: a sidebar on the Mac, and a tab bar elsewhere.
final class SectionTabBarController: UITabBarController, SectionSwitching {
  var onSectionChange: (() -> Void)?
  let pageTurner = PageTurner()

  /// The storyboard has its tabs in the order of `AppSection`. The list of further tabs that an
  /// iPhone shows is none of the sections.
  var currentSection: AppSection? {
    let sections = AppSection.allCases
    return sections.indices.contains(selectedIndex) ? sections[selectedIndex] : nil
  }

  var currentStack: UINavigationController? { selectedViewController as? UINavigationController }

  override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    #if targetEnvironment(macCatalyst)
      // On the Mac only: on an iPad, people choose between a tab bar and a sidebar themselves.
      if #available(macCatalyst 18.0, *) { mode = .tabSidebar }
    #endif
  }

  func show(_ section: AppSection) {
    guard section != currentSection else {
      currentStack?.popToRootViewController(animated: true)
      return
    }
    guard let index = AppSection.allCases.firstIndex(of: section),
      viewControllers?.indices.contains(index) == true
    else { return }
    selectedIndex = index
    sectionDidChange()
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

extension SectionTabBarController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    sectionDidChange()
  }

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    sectionDidChange()
  }
}
