import UIKit

class TabBarController: UITabBarController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.frame.size.height = 68
    view.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
    navigationItem.titleView = nil
  }
}
