import Guidance

extension [ButtonCommand] {
  /// The code that adds the commands to their menus.
  var code: String {
    let menus = reduce(into: [MenuName]()) { if !$0.contains($1.menu) { $0.append($1.menu) } }
    return menus.map { menu in Self.code(filter { $0.menu == menu }, in: menu) }
      .joined(separator: "\n")
  }

  private static func code(_ commands: [ButtonCommand], in menu: MenuName) -> String {
    let children = commands.map { $0.code + "," }.joined(separator: "\n")
    guard let identifier = identifiers[menu] else {
      return """
        if builder.menu(for: .view) != nil {
          builder.insertSibling(
            UIMenu(title: NSLocalizedString("\(menu.rawValue)", comment: "Menu"), children: [
        \(children)
            ]), afterMenu: .view)
        }
        """
    }
    let place = menu == .edit || menu == .help ? "atEndOfMenu" : "atStartOfMenu"
    return """
      if builder.menu(for: .\(identifier)) != nil {
        builder.insertChild(
          UIMenu(options: .displayInline, children: [
      \(children)
          ]), \(place): .\(identifier))
      }
      """
  }

  /// The menus that the system has. Those of an app's own are behind View.
  private static let identifiers: [MenuName: String] = [
    .app: "application", .file: "file", .edit: "edit", .format: "format", .view: "view",
    .go: "view", .window: "window", .help: "help",
  ]
}

extension ButtonCommand {
  /// The command as an expression.
  fileprivate var code: String {
    """
          UICommand(
            title: NSLocalizedString(\(SwiftText.literal(title)), comment: "Menu command"),
            action: #selector(pressButton(_:)),
            propertyList: \(value))
    """
  }
}
