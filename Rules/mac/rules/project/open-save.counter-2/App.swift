import UIKit

class Home: UIViewController {
  @IBAction func choose() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]), animated: true)
  }
}
