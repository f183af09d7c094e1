import UIKit

final class ItemsViewController: UITableViewController {
  // No hidesBackButton here.
  let toolbarItems = ["hidesBackButton"]

  func show(prompt: String) { print(prompt) }
}
