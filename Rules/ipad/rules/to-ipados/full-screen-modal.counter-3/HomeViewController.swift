import UIKit

final class HomeViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if traitCollection.userInterfaceIdiom == .pad {
      segue.destination.modalPresentationStyle = .formSheet
    }
  }
}
