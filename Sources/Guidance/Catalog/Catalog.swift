/// The guidance as data: rules, decisions, equivalents, key equivalents, words, and the plan.
package struct Catalog: Sendable {
  /// The rules, sorted by ID.
  package internal(set) var rules: [Rule]
  /// The decisions, sorted by ID.
  package private(set) var decisions: [DecisionProcedure]
  /// The equivalents, sorted by ID.
  package internal(set) var equivalents: [Equivalent]
  /// The key equivalents.
  package private(set) var shortcuts: Shortcuts
  /// The words that titles are compared with.
  package private(set) var words: Words
  /// The routes to the Mac, in order.
  package private(set) var routes: [Route]
  /// The frameworks of Apple that are not on every Mac.
  package private(set) var frameworks: [AppleFramework]
  /// The toolkits for several systems, with screens of their own.
  package private(set) var toolkits: [Toolkit]
  /// What the target does not have, or `nil` if the catalog does not say.
  package private(set) var unavailable: UnavailableAPIs?
  /// The phases and efforts of a migration.
  package private(set) var plan: PlanTemplate
  /// The sources, or `nil` if the catalog does not list them.
  package private(set) var sources: GuidanceSources?
  /// The numbered statements of the guidance, or `nil` if the catalog does not list them.
  package private(set) var statements: Statements?
  /// The IDs of the rules of other targets. ``CatalogLibrary`` sets them.
  package internal(set) var rulesOfOtherTargets: Set<String> = []
  /// The system that the catalog advises for. ``CatalogLibrary`` sets it.
  package internal(set) var target: Target

  /// Reads the catalog of the default target in the format that the build embeds in the binary.
  ///
  /// - Throws: The errors in the catalog. There are none if ``CatalogFolder`` has checked it.
  package init(embedded text: String) throws(CatalogErrors) {
    self = try CatalogLibrary(embedded: text).defaultCatalog()
  }

  /// Returns the rule with an ID.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// Returns the equivalent with an ID.
  package func equivalent(_ id: String) -> Equivalent? { equivalents.first { $0.id == id } }

  /// Returns the decisions about a kind of subject, in the order of their IDs.
  package func decisions(about kind: SubjectKind) -> [DecisionProcedure] {
    decisions.filter { $0.subjects.contains(kind) }
  }

  /// Whether the catalog has the rule or the outcome of a team's decision.
  package func knows(_ decision: TeamDecision) -> Bool {
    if let rule = decision.rule { return self.rule(rule) != nil }
    guard let outcome = decision.outcome else { return true }
    return outcomeTitles[outcome] != nil
  }

  /// The titles of all outcomes, by ID.
  package var outcomeTitles: [String: String] {
    decisions.reduce(into: [:]) { $0.merge($1.titles) { first, _ in first } }
  }

  /// Returns the catalog with the contents of a folder, which replace those with the same IDs.
  ///
  /// - Throws: All errors in the folder's files.
  package func adding(_ folder: CatalogFolder) throws(CatalogErrors) -> Catalog {
    try folder.check(beside: self)
    var result = self
    result.rules = Self.merged(rules, folder.rules, by: \.id)
    result.decisions = Self.merged(
      decisions, folder.decisions.map { $0.titled(by: outcomeTitles) }, by: \.id)
    result.equivalents = Self.merged(equivalents, folder.equivalents, by: \.id)
    result.shortcuts = folder.shortcuts ?? shortcuts
    result.words = folder.words ?? words
    result.routes = Self.merged(routes, folder.routes, by: \.id)
      .sorted { $0.position < $1.position }
    result.frameworks = folder.frameworks?.frameworks ?? frameworks
    result.toolkits = folder.frameworks?.toolkits ?? toolkits
    result.unavailable = folder.unavailable ?? unavailable
    result.plan = folder.plan ?? plan
    result.sources?.sources += folder.sources?.sources ?? []
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
    decisions = keys.readIfPresent("decisions") ?? []
    equivalents = keys.read("equivalents")
    shortcuts = keys.read("shortcuts")
    words = keys.read("words")
    let routes: [Route] = keys.readIfPresent("routes") ?? []
    self.routes = routes.sorted { $0.position < $1.position }
    let known: AppleFrameworks? = keys.readIfPresent("frameworks")
    frameworks = known?.frameworks ?? []
    toolkits = known?.toolkits ?? []
    unavailable = keys.readIfPresent("unavailable")
    plan = keys.read("plan")
    sources = keys.readIfPresent("sources")
    statements = keys.readIfPresent("statements")
    target = Target()
  }
}
