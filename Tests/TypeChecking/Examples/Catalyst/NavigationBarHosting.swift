import UIKit

// The toolbar of a window on the Mac is either one that the app builds or one that UIKit makes of the
// navigation bar, which then brings Back along. The container calls one of these for each stack.

extension UINavigationController {
  /// Leaves the navigation bar in the content, for windows with a toolbar of their own.
  func keepBarInContent() {
    if #available(iOS 16.0, *) { navigationBar.preferredBehavioralStyle = .pad }
  }

  /// Puts the sections in the middle of the first screen's navigation bar, from where UIKit takes
  /// them into the toolbar of the window.
  func showSegments(of section: AppSection, in root: any SectionSwitching) {
    if #available(iOS 16.0, *) { navigationBar.preferredBehavioralStyle = .automatic }
    let segments = UISegmentedControl()
    let current = AppSection.allCases.firstIndex(of: section) ?? UISegmentedControl.noSegment
    for (index, other) in AppSection.allCases.enumerated() {
      let action = UIAction(title: other.title) { [weak root, weak segments] _ in
        root?.show(other)
        // The first screen of the other section has segments of its own.
        segments?.selectedSegmentIndex = current
      }
      segments.insertSegment(action: action, at: index, animated: false)
    }
    segments.selectedSegmentIndex = current
    viewControllers.first?.navigationItem.titleView = segments
  }
}
