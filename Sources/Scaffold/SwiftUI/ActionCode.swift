/// The parts of the commands of a SwiftUI app in code.
struct ActionCode {
  private let commands: CommandList

  init(_ commands: CommandList) { self.commands = commands }

  /// The values of the template.
  var values: [String: String] {
    [
      "keys": joined("\n\n") { action in
        "private struct \(Self.key(action)): FocusedValueKey {\n  typealias Value = WindowAction\n}"
      },
      "values": joined("\n\n") { action in
        """
        var \(action): WindowAction? {
          get { self[\(Self.key(action)).self] }
          set { self[\(Self.key(action)).self] = newValue }
        }
        """
      },
      "properties": joined("\n") { "@FocusedValue(\\.\($0)) private var \($0)" },
      "groups": commands.menus.map(group).joined(separator: "\n"),
    ]
  }

  private func joined(_ separator: String, _ text: (String) -> String) -> String {
    commands.actions.map(text).joined(separator: separator)
  }

  private static func key(_ action: String) -> String {
    action.prefix(1).uppercased() + action.dropFirst() + "Key"
  }

  private func group(_ menu: MenuEntry.Menu) -> String {
    let head =
      menu == .actions
      ? "CommandMenu(\"Actions\") {"
      : "CommandGroup(\(Self.placements[menu] ?? "after: .toolbar")) {"
    let lines = commands.commands(in: menu).flatMap(\.swiftUILines).map { "  \($0)" }
    return ([head] + lines + ["}"]).joined(separator: "\n")
  }

  private static let placements: [MenuEntry.Menu: String] = [
    .file: "after: .newItem", .edit: "after: .pasteboard", .format: "after: .textFormatting",
    .view: "after: .sidebar", .window: "after: .windowArrangement", .help: "after: .help",
  ]
}

extension MenuEntry {
  /// The command as a button.
  fileprivate var swiftUILines: [String] {
    let key = key.flatMap { KeyCode($0) }
    return
      ["Button(\(SwiftText.literal(title))) { \(action)?() }"]
      + (key.map { ["  .keyboardShortcut(\($0.swiftUIKey), modifiers: \($0.swiftUIModifiers))"] }
        ?? [])
      + ["  .disabled(\(action) == nil)"]
  }
}
