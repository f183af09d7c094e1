import SourceEvidence

extension CodeCommand {
  /// Whether the command is part of a Mac app. Code for other platforms or for debugging, in
  /// previews, or that is never compiled is not.
  var isOnMac: Bool {
    conditions.isDisjoint(
      with: [.exceptMacCatalyst, .otherPlatform, .never, .preview, .exceptMacIdiom, .debug])
  }

  /// The key with its modifiers, as menus show it, or `nil` for a key without modifiers, which only
  /// the current screen handles.
  var shownKey: String? { modifiers.isEmpty ? nil : keyText }

  /// The key with its modifiers, if it has any, as menus show it, or `nil` if a part of it is
  /// unknown.
  var keyText: String? {
    guard let input, knowsModifiers else { return nil }
    // Instead of ⇧, menus show the upper character of a key
    // (How-the-Menu-Bar-Is-Built.md#how-keys-are-written).
    if modifiers.contains(.shift), let upper = Self.upper[input] {
      return modifiers.subtracting([.shift]).sorted().map(\.mark).joined() + upper
    }
    return modifiers.sorted().map(\.mark).joined() + (Self.marks[input] ?? input.uppercased())
  }

  /// The names of the command: its title, its localization key, and its selector.
  ///
  /// A selector that names its key alone, such as `commandFPressed:`, is none.
  var names: [String] {
    let own = selector.flatMap { $0.namesKeyAlone ? nil : $0 }
    return [title?.literal, title?.key, own].compactMap { $0 }
  }

  /// Whether the command is not for iPad.
  var isForMacAlone: Bool { !conditions.isDisjoint(with: [.macOS, .macCatalyst, .macIdiom]) }

  /// Whether the command closes or confirms a dialog, as Return and Esc do, and so belongs to no
  /// menu.
  var answersDialog: Bool { shownKey == nil && ["return", "escape"].contains(input) }

  /// Whether its key is the one that types a capital letter.
  var typesLetter: Bool {
    modifiers == [.shift] && input?.count == 1 && input?.contains(where: \.isLetter) == true
  }

  /// Whether one of its names is one of the titles.
  func isNamed(_ titles: [String]) -> Bool {
    let own = Set(names.map { $0.nameWords.joined(separator: " ") })
    return titles.contains { own.contains($0.lowercased()) }
  }

  /// Whether one of its names contains one of the words, or it has no name.
  func mayBeAbout(_ words: [String]) -> Bool {
    names.isEmpty || isAbout(words)
  }

  /// Whether one of its names contains one of the words, at the beginning of a word: `goBack` is about
  /// `back`, but `playback` is not.
  func isAbout(_ words: [String]) -> Bool {
    let names = names.map { " " + $0.nameWords.joined(separator: " ") }
    return words.flatMap { [$0.lowercased(), $0.withoutSpaces] }.contains { word in
      names.contains { $0.contains(" " + word) }
    }
  }

  private static let upper = ["/": "?", "=": "+"]

  private static let marks = [
    "leftArrow": "←", "rightArrow": "→", "upArrow": "↑", "downArrow": "↓", "escape": "⎋",
    "return": "↩", "delete": "⌫", "tab": "⇥", "space": "Space", "pageUp": "⇞", "pageDown": "⇟",
    "home": "↖", "end": "↘", "deleteForward": "⌦", "clear": "⌧",
  ]
}

extension String {
  /// Whether each word of a name in code is about a key.
  fileprivate var namesKeyAlone: Bool {
    nameWords.allSatisfy { $0.count == 1 || Self.wordsOfKeys.contains($0) }
  }

  private static let wordsOfKeys: Set = [
    "command", "cmd", "control", "ctrl", "option", "alt", "shift", "key", "keyboard", "shortcut",
    "press", "pressed", "handle", "handler", "did", "on", "action",
  ]

  /// The text in lowercase and without spaces, for comparing names in code.
  fileprivate var withoutSpaces: String { lowercased().filter { !$0.isWhitespace } }
}

extension CodeCommand.Modifier {
  fileprivate var mark: String {
    switch self {
    case .control: "⌃"
    case .option: "⌥"
    case .shift: "⇧"
    case .command: "⌘"
    }
  }
}
