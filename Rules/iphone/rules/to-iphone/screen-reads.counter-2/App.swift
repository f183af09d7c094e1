// The Mac alone reads the screen.
import UIKit

class Home: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    #if targetEnvironment(macCatalyst)
    view.subviews.first?.frame.size.width = UIScreen.main.bounds.width
    #endif
  }
}
