/// A key equivalent in code.
struct KeyCode {
  /// The modifiers, as menus show them.
  private let modifiers: [Character]
  /// The key: a character, or an arrow.
  private let key: String

  /// Creates the code for a key as menus show it, such as `⇧⌘N`, or returns `nil` for a key that has
  /// no name.
  init?(_ shown: String) {
    modifiers = shown.prefix { Self.names[$0] != nil }.map(\.self)
    key = String(shown.drop { Self.names[$0] != nil })
    let isNamed = Self.arrows[key] != nil
    guard !modifiers.isEmpty, isNamed || key.count == 1 && key.allSatisfy(\.isASCII) else {
      return nil
    }
  }

  /// The input of a `UIKeyCommand`.
  var input: String {
    Self.arrows[key].map { "UIKeyCommand.input\($0)" } ?? SwiftText.literal(key.lowercased())
  }

  /// The modifier flags of a `UIKeyCommand`.
  var modifierFlags: String { list(\.uiKit) }

  /// The key of a SwiftUI shortcut.
  var swiftUIKey: String {
    Self.arrows[key].map { ".\($0.prefix(1).lowercased() + $0.dropFirst())" }
      ?? SwiftText.literal(key.lowercased())
  }

  /// The modifiers of a SwiftUI shortcut.
  var swiftUIModifiers: String { list(\.swiftUI) }

  /// The arguments of a menu item of AppKit: the key, and the modifiers unless they are ⌘ alone.
  var appKitArguments: String {
    let text =
      Self.appKitArrows[key].map { "\"\\u{\($0)}\"" } ?? SwiftText.literal(key.lowercased())
    return "key: \(text)" + (modifiers == ["⌘"] ? "" : ", modifiers: \(list(\.appKit))")
  }

  private typealias Names = (uiKit: String, swiftUI: String, appKit: String)

  private func list(_ name: (Names) -> String) -> String {
    let names = modifiers.compactMap { Self.names[$0] }.map(name)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  private static let names: [Character: Names] = [
    "⌃": (".control", ".control", ".control"), "⌥": (".alternate", ".option", ".option"),
    "⇧": (".shift", ".shift", ".shift"), "⌘": (".command", ".command", ".command"),
  ]

  private static let arrows = [
    "←": "LeftArrow", "→": "RightArrow", "↑": "UpArrow", "↓": "DownArrow",
  ]

  /// The function keys of `NSEvent`, such as `NSLeftArrowFunctionKey`, in hexadecimal.
  private static let appKitArrows = ["↑": "F700", "↓": "F701", "←": "F702", "→": "F703"]
}
