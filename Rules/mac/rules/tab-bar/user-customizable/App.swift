import UIKit

class Tabs: UITabBarController {
  func arrange(_ tab: UITab) {
    tab.allowsHiding = true
  }
}
