import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    let command = UIKeyCommand(
      title: "Quick Note", action: #selector(act), input: "k", modifierFlags: .command)
    builder.insertChild(
      UIMenu(title: "", options: .displayInline, children: [command]), atStartOfMenu: .file)
  }
}

class ListViewController: UITableViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(focusSearchField)),
      UIKeyCommand(
        title: "New Message", action: #selector(compose), input: "n", modifierFlags: .command),
    ]
  }
}
