// An iPhone alone reads the screen.
import UIKit

class Home: UIViewController {
  private var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = idiom == .phone ? UIScreen.main.bounds.width : view.bounds.width
    view.subviews.first?.frame.size.width = width / 2
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    view.subviews.first?.isHidden = UIDevice.current.orientation.isLandscape
  }
}
