import UIKit

class CodeScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
  }

  @objc func turn() {}
}
