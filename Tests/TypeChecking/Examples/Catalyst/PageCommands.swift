import UIKit

/// Turns the pages on screen, and says whether there is another one.
///
/// Commands are validated often, and a data source may make a view controller each time it is asked.
/// It is asked once for each page on screen, as by the page view controller itself.
@MainActor
final class PageTurner {
  private weak var page: UIViewController?
  private var neighbors: [UIPageViewController.NavigationDirection: UIViewController] = [:]

  func canTurn(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController?
  )
    -> Bool
  {
    neighbor(direction, in: pages) != nil
  }

  func turn(_ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController?)
  {
    guard let pages, let page, let next = neighbor(direction, in: pages) else { return }
    pages.setViewControllers([next], direction: direction, animated: true) { finished in
      // UIKit tells the delegate of gestures only, and the app may update a page control there.
      pages.delegate?.pageViewController?(
        pages, didFinishAnimating: finished, previousViewControllers: [page],
        transitionCompleted: finished)
      UIMenuSystem.main.setNeedsRevalidate()
    }
  }

  private func neighbor(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController?
  ) -> UIViewController? {
    // Two pages beside each other are turned as one, and there are no pages without a data source.
    guard let pages, let dataSource = pages.dataSource, let page = pages.viewControllers?.first,
      pages.viewControllers?.count == 1
    else { return nil }
    if page !== self.page {
      self.page = page
      neighbors[.forward] = dataSource.pageViewController(pages, viewControllerAfter: page)
      neighbors[.reverse] = dataSource.pageViewController(pages, viewControllerBefore: page)
    }
    return neighbors[direction]
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
