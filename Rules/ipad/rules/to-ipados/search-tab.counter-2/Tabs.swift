import UIKit

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 26.0, *) {
      tabs = [UISearchTab { _ in UIViewController() }]
    }
  }
}
