import UIKit

class SecondScreen: UITableViewController {
  func show(_ drafts: [String]) {
    tabBarItem.badgeValue = String(drafts.count)
  }
}
