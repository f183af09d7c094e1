import UIKit

class HomeViewController: UIViewController {
  func ask() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }
}
