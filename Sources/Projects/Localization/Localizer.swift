import FileReading
import InterfaceBuilder
import SourceEvidence

/// Localizes the titles of documents, and adds titles that are only in strings tables.
struct Localizer {
  /// The languages to use for the requested one, best first, or an empty array if none was
  /// requested.
  private let choices: [Language]
  /// The languages of titles that are not in a document, best first.
  private let development: [TextTables.Choice]
  private var tables: TextTables
  /// The titles in the language of the document, by the localized ones.
  private(set) var originals: [String: Set<String>] = [:]
  /// Whether any title exists in the requested language.
  private(set) var hasFoundText = false

  init(_ tables: TextTables, choices: [Language], development: [TextTables.Choice]) {
    self.tables = tables
    self.choices = choices
    self.development = development
  }

  /// The problems of tables that cannot be read.
  var problems: [InputProblem] { tables.problems }

  /// Returns a document with localized titles.
  mutating func localized(_ document: Document) -> Document {
    guard !choices.isEmpty || document.leavesTitlesOpen else { return document }
    var texts: [(LocalizableText, String)] = []
    let own = LocalizedPath(document.file).language
    if own.map(choices.contains) ?? false { hasFoundText = true }
    // The languages that are preferred to that of the document.
    let better = Array(choices.prefix { $0 != own })
    for place in document.localizableTexts {
      guard let found = text(at: place, of: document.file, better), found.text != place.text else {
        continue
      }
      texts.append((place, found.text))
      if let original = found.original { originals[found.text, default: []].insert(original) }
    }
    return document.saying(texts)
  }

  /// Returns source code with localized titles of tabs, screens, commands, and menus.
  mutating func localized(_ source: SourceEvidence) -> SourceEvidence {
    var source = source
    for container in source.containers.indices {
      for tab in source.containers[container].tabs.indices {
        source.containers[container].tabs[tab].title =
          source.containers[container].tabs[tab].title.map { localized($0) }
      }
    }
    source.tabItems = source.tabItems.map { localized($0) }
    source.screenTitles = source.screenTitles.map { localized($0) }
    source.screens = source.screens.mapValues { contents in
      contents.mapTexts { localized($0) }
    }
    for command in source.commands.indices {
      let (title, menu) = (source.commands[command].title, source.commands[command].menuTitle)
      source.commands[command].title = title.map { localized($0) }
      source.commands[command].menuTitle = menu.map { localized($0) }
    }
    return source
  }

  private mutating func localized(_ title: CodeScreenTitle) -> CodeScreenTitle {
    var title = title
    title.text = title.text.map { localized($0) }
    return title
  }

  private mutating func localized(_ text: CodeText) -> CodeText {
    guard let key = text.key else { return text }
    var result = text
    if let found = tables.text(key, table: text.table, in: choices).flatMap({ text.filled($0) }) {
      hasFoundText = true
      let original =
        text.readable
        ?? tables.text(key, table: text.table, in: development).flatMap { text.filled($0) }
      if let original, original != found { originals[found, default: []].insert(original) }
      result.literal = found
    } else if text.isInTable {
      let found = tables.text(key, table: text.table, in: development)
      result.literal = found.map { text.filled($0) } ?? text.readable
    }
    return result
  }

  /// Returns the localized title if it differs from that in the document, with the title in the
  /// document's language.
  private mutating func text(
    at place: LocalizableText, of file: String, _ languages: [Language]
  ) -> (text: String, original: String?)? {
    if let key = place.runtimeKey, let text = tables.text(key, in: choices) {
      hasFoundText = true
      return (text, place.text ?? tables.text(key, in: development))
    }
    if !place.isUntouched, let text = tables.text(place.key, of: file, in: languages) {
      hasFoundText = true
      return (text, place.text)
    }
    guard place.isMissing else { return nil }
    if let key = place.runtimeKey, let text = tables.text(key, in: development) {
      return (text, nil)
    }
    guard !place.isUntouched else { return nil }
    return tables.text(place.key, of: file, in: development).map { ($0, nil) }
  }
}

extension SourceEvidence {
  /// Whether some title is only in a strings table.
  var leavesTitlesOpen: Bool {
    let tabs = containers.lazy.flatMap(\.tabs).compactMap(\.title)
    let titles = Array(tabs) + commands.flatMap { [$0.title, $0.menuTitle].compactMap { $0 } }
    return titles.contains(where: \.isInTable)
      || (tabItems + screenTitles).contains { $0.text?.isInTable == true }
      || screens.values.contains { $0.texts.contains(where: \.isInTable) }
  }
}
