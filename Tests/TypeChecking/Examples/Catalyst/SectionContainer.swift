import UIKit

/// Shows one section at a time, for a window whose toolbar has the sections.
///
/// The navigation stacks of the other sections stay alive, so people find each one as they left it.
final class SectionContainer: UIViewController, SectionSwitching {
  private(set) var currentSection: AppSection?
  private var stacks: [AppSection: UINavigationController] = [:]

  var onSectionChange: (() -> Void)?
  let pageTurner = PageTurner()

  var currentStack: UINavigationController? { currentSection.flatMap { stacks[$0] } }

  override func viewDidLoad() {
    super.viewDidLoad()
    // State restoration may have been faster.
    if currentSection == nil, let first = AppSection.allCases.first { show(first) }
  }

  func show(_ section: AppSection) {
    guard section != currentSection else {
      currentStack?.popToRootViewController(animated: true)
      return
    }
    if let currentStack { remove(currentStack) }
    currentSection = section
    add(stack(for: section))
    sectionDidChange()
  }

  private func stack(for section: AppSection) -> UINavigationController {
    if let stack = stacks[section] { return stack }
    let stack = section.makeStack()
    // Or `showSegments(of:in:)`, if the window has no toolbar of its own.
    stack.keepBarInContent()
    stacks[section] = stack
    return stack
  }

  private func add(_ stack: UINavigationController) {
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  private func remove(_ stack: UINavigationController) {
    stack.willMove(toParent: nil)
    stack.view.removeFromSuperview()
    stack.removeFromParent()
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
