import Foundation

/// The parts of the main menu in code.
struct MenuBuilderCode {
  private let commands: CommandList
  /// The sections with a command each, if they have one.
  private let sections: SectionTable?
  private let hasSettings: Bool

  init(_ commands: [MenuEntry], sections: SectionTable?, hasSettings: Bool) {
    self.commands = CommandList(commands)
    self.sections = sections
    self.hasSettings = hasSettings
  }

  private var hasSections: Bool { sections != nil }

  /// Whether nothing is added to the menu bar.
  var isEmpty: Bool { commands.all.isEmpty && !hasSections && !hasSettings }

  /// The commands whose action nobody implements.
  var actionsOfPeople: [MenuEntry] {
    commands.all.filter { !$0.isImplemented && !Self.implemented.contains($0.action) }
  }

  private static let implemented: Set = ["goBack", "showNextPage", "showPreviousPage"]

  /// The values of the templates of the menu and of its actions.
  var values: [String: String] {
    ["insertions": insertions, "groups": groups, "actions": actions]
  }

  /// The flags of the template of the menu.
  var flags: Set<String> {
    var flags: Set<String> = []
    if let sections {
      flags.insert("sections")
      flags.formUnion(sections.keyFlags)
    }
    if hasSettings { flags.insert("settings") }
    if hasSections || commands.menus.contains(where: { $0 != .actions }) { flags.insert("inserts") }
    if commands.menus.contains(.actions) { flags.insert("actionsMenu") }
    if !flags.isDisjoint(with: ["inserts", "actionsMenu"]) { flags.insert("identifiers") }
    return flags
  }

  private var insertions: String {
    var lines: [String] = []
    if hasSettings { lines.append("addSettings(to: builder)") }
    if hasSections {
      lines.append("add(sections, as: \"sections\", to: .view, atStart: true, with: builder)")
    }
    for menu in commands.menus where menu != .actions {
      lines.append("add(\(menu)Commands, as: \"\(menu)\", to: .\(menu), with: builder)")
    }
    if commands.menus.contains(.actions) { lines.append("addActionsMenu(to: builder)") }
    return lines.joined(separator: "\n")
  }

  private var groups: String {
    commands.menus.map { menu in
      let items = commands.commands(in: menu).map(\.code)
      return """
        /// The commands of the \(menu.rawValue.capitalized) menu.
        private static var \(menu)Commands: [UICommand] {
          [
        \(items.map(\.indentedTwice).joined(separator: "\n"))
          ]
        }

        """
    }.joined(separator: "\n")
  }

  private var actions: String {
    ((hasSections ? ["@objc optional func showSection(_ sender: UICommand)"] : [])
      + commands.actions.map { "@objc optional func \($0)(_ sender: Any?)" }
      + (hasSettings ? ["@objc optional func showSettings(_ sender: Any?)"] : []))
      .joined(separator: "\n")
  }
}

extension MenuEntry {
  /// The command as an element of an array.
  fileprivate var code: String {
    let title = "title: NSLocalizedString(\(SwiftText.literal(title)), comment: \"Menu command\"),"
    let action = "action: #selector(NavigationActions.\(action)(_:))"
    guard let key = key.flatMap({ KeyCode($0) }) else {
      return "UICommand(\n  \(title)\n  \(action)),"
    }
    return
      "UIKeyCommand(\n  \(title)\n  \(action), input: \(key.input),\n"
      + "  modifierFlags: \(key.modifierFlags)),"
  }
}

extension String {
  /// The lines, two levels deeper.
  fileprivate var indentedTwice: String {
    split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
