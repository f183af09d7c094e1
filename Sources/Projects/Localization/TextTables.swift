import FileReading
import XcodeProject

/// The strings tables of a project. Each file is read on its first use.
struct TextTables {
  /// A language, or `nil` for tables in `Base.lproj` and outside all `.lproj` folders.
  typealias Choice = Language?

  private let tables: [TextTable]
  /// The tables of documents, by the path that they have in common.
  private let byDocument: [String: [Int]]
  /// The tables for code. `Localizable` comes first.
  private let forCode: [Int]
  private var contents: [Int: TextTable.Contents] = [:]
  private var texts: [Place: [String: String]] = [:]
  /// The keys of the tables for code, once they have been used.
  private var spelledKeys: SpelledKeys?
  /// The problems of files that cannot be read, without duplicates.
  private(set) var problems: [InputProblem] = []

  /// A table in one language.
  private struct Place: Hashable {
    var table: Int
    var language: Choice
  }

  init(_ files: [DiscoveredFile], documents: some Sequence<String>) {
    tables = files.map { TextTable($0) }
    let shared = Set(documents.map { LocalizedPath($0).shared })
    let groups = Dictionary(grouping: tables.indices) { [tables] in tables[$0].path.shared }
    byDocument = groups.filter { shared.contains($0.key) }
    forCode = tables.indices
      .filter { [tables] in tables[$0].isForCode && !shared.contains(tables[$0].path.shared) }
      .sorted { [tables] in
        (tables[$0].path.name == "Localizable" ? 0 : 1, $0)
          < (tables[$1].path.name == "Localizable" ? 0 : 1, $1)
      }
  }

  /// Returns the languages of all tables.
  mutating func languages() -> Set<Language> {
    tables.indices.reduce(into: []) { found, table in
      if let language = tables[table].path.language { found.insert(language) }
      if tables[table].isCatalog { found.formUnion(read(table)?.languages ?? []) }
    }
  }

  /// Returns the languages to use as the development language, best first. If it is unknown,
  /// English is the most likely.
  func developmentChoices(_ region: Language?) -> [Choice] {
    let folders = folderLanguages
    let usual = [region, Language("en")].compactMap { $0 }
    let isThere = usual.contains(where: folders.contains)
    let others = isThere ? [] : folders.sorted().prefix(1)
    return usual.map(Optional.some) + [nil] + others.map(Optional.some)
  }

  /// The languages of `.lproj` folders.
  var folderLanguages: Set<Language> { Set(tables.compactMap(\.path.language)) }

  /// Returns the text for a key in the tables of a document, in the first language that has one.
  mutating func text(_ key: String, of document: String, in languages: [Choice]) -> String? {
    text(key, among: byDocument[LocalizedPath(document).shared] ?? [], in: languages)
  }

  /// Returns the text for a key in the tables for code, in the first language that has one.
  mutating func text(_ key: String, in languages: [Choice]) -> String? {
    text(key, among: forCode, in: languages)
  }

  /// Returns the text for a key in the named table for code, in the first language that has one. If there is
  /// no such table, or no name, all tables are searched.
  mutating func text(_ key: String, table: String?, in languages: [Choice]) -> String? {
    let named = forCode.filter { [tables] in tables[$0].path.name == table }
    return text(key, among: named.isEmpty ? forCode : named, in: languages)
  }

  /// Returns the key in the tables for code that a path of members spells.
  mutating func key(spelledBy path: [String], in languages: [Choice]) -> TextKey? {
    let keys = spelledKeys ?? allKeys(in: languages)
    spelledKeys = keys
    return keys.key(spelledBy: path)
  }

  private mutating func allKeys(in languages: [Choice]) -> SpelledKeys {
    var keys = SpelledKeys()
    for table in forCode
    where tables[table].isCatalog || languages.contains(tables[table].path.language) {
      let name = tables[table].path.name
      switch read(table) {
      case .table(let values): keys.add(values.keys, of: name)
      case .catalog(let catalog): keys.add(catalog.keys, of: name)
      case nil: break
      }
    }
    return keys
  }

  private mutating func text(
    _ key: String, among candidates: [Int], in languages: [Choice]
  ) -> String? {
    for language in languages {
      for table in candidates {
        if let text = values(of: table, in: language)[key], !text.isBlank { return text }
      }
    }
    return nil
  }

  private mutating func values(of table: Int, in language: Choice) -> [String: String] {
    let path = tables[table].path
    guard tables[table].isCatalog || path.language == language else { return [:] }
    let place = Place(table: table, language: language)
    if let known = texts[place] { return known }
    let values = values(in: read(table), language)
    texts[place] = values
    return values
  }

  private func values(in contents: TextTable.Contents?, _ language: Choice) -> [String: String] {
    switch contents {
    case .table(let values): return values
    case .catalog(let catalog):
      let code = catalog.languages.sorted().first { code in
        language.map { Language(code) == $0 } ?? (code == catalog.sourceLanguage)
      }
      return code.map { catalog.values(in: $0) } ?? [:]
    case nil: return [:]
    }
  }

  private mutating func read(_ table: Int) -> TextTable.Contents? {
    if let known = contents[table] { return known }
    do throws(ProjectError) {
      contents[table] = try tables[table].read()
    } catch {
      contents[table] = .table([:])
      problems.append(
        InputProblem(
          .note, at: SourceLocation(file: error.file, line: error.line),
          "No titles are taken from this table of texts, because it cannot be read. "
            + error.message))
    }
    return contents[table]
  }
}

extension String {
  /// Whether the string contains only white space.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
