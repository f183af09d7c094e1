import UIKit

class CodeList: UIViewController, UITableViewDelegate {
  var isNarrow = false

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if isNarrow { tableView.deselectRow(at: indexPath, animated: true) }
  }
}
