import UIKit

class Home: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    let width = UIScreen.main.bounds.width
    view.subviews.first?.frame.size.width = width / 2
  }
}
