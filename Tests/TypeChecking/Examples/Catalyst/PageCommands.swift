import UIKit

extension UIPageViewController {
  /// The page after or before the one on screen, or nil at the end and if there is no data source.
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard let page = viewControllers?.last, let dataSource else { return nil }
    switch direction {
    case .forward: return dataSource.pageViewController(self, viewControllerAfter: page)
    case .reverse: return dataSource.pageViewController(self, viewControllerBefore: page)
    @unknown default: return nil
    }
  }

  /// Turns one page, as people do with a swipe.
  func turnPage(_ direction: NavigationDirection) {
    guard let page = neighbor(direction) else { return }
    setViewControllers([page], direction: direction, animated: true)
    UIMenuSystem.main.setNeedsRevalidate()
  }
}

extension UIViewController {
  /// The page view controller on screen: this view controller, or one inside it.
  var visiblePages: UIPageViewController? {
    guard viewIfLoaded?.window != nil else { return nil }
    if let pages = self as? UIPageViewController { return pages }
    return children.lazy.compactMap(\.visiblePages).first
  }
}
