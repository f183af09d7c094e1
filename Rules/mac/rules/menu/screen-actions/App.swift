import UIKit

class StopList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sort = UIAction(title: "Sort by Distance") { _ in }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Options", menu: UIMenu(children: [sort]))
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Plan Trip", style: .default))
    sheet.addAction(UIAlertAction(title: "Report Problem", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
