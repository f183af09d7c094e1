import UIKit

class CodeTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.items?[1].isEnabled = true
    navigationItem.rightBarButtonItems?[1].isEnabled = false
  }
}
