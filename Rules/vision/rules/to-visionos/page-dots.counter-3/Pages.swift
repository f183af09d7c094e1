import UIKit

final class PagesViewController: UIPageViewController {
  let segments = UISegmentedControl(items: ["Notes", "Chapters"])
}
