package import Foundation

/// A folder of rules, decisions and equivalents in YAML, in the layout of `Rules/`.
package struct CatalogueFolder: Sendable {
  /// The rules in `rules/<group>/<name>.yml`.
  package private(set) var rules: [Rule] = []
  /// The decisions in `decisions/<id>.yml`.
  package private(set) var decisions: [DecisionProcedure] = []
  /// The equivalents in `equivalents/<id>.yml`.
  package private(set) var equivalents: [Equivalent] = []
  /// The key equivalents in `shortcuts.yml`.
  package private(set) var shortcuts: Shortcuts?
  /// The words in `words.yml`.
  package private(set) var words: Words?
  /// The statements of the guidance in `statements.yml`. The binary does not carry them.
  package private(set) var statements: Statements?

  /// The files, to say where something is wrong.
  private(set) var files: [String: CatalogueFile] = [:]
  private var errors: [CatalogueErrors.Entry] = []

  /// Reads a folder.
  ///
  /// - Throws: All errors of all files at once.
  package init(_ folder: String) throws(CatalogueErrors) {
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    for path in paths.filter({ $0.hasSuffix(".yml") }).sorted() { read(path, in: folder) }
    if files.isEmpty && errors.isEmpty {
      errors = [
        CatalogueErrors.Entry(
          file: folder, line: 1, column: 1,
          message: "no rules here; expected rules/<group>/<name>.yml, decisions/<id>.yml or "
            + "equivalents/<id>.yml")
      ]
    }
    guard errors.isEmpty else { throw CatalogueErrors(errors) }
  }

  private mutating func read(_ path: String, in folder: String) {
    do throws(CatalogueErrors) {
      let file = try CatalogueFile(folder + "/" + path)
      let name = String(path.dropLast(".yml".count))
      files[name] = file
      try read(file, named: name)
    } catch {
      errors += error.entries
    }
  }

  private mutating func read(_ file: CatalogueFile, named name: String) throws(CatalogueErrors) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count) {
    case ("rules", 2):
      rules.append(try file.decode(Rule.self, named: parts[1], id: \.id))
    case ("decisions", 2):
      decisions.append(try file.decode(DecisionProcedure.self, named: parts[1], id: \.id))
    case ("equivalents", 2):
      equivalents.append(try file.decode(Equivalent.self, named: parts[1], id: \.id))
    case ("shortcuts", 1): shortcuts = try file.decode(Shortcuts.self)
    case ("words", 1): words = try file.decode(Words.self)
    case ("statements", 1): statements = try file.decode(Statements.self)
    default:
      throw file.error(
        at: [],
        "unexpected file; rules stand in rules/<group>/, decisions in decisions/, equivalents in "
          + "equivalents/, beside shortcuts.yml, words.yml and statements.yml")
    }
  }

  /// Checks what one file says about others.
  ///
  /// - Throws: All errors at once.
  package func check(against catalogue: Catalogue) throws(CatalogueErrors) {
    var check = CatalogueCheck(
      equivalents: catalogue.equivalents.map(\.id), rules: catalogue.rules.map(\.id))
    for rule in rules { check.check(rule, in: files["rules/" + rule.id]) }
    for decision in decisions { check.check(decision, in: files["decisions/" + decision.id]) }
    guard check.errors.isEmpty else { throw CatalogueErrors(check.errors) }
  }

  /// The whole catalogue in the form that the build embeds.
  ///
  /// - Throws: What is wrong with it, or missing from it.
  package func embedded() throws -> Data {
    func values(_ prefix: String) -> [Any] {
      files.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.map(\.value.json)
    }
    let contents: [String: Any] = [
      "rules": values("rules/"), "decisions": values("decisions/"),
      "equivalents": values("equivalents/"), "shortcuts": files["shortcuts"]?.json ?? [:],
      "words": files["words"]?.json ?? [:],
    ]
    let data = try JSONSerialization.data(withJSONObject: contents, options: .sortedKeys)
    try check(against: try Catalogue(json: data))
    return data
  }
}
