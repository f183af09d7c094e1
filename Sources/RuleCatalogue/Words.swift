/// The words that titles, symbols and class names are compared with.
package struct Words: Sendable, Decodable {
  private var lists: [String: [String: [String]]]

  /// What a word list is asked for.
  package enum List: String, CaseIterable, Sendable {
    case settingsTitles = "settings.titles"
    case settingsSymbols = "settings.symbols"
    case actionVerbs = "actions.verbs"
    case actionSymbols = "actions.symbols"
    case perspectives = "actions.perspectives"
    case searchTitles = "search.titles"
    case searchSymbols = "search.symbols"
    case onboarding = "onboarding.words"
    case vagueTitles = "vague.titles"
    case editorVerbs = "editors.verbs"

    var parts: [Substring] { rawValue.split(separator: ".") }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.openContainer()
    let known = Dictionary(grouping: List.allCases.map(\.parts), by: { String($0[0]) })
      .mapValues { $0.map { String($0[1]) } }
    lists = [:]
    for key in container.keys where key != Self.sources {
      guard let parts = known[key.stringValue] else {
        let names = known.keys.sorted() + [Self.sources.stringValue]
        try container.note(
          container.error(at: key, unknownKeyMessage(key.stringValue, among: names)))
        continue
      }
      lists[key.stringValue] = try container.noting {
        try Self.lists(in: try container.nested(key), of: parts)
      }
    }
    _ = try container.decodeIfPresent([String].self, forKey: Self.sources)
  }

  private static let sources = AnyKey("sources")

  private static func lists(
    in container: StrictContainer<AnyKey>, of allowed: [String]
  ) throws -> [String: [String]] {
    var lists: [String: [String]] = [:]
    for key in container.keys {
      if !allowed.contains(key.stringValue) {
        try container.note(
          container.error(at: key, unknownKeyMessage(key.stringValue, among: allowed)))
      }
      lists[key.stringValue] = try container.decode([String].self, forKey: key)
        .map { $0.lowercased() }
    }
    return lists
  }

  private subscript(list: List) -> [String] {
    lists[String(list.parts[0])]?[String(list.parts[1])] ?? []
  }

  /// Whether a text is one of the words.
  package func contains(_ text: String?, in list: List) -> Bool {
    guard let text = text?.lowercased() else { return false }
    return self[list].contains(text.trimmingDots)
  }

  /// Whether a text begins with one of the words, as a word of its own.
  package func begins(_ text: String?, with list: List) -> Bool {
    guard let text = text?.lowercased() else { return false }
    return self[list].contains { word in
      guard text.hasPrefix(word) else { return false }
      guard let next = text.dropFirst(word.count).first else { return true }
      return !next.isLetter
    }
  }

  /// Whether an image's name begins with one of the words.
  package func names(_ image: String?, in list: List) -> Bool {
    guard let image = image?.lowercased() else { return false }
    return self[list].contains { image.hasPrefix($0) }
  }

  /// Whether one of the words stands somewhere in a text.
  package func appears(_ list: List, in text: String?) -> Bool {
    guard let text = text?.lowercased() else { return false }
    return self[list].contains { text.contains($0) }
  }
}

extension String {
  /// The text without dots and white space at its ends: "Settings…" is "Settings".
  fileprivate var trimmingDots: String {
    let isKept = { (character: Character) in !character.isWhitespace && !"….".contains(character) }
    guard let first = firstIndex(where: isKept), let last = lastIndex(where: isKept) else {
      return ""
    }
    return String(self[first...last])
  }
}
