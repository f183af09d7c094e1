import UIKit

class Tabs: UITabBarController, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    viewController.title = "Shown"
  }
}
