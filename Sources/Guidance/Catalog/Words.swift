import YAMLReading

/// The lists of words that titles, symbols, and class names are compared with.
package struct Words: Sendable, Equatable, CatalogRecord {
  private var lists: [List: Set<String>]
  /// The texts in the development language, by the text in the language of the report.
  package var originals: [String: Set<String>] = [:]

  /// The lists of words.
  package enum List: String, CaseIterable, Sendable {
    case settingsTitles = "settings.titles"
    case settingsSymbols = "settings.symbols"
    case actionVerbs = "actions.verbs"
    case actionSymbols = "actions.symbols"
    case perspectives = "actions.perspectives"
    case answers = "actions.answers"
    case searchTitles = "search.titles"
    case searchSymbols = "search.symbols"
    case onboarding = "onboarding.words"
    case vagueTitles = "vague.titles"
    case editorVerbs = "editors.verbs"
    case olderEntries = "refreshing.older"
    case livePrograms = "live.programs"
    case recordings = "live.recordings"
    case wholeScreen = "wholeScreen.words"
    case glanceTitles = "glances.titles"

    /// The keys of the list in the file.
    fileprivate var parts: (group: String, name: String) {
      let parts = rawValue.split(separator: ".").map(String.init)
      return (parts[0], parts[1])
    }
  }

  package init(from keys: inout KeyReader) {
    lists = [:]
    for (group, members) in Dictionary(grouping: List.allCases, by: \.parts.group) {
      let found = keys.readIfPresent(group) { Self.lists(members, $0, $1) } ?? [:]
      lists.merge(found) { $1 }
    }
    _ = keys.readIfPresent("sources") as [String]?
  }

  private static func lists(
    _ lists: [List], _ node: YAMLNode, _ mistakes: Mistakes
  ) -> [List: Set<String>] {
    KeyReader.read(node, mistakes) { keys in
      var found: [List: Set<String>] = [:]
      for list in lists {
        let words: [String] = keys.readIfPresent(list.parts.name) ?? []
        found[list] = Set(words.map { $0.lowercased() })
      }
      return found
    }
  }

  private subscript(list: List) -> Set<String> { lists[list] ?? [] }

  /// Returns a text and its counterparts in the development language, because the lists need not
  /// contain the words of other languages.
  package func meanings(of text: String) -> [String] {
    [text] + (originals[text].map { $0.sorted() } ?? [])
  }

  /// Whether a text is one of the words.
  package func contains(_ text: String?, in list: List) -> Bool {
    any(of: text) { self[list].contains($0.trimmingDots) }
  }

  /// Whether a text begins with one of the words, followed by no other letter.
  package func begins(_ text: String?, with list: List) -> Bool {
    any(of: text) { begins(with: list, $0) }
  }

  /// Whether a text in lowercase, or its counterpart in the development language, passes a test.
  private func any(of text: String?, _ test: (String) -> Bool) -> Bool {
    guard let text else { return false }
    return test(text.lowercased())
      || originals[text]?.contains { test($0.lowercased()) } ?? false
  }

  private func begins(with list: List, _ text: String) -> Bool {
    self[list].contains { word in
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

  /// Whether a text contains one of the words.
  package func appears(_ list: List, in text: String?) -> Bool {
    guard let bytes = text.map({ Array($0.lowercased().utf8) }) else { return false }
    return self[list].contains { Self.isPart($0.utf8, of: bytes) }
  }

  /// Whether a word is a part of a text, compared byte by byte.
  private static func isPart(_ word: String.UTF8View, of text: [UInt8]) -> Bool {
    guard let first = word.first, word.count <= text.count else { return false }
    return text.indices.dropLast(word.count - 1).contains { start in
      text[start] == first && text[start...].starts(with: word)
    }
  }
}

extension String {
  /// The text without dots and white space at both ends, such as "Settings" for "Settings…".
  fileprivate var trimmingDots: String {
    guard !isTrimmed else { return self }
    let isKept = { (character: Character) in !character.isWhitespace && !"….".contains(character) }
    guard let first = firstIndex(where: isKept), let last = lastIndex(where: isKept) else {
      return ""
    }
    return String(self[first...last])
  }

  /// Whether the first and last bytes show that there is nothing to trim: both are ASCII letters,
  /// digits, or punctuation after the dot, as in most titles.
  private var isTrimmed: Bool {
    let isKept = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "~")).contains(byte) }
    return utf8.first.map(isKept) == true && utf8.last.map(isKept) == true
  }
}
