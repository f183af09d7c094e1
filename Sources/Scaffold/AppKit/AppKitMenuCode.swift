import Foundation

/// The parts of the main menu of an AppKit app in code.
struct AppKitMenuCode {
  private let commands: CommandList
  /// Whether the View menu has a command for each section.
  let hasSections: Bool

  init(_ commands: CommandList, hasSections: Bool) {
    self.commands = commands
    self.hasSections = hasSections
  }

  /// Whether nothing is added to the menu bar.
  var isEmpty: Bool { commands.all.isEmpty && !hasSections }

  /// The values of the template.
  var values: [String: String] {
    ["insertions": insertions, "groups": groups, "actions": actions]
  }

  /// The flags of the template.
  var flags: Set<String> {
    (hasSections ? Set(["sections"]) : []).union(commands.all.isEmpty ? [] : ["adds"])
  }

  /// A note for each action that nobody implements yet.
  var notes: [Note] {
    commands.all.filter { !$0.isImplemented }.map { entry in
      .write(
        "func \(entry.action)(_ sender: Any?) {\n}",
        "The command “\(entry.title)” is dimmed until a responder implements its action.")
    }
  }

  private var insertions: String {
    ((hasSections ? ["addSections(to: viewMenu(in: bar))"] : [])
      + commands.menus.map { menu in
        "add(\(menu)Commands, to: \(Self.places[menu] ?? "viewMenu(in: bar)"))"
      }).joined(separator: "\n")
  }

  /// Where commands go: menus other than View are found by an item that every app has there.
  private static let places: [MenuEntry.Menu: String] = [
    .file: "menu(with: [#selector(NSWindow.performClose(_:))], in: bar)",
    .edit: "menu(with: [#selector(NSText.copy(_:))], in: bar)",
    .window: "NSApp.windowsMenu", .help: "NSApp.helpMenu",
  ]

  private var groups: String {
    commands.menus.map { menu in
      let items = commands.commands(in: menu).map(\.appKitCode)
      return
        ([
          "/// The commands of the \(menu.rawValue.capitalized) menu.",
          "private static var \(menu)Commands: [NSMenuItem] {", "  [",
        ] + items + ["  ]", "}", ""]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private var actions: String {
    ((hasSections ? ["@objc optional func showSection(_ sender: NSMenuItem)"] : [])
      + commands.actions.map { "@objc optional func \($0)(_ sender: Any?)" })
      .joined(separator: "\n")
  }
}

extension MenuEntry {
  /// The command as an element of an array.
  fileprivate var appKitCode: String {
    let title = "NSLocalizedString(\(SwiftText.literal(title)), comment: \"Menu command\")"
    let action = "#selector(NavigationActions.\(action)(_:))"
    let key = key.flatMap { KeyCode($0) }
    let arguments = key.map { ", \($0.appKitArguments)" } ?? ""
    return "    item(\n      \(title),\n      \(action)\(arguments)),"
  }
}
