import UIKit

class CodeScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: self, action: #selector(turn)))
  }

  @objc func turn() {}
}
