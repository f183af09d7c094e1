import UIKit

class HomeViewController: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    present(sheet, animated: true)
  }
}
