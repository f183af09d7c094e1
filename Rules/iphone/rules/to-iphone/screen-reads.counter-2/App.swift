import UIKit

class Home: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    #if !targetEnvironment(macCatalyst)
    // Not on the Mac.
    view.subviews.first?.frame.size.width = UIScreen.main.bounds.width
    #endif
  }
}
