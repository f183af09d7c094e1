import UIKit

class TabBarController: UITabBarController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tabBar.frame.size.height = 120
    tabBar.leadingAccessoryView.addSubview(UIImageView(image: UIImage(named: "Logo")))
  }
}
