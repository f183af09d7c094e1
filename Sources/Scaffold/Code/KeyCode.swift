/// A key equivalent in the code of a `UIKeyCommand`.
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
  var modifierFlags: String {
    let names = modifiers.compactMap { Self.names[$0] }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  private static let names: [Character: String] = [
    "⌃": ".control", "⌥": ".alternate", "⇧": ".shift", "⌘": ".command",
  ]

  private static let arrows = [
    "←": "LeftArrow", "→": "RightArrow", "↑": "UpArrow", "↓": "DownArrow",
  ]
}
