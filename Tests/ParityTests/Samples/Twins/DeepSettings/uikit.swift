import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(
      rootViewController: GeneralViewController(style: .insetGrouped))
    window?.makeKeyAndVisible()
  }
}

class GeneralViewController: UITableViewController {
  private let sound = UISwitch()
  private let time = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "General"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = ["About This Till", "Keyboards", "Sound", "Time"][indexPath.row]
    if indexPath.row == 2 { cell.accessoryView = sound }
    if indexPath.row == 3 { cell.accessoryView = time }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.row {
    case 0: navigationController?.pushViewController(AboutTillViewController(), animated: true)
    case 1: navigationController?.pushViewController(KeyboardsViewController(), animated: true)
    default: break
    }
  }
}

class AboutTillViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
  }
}

class KeyboardsViewController: UITableViewController {
  private let capital = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keyboards"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = indexPath.row == 0 ? "Text Replacement" : "Capital at Start of Sentence"
    if indexPath.row == 1 { cell.accessoryView = capital }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(TextReplacementViewController(), animated: true)
  }
}

class TextReplacementViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text Replacement"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ReplacementEditorViewController(), animated: true)
  }
}

class ReplacementEditorViewController: UITableViewController {
  private let written = UITextField()
  private let typed = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Replacement"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(indexPath.section == 0 ? written : typed)
    return cell
  }

  @objc func save() { navigationController?.popViewController(animated: true) }
}
