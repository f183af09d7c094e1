import UIKit

class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let deepest = UITabGroup(title: "Deepest", image: nil, identifier: "3", children: [])
    let deeper = UITabGroup(title: "Deeper", image: nil, identifier: "2", children: [
      UITabGroup(title: "Deep", image: nil, identifier: "2b", children: [
        UITabGroup(title: "Too deep", image: nil, identifier: "2c", children: [])
      ])
    ])
    tabs = [deeper, deepest]
  }
}
