import UIKit

class Home: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The window, and the scale of the screen.
    view.subviews.first?.frame.size.width = view.bounds.width / UIScreen.main.scale
  }
}
