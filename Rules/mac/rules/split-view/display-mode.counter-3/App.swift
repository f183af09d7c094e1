import UIKit

class CodeSplit: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = .secondaryOnly
  }

  func showList() {
    preferredDisplayMode = .automatic
  }
}
