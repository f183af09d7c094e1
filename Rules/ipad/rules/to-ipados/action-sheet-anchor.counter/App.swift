import UIKit

class HomeViewController: UIViewController {
  func ask(_ button: UIView) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }
}
