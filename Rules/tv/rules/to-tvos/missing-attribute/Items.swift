import UIKit

final class ItemsViewController: UITableViewController {
  override var prefersStatusBarHidden: Bool { true }
}
