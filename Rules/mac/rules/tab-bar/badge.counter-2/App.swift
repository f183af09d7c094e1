import UIKit

class SecondScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarItem.badgeValue = nil
  }
}
