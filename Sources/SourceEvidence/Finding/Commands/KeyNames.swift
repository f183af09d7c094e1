/// The names of keys and modifier keys in the frameworks, in both languages.
enum KeyNames {
  /// Returns the key for a value, or `nil` if it is no key or is unknown.
  static func key(_ value: Value) -> String? {
    switch value {
    case .enumeration(_, let name, _), .type(let name): key(constant: name)
    default: value.text?.literal.flatMap { key($0) }
    }
  }

  /// Returns the key for a text: one character, or the value of a framework's constant.
  static func key(_ text: String) -> String? {
    if let known = characters[text] { return known }
    return text.count == 1
      ? text.lowercased() : text.hasPrefix("UIKeyInput") ? key(constant: text) : nil
  }

  /// Whether a key in AppKit includes Shift, which is the case for a capital letter.
  static func isShifted(_ text: String) -> Bool {
    text.count == 1 && text.startsUppercase
  }

  /// Returns the key for a constant such as `UIKeyCommand.inputLeftArrow`, or `nil` if it is none.
  static func key(constant name: String) -> String? {
    let stripped = ["UIKeyInput", "input"].reduce(name) { name, prefix in
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
    let lowered = stripped.prefix(1).lowercased() + stripped.dropFirst()
    return constants.contains(lowered) ? lowered : nil
  }

  /// Returns the modifier keys for a value, or `nil` if they are unknown.
  static func modifiers(_ value: Value) -> Set<CodeCommand.Modifier>? {
    switch value {
    case .number(0): return []
    case .enumeration(_, let name, _), .type(let name):
      return modifier(name).map { [$0] } ?? (others.contains(withoutPrefix(name)) ? [] : nil)
    case .list(let list) where list.isWhole && !list.isOpen:
      var all: Set<CodeCommand.Modifier> = []
      for element in list.elements {
        guard let some = modifiers(element) else { return nil }
        all.formUnion(some)
      }
      return all
    default: return nil
    }
  }

  /// Modifiers that menus do not show.
  private static let others: Set = ["alphashift", "numericpad", "capslock"]

  private static func withoutPrefix(_ name: String) -> String {
    name.lowercased().replacing("uikeymodifier", with: "")
      .replacing("nseventmodifierflag", with: "")
  }

  /// Returns the modifier key for the name of a constant, or `nil` if it is none.
  static func modifier(_ name: String) -> CodeCommand.Modifier? {
    switch withoutPrefix(name) {
    case "command": .command
    case "shift": .shift
    case "alternate", "option": .option
    case "control": .control
    default: nil
    }
  }

  private static let characters = [
    "\r": "return", "\n": "return", "\t": "tab", " ": "space", "\u{8}": "delete",
    "\u{7F}": "delete", "\u{1B}": "escape", "\u{F700}": "upArrow", "\u{F701}": "downArrow",
    "\u{F702}": "leftArrow", "\u{F703}": "rightArrow", "\u{F728}": "deleteForward",
    "\u{F729}": "home", "\u{F72B}": "end", "\u{F72C}": "pageUp", "\u{F72D}": "pageDown",
  ]

  private static let constants: Set = [
    "leftArrow", "rightArrow", "upArrow", "downArrow", "escape", "delete", "pageUp", "pageDown",
    "home", "end", "return", "tab", "space", "deleteForward", "clear",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]
}
