/// Everything the guidance says, as data: rules, decisions, equivalents, key equivalents and words.
package struct Catalog: Sendable {
  /// The rules, by id.
  package private(set) var rules: [Rule]
  /// The decisions, by id.
  package private(set) var decisions: [DecisionProcedure]
  /// The equivalents, by id.
  package private(set) var equivalents: [Equivalent]
  /// The key equivalents.
  package private(set) var shortcuts: Shortcuts
  /// The words that titles are compared with.
  package private(set) var words: Words

  /// Reads the form that the build embeds in the binary.
  ///
  /// - Throws: Mistakes, of which there are none in what ``CatalogFolder`` has checked.
  package init(embedded text: String) throws(CatalogErrors) {
    let mistakes = Mistakes()
    self.init(from: CatalogNode(embedded: text), mistakes)
    guard mistakes.found.isEmpty else { throw CatalogErrors("the built-in catalog", mistakes) }
  }

  /// The rule with an id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The equivalent with an id.
  package func equivalent(_ id: String) -> Equivalent? { equivalents.first { $0.id == id } }

  /// The decisions about a kind of subject, in the order of their ids.
  package func decisions(about kind: SubjectKind) -> [DecisionProcedure] {
    decisions.filter { $0.subjects.contains(kind) }
  }

  /// The titles of all outcomes, by id.
  package var outcomeTitles: [String: String] {
    decisions.reduce(into: [:]) { $0.merge($1.titles) { first, _ in first } }
  }

  /// The catalog with what a folder adds, and what it replaces under the same ids.
  ///
  /// - Throws: All that is wrong with the folder's files.
  package func adding(_ folder: CatalogFolder) throws(CatalogErrors) -> Catalog {
    try folder.check(beside: self)
    var result = self
    result.rules = Self.merged(rules, folder.rules, by: \.id)
    result.decisions = Self.merged(
      decisions, folder.decisions.map { $0.titled(by: outcomeTitles) }, by: \.id)
    result.equivalents = Self.merged(equivalents, folder.equivalents, by: \.id)
    result.shortcuts = folder.shortcuts ?? shortcuts
    result.words = folder.words ?? words
    return result
  }

  private static func merged<Value>(
    _ old: [Value], _ new: [Value], by id: KeyPath<Value, String>
  ) -> [Value] {
    let replaced = Set(new.map { $0[keyPath: id] })
    return (old.filter { !replaced.contains($0[keyPath: id]) } + new)
      .sorted { $0[keyPath: id] < $1[keyPath: id] }
  }
}

extension Catalog: CatalogRecord {
  package init(from keys: inout KeyReader) {
    rules = keys.read("rules")
    decisions = keys.read("decisions")
    equivalents = keys.read("equivalents")
    shortcuts = keys.read("shortcuts")
    words = keys.read("words")
  }
}
