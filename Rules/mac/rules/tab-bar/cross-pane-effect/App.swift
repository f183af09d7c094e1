import UIKit

class Tabs: UITabBarController, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    splitViewController?.showDetailViewController(UIViewController(), sender: self)
  }
}
