import InterfaceBuilder
import SourceEvidence

/// Says the texts of documents in a language, and finds the titles that documents leave to tables.
struct Localizer {
  /// What people get of the language that was asked for, the best first; nothing where none was.
  private let choices: [Language]
  /// Where to look for what a document does not say, in that order.
  private let development: [TextTables.Choice]
  private var tables: TextTables
  /// What texts say in the language of their document.
  private(set) var originals: [String: Set<String>] = [:]
  /// Whether some text is there in the language that was asked for.
  private(set) var hasFoundText = false

  init(_ tables: TextTables, choices: [Language], development: [TextTables.Choice]) {
    self.tables = tables
    self.choices = choices
    self.development = development
  }

  /// Tables that cannot be read.
  var problems: [DocumentProblem] { tables.problems }

  /// A document as people see it.
  mutating func localized(_ document: Document) -> Document {
    guard !choices.isEmpty || document.leavesTitlesOpen else { return document }
    var texts: [(LocalizableText, String)] = []
    let own = LocalizedPath(document.file).language
    if own.map(choices.contains) ?? false { hasFoundText = true }
    // What is better than the language that the document is written in.
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

  /// What code says, with the titles of tabs as people see them.
  mutating func localized(_ source: SourceEvidence) -> SourceEvidence {
    var source = source
    for container in source.containers.indices {
      for tab in source.containers[container].tabs.indices {
        source.containers[container].tabs[tab].title =
          source.containers[container].tabs[tab].title.map { localized($0) }
      }
    }
    return source
  }

  private mutating func localized(_ text: CodeText) -> CodeText {
    guard let key = text.key else { return text }
    var result = text
    if let found = tables.text(key, in: choices) {
      hasFoundText = true
      let original = text.readable ?? tables.text(key, in: development)
      if let original, original != found { originals[found, default: []].insert(original) }
      result.literal = found
    } else if text.readable == nil {
      result.literal = tables.text(key, in: development)
    }
    return result
  }

  /// What people see in a place of a document where that is not what the document says, and what it
  /// is in the document's language.
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
  /// Whether it leaves a title to a table of texts.
  var leavesTitlesOpen: Bool {
    containers.contains { container in
      container.tabs.contains { $0.title.map { $0.key != nil && $0.readable == nil } ?? false }
    }
  }
}
