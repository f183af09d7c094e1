import UIKit

class ConsoleViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var items = navigationItem.rightBarButtonItems ?? []
    items.removeFirst()
    navigationItem.rightBarButtonItems = items
  }

  @IBAction func connect(_ sender: Any) {}
}
