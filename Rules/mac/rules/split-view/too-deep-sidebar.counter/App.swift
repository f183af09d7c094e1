import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabs = [UITabGroup(title: "Flat", image: nil, identifier: "1", children: [])]
  }
}
