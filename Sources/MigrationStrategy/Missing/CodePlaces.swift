import FileReading
package import Guidance
package import Projects
package import SourceEvidence

/// The places in code that use what a system does not have.
struct CodePlaces {
  private var places: [CodeUse.What: [SourceLocation]] = [:]
  private let classes: ClassHierarchy

  init(_ source: SourceEvidence?, for system: String) {
    classes = source?.classes ?? ClassHierarchy()
    for use in source?.uses ?? [] where use.systems.contains(system) {
      places[use.what, default: []].append(use.place)
    }
  }

  /// Returns the uses of an entry of a table. A name that the project declares itself is another one.
  func places(of api: UnavailableAPI) -> [MissingAPI.Place] {
    let tokens = api.codeTokens.filter { classes.place(of: $0.typeName) == nil }
    let found = tokens.map { (CodeUse.What.token($0), String?.some($0.text)) }
    let imports = api.modules.map { (CodeUse.What.module($0), String?.none) }
    return (found + imports).flatMap { what, name in
      (places[what] ?? []).filter { api.counts(in: $0.file) }
        .map { MissingAPI.Place(location: $0, name: name) }
    }.sorted { $0.location < $1.location }
  }
}

extension InputReader {
  /// Returns the reader that also looks in code for what the tables of targets list. Without tables, it
  /// is the same.
  package func looking(for tables: [UnavailableAPIs]) -> InputReader {
    var reader = self
    reader.codeSearch = CodeSearch(tables)
    return reader
  }
}

extension CodeSearch {
  /// Creates the search for what the tables of targets list, or returns `nil` if no table lists code.
  package init?(_ tables: [UnavailableAPIs]) {
    let entries = tables.flatMap(\.entries)
    self.init(
      systems: tables.map { table in
        System(table.system, missingModules: Set(table.entries.flatMap(\.missingModules)))
      },
      tokens: Set(entries.flatMap(\.codeTokens)), modules: Set(entries.flatMap(\.modules)))
    if tokens.isEmpty, modules.isEmpty { return nil }
  }
}

extension UnavailableAPI {
  fileprivate var codeTokens: [CodeSearch.Token] {
    tokens.map { CodeSearch.Token($0, module: module) }
  }

  /// The modules whose code counts as left out inside `#if canImport(…)`. What is there only in part
  /// is among them: the team has thought of it.
  fileprivate var missingModules: [String] { status == .deprecated ? [] : modules }

  /// Whether code in a file counts.
  fileprivate func counts(in file: String) -> Bool {
    folders.isEmpty
      || file.lowercased().split(separator: "/").dropLast().contains {
        folders.contains(String($0))
      }
  }
}

extension CodeSearch.Token {
  /// The name without signs, if it may be that of a type.
  fileprivate var typeName: String { text.filter { $0.isLetter || $0.isNumber || $0 == "_" } }
}
