/// Names of keys and modifier keys, as the frameworks and both languages spell them.
enum KeyNames {
  /// The key for a text or a constant's name.
  static func key(_ text: String) -> String {
    if let known = characters[text] { return known }
    return text.count == 1 ? text.lowercased() : text
  }

  /// Whether a key of AppKit is meant with ⇧: a capital letter is.
  static func isShifted(_ text: String) -> Bool {
    text.count == 1 && text.first?.isUppercase == true
  }

  /// The key for a constant such as `UIKeyCommand.inputLeftArrow`; nil if it is none.
  static func key(constant name: String) -> String? {
    let stripped = ["UIKeyInput", "input"].reduce(name) { name, prefix in
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
    let lowered = stripped.prefix(1).lowercased() + stripped.dropFirst()
    return constants.contains(lowered) ? lowered : nil
  }

  /// The modifier for a constant's name; nil if it is none.
  static func modifier(_ name: String) -> CodeCommand.Modifier? {
    let plain = name.lowercased().replacing("uikeymodifier", with: "")
      .replacing("nseventmodifierflag", with: "")
    return switch plain {
    case "command": .command
    case "shift": .shift
    case "alternate", "option": .option
    case "control": .control
    default: nil
    }
  }

  private static let characters = [
    "\r": "return", "\n": "return", "\t": "tab", " ": "space", "\u{8}": "delete",
    "\u{7F}": "delete", "\u{1B}": "escape",
  ]

  private static let constants: Set = [
    "leftArrow", "rightArrow", "upArrow", "downArrow", "escape", "delete", "pageUp", "pageDown",
    "home", "end", "return", "tab", "space", "deleteForward", "clear",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
  ]
}
