/// A folder of YAML files with rules, decisions, and equivalents, in the layout of `Rules/`. What is in
/// the folder of a target, such as `mac/`, has the same layout.
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
  /// What the target does not have, in `unavailable.yml`.
  package private(set) var unavailable: UnavailableAPIs?
  /// The phases and efforts of a migration in `plan.yml`.
  package private(set) var plan: PlanTemplate?
  /// The sources in `sources.yml`.
  package private(set) var sources: GuidanceSources?
  /// The statements of the guidance in `statements.yml`.
  package private(set) var statements: Statements?
  /// The target in `target.yml`, if this is the folder of a target.
  package private(set) var target: Target?
  /// The folders of targets, by name.
  package private(set) var targets: [String: CatalogFolder] = [:]

  let folder: String
  /// The paths of all files without their extensions, including those with errors.
  private(set) var names: [String]
  /// The files by path, to locate errors.
  private(set) var files: [String: CatalogFile] = [:]
  private(set) var errors: [CatalogErrors.Entry]

  /// Reads a folder. Errors in its files are reported together when the contents are used.
  ///
  /// - Throws: An error if the folder does not exist or is empty.
  package init(_ folder: String) throws(CatalogErrors) {
    try self.init(folder, mayHaveTargets: true)
  }

  private init(_ folder: String, mayHaveTargets: Bool) throws(CatalogErrors) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let listing = try CatalogListing(self.folder)
    let parts = mayHaveTargets ? Self.targetFolders(of: listing.names) : []
    let isOwn = { (path: String) in !parts.contains { path.hasPrefix($0 + "/") } }
    names = listing.names.filter(isOwn)
    let prefix = self.folder.count + 1
    errors = listing.errors.filter { isOwn(String($0.file.dropFirst(prefix))) }
    for name in listing.readable where isOwn(name) { read(name) }
    for part in parts {
      targets[part] = try CatalogFolder("\(self.folder)/\(part)", mayHaveTargets: false)
    }
  }

  /// Returns the names of the folders that have the layout of a catalog themselves.
  private static func targetFolders(of names: [String]) -> [String] {
    let parts = names.map { $0.split(separator: "/").map(String.init) }
    let found = parts.filter { $0.count > 1 && !ownFolders.contains($0[0]) }
      .filter { $0[1] == "target" || ($0.count > 2 && ownFolders.contains($0[1])) }
    return Set(found.map { $0[0] }).sorted()
  }

  /// The names of the folders of a catalog.
  static let ownFolders: Set = ["rules", "decisions", "equivalents", "routes"]

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
    case ("unavailable", 1): unavailable = try file.read(UnavailableAPIs.self)
    case ("shortcuts", 1): shortcuts = try file.read(Shortcuts.self)
    case ("words", 1): words = try file.read(Words.self)
    case ("plan", 1): plan = try file.read(PlanTemplate.self)
    case ("sources", 1): sources = try file.read(GuidanceSources.self)
    case ("statements", 1): statements = try file.read(Statements.self)
    case ("target", 1): target = try readTarget(file)
    case ("facts", 1): try file.checkFacts()
    default:
      throw file.error(
        at: [],
        "unexpected file; rules stand in rules/<group>/, decisions in decisions/, equivalents in "
          + "equivalents/, routes in routes/, beside shortcuts.yml, words.yml, frameworks.yml, "
          + "unavailable.yml, plan.yml, sources.yml and statements.yml")
    }
  }
}

// MARK: - Targets

extension CatalogFolder {
  /// Reads the target, whose ID is the name of the folder.
  private func readTarget(_ file: CatalogFile) throws(CatalogErrors) -> Target {
    let name = folder.split(separator: "/").last.map(String.init)
    return try file.read(Target.self, named: name)
  }

  /// Returns the error for the folder of a target that does not exist.
  func noTarget(_ name: String) -> CatalogErrors {
    CatalogErrors(
      "\(folder)/\(name)", "there is no target '\(name)'; a new one needs \(name)/target.yml")
  }

  /// Returns what applies to a target other than the default one: equivalents, and the rules for which
  /// the target has the equivalents.
  func shared(with catalog: Catalog) -> CatalogFolder {
    var result = self
    let known = Set(equivalents.map(\.id) + catalog.equivalents.map(\.id))
    result.rules = rules.filter { known.contains($0.equivalent) }
    result.decisions = []
    result.routes = []
    (result.plan, result.frameworks, result.statements) = (nil, nil, nil)
    return result
  }

  /// The folders with files of their own: this one, and those of the targets.
  var parts: [CatalogFolder] { [self] + targets.sorted { $0.key < $1.key }.map(\.value) }
}

// MARK: - Checking

extension CatalogFolder {
  /// Checks the files, the references between them, and those to a catalog that they extend.
  ///
  /// - Throws: All errors of all files.
  func check(beside catalog: Catalog) throws(CatalogErrors) {
    let all =
      errors
      + references(
        beside: Surroundings(
          equivalents: catalog.equivalents.map(\.id), rules: catalog.rules,
          commands: catalog.shortcuts.standard.map(\.id), forms: catalog.target.forms))
    guard all.isEmpty else { throw CatalogErrors(all) }
  }

  /// Checks each file on its own.
  ///
  /// - Throws: All errors of all files.
  func checkFiles() throws(CatalogErrors) {
    let all = parts.flatMap(\.errors)
    guard all.isEmpty else { throw CatalogErrors(all) }
  }

  /// What the files of a folder can refer to outside of it.
  struct Surroundings {
    var equivalents: [String] = []
    var rules: [Rule] = []
    var commands: [String]?
    var forms: [TargetPlatform] = []
  }

  /// Returns the errors in the references between the files, and to what surrounds them.
  func references(beside other: Surroundings) -> [CatalogErrors.Entry] {
    let others = other.rules.filter { !rules.map(\.id).contains($0.id) }
    var check = CatalogCheck(
      equivalents: ids("equivalents/") + other.equivalents,
      rules: ids("rules/") + others.map(\.id),
      commands: names.contains("shortcuts") ? shortcuts?.standard.map(\.id) : other.commands,
      forms: other.forms)
    for rule in rules { check.check(rule, in: files["rules/" + rule.id]) }
    for decision in decisions { check.check(decision, in: files["decisions/" + decision.id]) }
    for equivalent in equivalents {
      check.check(equivalent, in: files["equivalents/" + equivalent.id])
    }
    for route in routes { check.check(route, in: files["routes/" + route.id]) }
    check.check(shortcuts, in: files["shortcuts"])
    check.check(plan, in: files["plan"])
    check.checkSilences(of: rules, besides: others) { files["rules/" + $0] }
    return check.errors
  }

  /// Returns the IDs of the files in a folder, by name and by key, including files with errors.
  private func ids(_ folder: String) -> [String] {
    names.filter { $0.hasPrefix(folder) }
      .flatMap { [String($0.dropFirst(folder.count)), files[$0]?.id].compactMap { $0 } }
  }
}
