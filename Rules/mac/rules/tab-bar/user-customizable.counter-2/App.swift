import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    customizableViewControllers = nil
  }
}
