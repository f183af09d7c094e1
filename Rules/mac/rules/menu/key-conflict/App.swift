import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    let command = UIKeyCommand(
      title: "Quick Note", action: #selector(act), input: "q", modifierFlags: .command)
    builder.insertChild(
      UIMenu(title: "", options: .displayInline, children: [command]), atStartOfMenu: .file)
  }
}
