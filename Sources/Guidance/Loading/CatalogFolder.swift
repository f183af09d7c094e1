/// A folder of YAML files with rules, decisions, and equivalents, in the layout of `Rules/`.
package struct CatalogFolder: Sendable {
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
  /// The routes to the Mac in `routes/<id>.yml`.
  package private(set) var routes: [Route] = []
  /// The frameworks of Apple in `frameworks.yml`.
  package private(set) var frameworks: AppleFrameworks?
  /// The phases and efforts of a migration in `plan.yml`.
  package private(set) var plan: PlanTemplate?
  /// The sources in `sources.yml`.
  package private(set) var sources: GuidanceSources?
  /// The statements of the guidance in `statements.yml`.
  package private(set) var statements: Statements?

  let folder: String
  /// The paths of all files without their extensions, including those with errors.
  private var names: [String]
  /// The files by path, to locate errors.
  private(set) var files: [String: CatalogFile] = [:]
  private var errors: [CatalogErrors.Entry]

  /// Reads a folder. Errors in its files are reported together when the contents are used.
  ///
  /// - Throws: An error if the folder does not exist or is empty.
  package init(_ folder: String) throws(CatalogErrors) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let listing = try CatalogListing(self.folder)
    (names, errors) = (listing.names, listing.errors)
    for name in listing.readable { read(name) }
  }

  private mutating func read(_ name: String) {
    do throws(CatalogErrors) {
      let file = try CatalogFile("\(folder)/\(name).yml")
      files[name] = file
      try read(file, named: name)
    } catch {
      errors += error.entries
    }
  }

  private mutating func read(_ file: CatalogFile, named name: String) throws(CatalogErrors) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count) {
    case ("rules", 2): rules.append(try file.read(Rule.self, named: parts[1]))
    case ("decisions", 2):
      decisions.append(try file.read(DecisionProcedure.self, named: parts[1]))
    case ("equivalents", 2):
      equivalents.append(try file.read(Equivalent.self, named: parts[1]))
    case ("routes", 2): routes.append(try file.read(Route.self, named: parts[1]))
    case ("frameworks", 1): frameworks = try file.read(AppleFrameworks.self)
    case ("shortcuts", 1): shortcuts = try file.read(Shortcuts.self)
    case ("words", 1): words = try file.read(Words.self)
    case ("plan", 1): plan = try file.read(PlanTemplate.self)
    case ("sources", 1): sources = try file.read(GuidanceSources.self)
    case ("statements", 1): statements = try file.read(Statements.self)
    default:
      throw file.error(
        at: [],
        "unexpected file; rules stand in rules/<group>/, decisions in decisions/, equivalents in "
          + "equivalents/, routes in routes/, beside shortcuts.yml, words.yml, frameworks.yml, "
          + "plan.yml, sources.yml and statements.yml")
    }
  }
}

// MARK: - Checking

extension CatalogFolder {
  /// Checks the files, the references between them, and those to a catalog that they extend.
  ///
  /// - Throws: All errors of all files.
  func check(beside catalog: Catalog?) throws(CatalogErrors) {
    try check(beside: catalog, missing: [])
  }

  /// Checks each file on its own.
  ///
  /// - Throws: All errors of all files.
  func checkFiles() throws(CatalogErrors) {
    guard errors.isEmpty else { throw CatalogErrors(errors) }
  }

  private func check(
    beside catalog: Catalog?, missing: [CatalogErrors.Entry]
  ) throws(CatalogErrors) {
    let others = catalog?.rules.filter { !rules.map(\.id).contains($0.id) } ?? []
    var check = CatalogCheck(
      equivalents: ids("equivalents/") + (catalog?.equivalents.map(\.id) ?? []),
      rules: ids("rules/") + others.map(\.id),
      commands: names.contains("shortcuts")
        ? shortcuts?.standard.map(\.id) : catalog?.shortcuts.standard.map(\.id))
    for rule in rules { check.check(rule, in: files["rules/" + rule.id]) }
    for decision in decisions { check.check(decision, in: files["decisions/" + decision.id]) }
    for equivalent in equivalents {
      check.check(equivalent, in: files["equivalents/" + equivalent.id])
    }
    for route in routes { check.check(route, in: files["routes/" + route.id]) }
    check.check(shortcuts, in: files["shortcuts"])
    check.check(plan, in: files["plan"])
    check.checkSilences(of: rules, besides: others) { files["rules/" + $0] }
    let all = errors + missing + check.errors
    guard all.isEmpty else { throw CatalogErrors(all) }
  }

  /// Returns the IDs of the files in a folder, by name and by key, including files with errors.
  private func ids(_ folder: String) -> [String] {
    names.filter { $0.hasPrefix(folder) }
      .flatMap { [String($0.dropFirst(folder.count)), files[$0]?.id].compactMap { $0 } }
  }

  /// The errors for outcomes of a whole catalog that have no title.
  private var untitled: [CatalogErrors.Entry] {
    decisions.flatMap { decision in
      decision.outcomes.map(\.id).filter { decision.titles[$0] == nil }.sorted().flatMap { id in
        files["decisions/" + decision.id]?.error(
          at: ["outcomes"], "the outcome '\(id)' has no title"
        ).entries ?? []
      }
    }
  }

  /// The files of a whole catalog that are in no folder of it, without their extensions.
  private static let singleFiles = ["frameworks", "plan", "shortcuts", "words"]

  /// The errors for rules of a whole catalog that are in no phase of the plan.
  private var unplanned: [CatalogErrors.Entry] {
    guard let plan, let file = files["plan"] else { return [] }
    return rules.map(\.id).filter { !plan.contains($0) }.flatMap { id in
      file.error(at: ["phases"], "no phase names the rule '\(id)'").entries
    }
  }

  /// The errors for citations that `sources.yml` does not list.
  private var unlisted: [CatalogErrors.Entry] {
    guard let sources else { return [] }
    return files.filter { $0.key != "statements" }.sorted { $0.key < $1.key }.flatMap { _, file in
      file.root.citations.filter { !$0.source.hasPrefix("https://") }.flatMap { citation in
        sources.source(citation.source) != nil
          ? []
          : file.error(
            at: citation.place, "sources.yml does not list the source '\(citation.source)'"
          ).entries
      }
    }
  }

  /// Returns the whole catalog in the format that the build embeds.
  ///
  /// - Throws: All errors in the catalog, and its missing parts.
  package func embedded() throws(CatalogErrors) -> String {
    let missing = Self.singleFiles.filter { !names.contains($0) }
      .flatMap {
        CatalogErrors("\(folder)/\($0).yml", "a whole catalog needs this file").entries
      }
    try check(beside: nil, missing: missing + untitled + unplanned + unlisted)
    guard unknownIDs.isEmpty else { throw CatalogErrors(unknownIDs) }
    func nodes(_ prefix: String) -> CatalogNode {
      let nodes = files.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
      return CatalogNode(value: .list(nodes.map(\.value.root)))
    }
    var entries = ["decisions", "equivalents", "routes", "rules"].map { name in
      CatalogNode.Entry(key: name, node: nodes(name + "/"))
    }
    for name in Self.singleFiles + ["sources", "statements"] {
      if let file = files[name] { entries.append(CatalogNode.Entry(key: name, node: file.root)) }
    }
    return CatalogNode(value: .mapping(entries)).embedded
  }
}
