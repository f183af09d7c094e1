import UIKit

class CodeTabs: UITabBarController, UITabBarControllerDelegate {
  var isSignedIn = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController is SecondScreen && !isSignedIn {
      present(UIViewController(), animated: true)
      return false
    }
    return true
  }
}

class FirstScreen: UITableViewController {}
class SecondScreen: UITableViewController {}
