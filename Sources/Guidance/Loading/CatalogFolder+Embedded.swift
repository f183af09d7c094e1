import YAMLReading

// The checks and the embedded format of a whole catalog, with the folders of all targets.

extension CatalogFolder {
  /// Checks the whole catalog, and returns it in the format that the build embeds.
  ///
  /// - Throws: All errors in the catalog, and its missing parts.
  package func embedded() throws(CatalogErrors) -> String {
    let errors =
      wholeErrors(beside: nil)
      + targets.sorted { $0.key < $1.key }.flatMap { $0.value.wholeErrors(beside: self) }
    guard errors.isEmpty else { throw CatalogErrors(errors) }
    guard unknownIDs.isEmpty else { throw CatalogErrors(unknownIDs) }
    let all = contents(below: "").sorted { $0.key < $1.key }
    return YAMLNode(value: .mapping(all)).embedded
  }

  /// The files with their paths, and those of targets, without the facts.
  private func contents(below prefix: String) -> [YAMLNode.Entry] {
    files.filter { $0.key != "facts" }.map {
      YAMLNode.Entry(key: prefix + $0.key, node: $0.value.root)
    }
      + targets.flatMap { name, target in target.contents(below: prefix + name + "/") }
  }
}

// MARK: - Checking

extension CatalogFolder {
  /// Returns the errors in a part of the built-in catalog: what all targets share, or a target beside
  /// it.
  private func wholeErrors(beside shared: CatalogFolder?) -> [CatalogErrors.Entry] {
    let isTarget = shared != nil
    return errors + missing(isTarget ? ["target"] : ["plan", "shortcuts", "words"])
      + references(beside: surroundings(shared)) + untitled + unplanned
      + unlisted(beside: shared) + unconfirmed(beside: shared)
  }

  /// Returns what the files of the part can refer to in what all targets share.
  private func surroundings(_ shared: CatalogFolder?) -> Surroundings {
    Surroundings(
      equivalents: shared?.equivalents.map(\.id) ?? [], rules: shared?.rules ?? [],
      commands: shared?.shortcuts?.standard.map(\.id), forms: target?.forms ?? [])
  }

  /// Returns an error for each of some files that is missing.
  private func missing(_ names: [String]) -> [CatalogErrors.Entry] {
    names.filter { !self.names.contains($0) }.flatMap {
      CatalogErrors("\(folder)/\($0).yml", "a whole catalog needs this file").entries
    }
  }

  /// The errors for outcomes that have no title.
  private var untitled: [CatalogErrors.Entry] {
    decisions.flatMap { decision in
      decision.outcomes.map(\.id).filter { decision.titles[$0] == nil }.sorted().flatMap { id in
        files["decisions/" + decision.id]?.error(
          at: ["outcomes"], "the outcome '\(id)' has no title"
        ).entries ?? []
      }
    }
  }

  /// The errors for rules that are in no phase of a plan of their own.
  private var unplanned: [CatalogErrors.Entry] {
    guard let plan, let file = files["plan"] else { return [] }
    return rules.map(\.id).filter { !plan.contains($0) }.flatMap { id in
      file.error(at: ["phases"], "no phase names the rule '\(id)'").entries
    }
  }

  /// Returns the errors for citations that no `sources.yml` lists.
  private func unlisted(beside shared: CatalogFolder?) -> [CatalogErrors.Entry] {
    let lists = [sources, shared?.sources].compactMap { $0 }
    guard !lists.isEmpty else { return [] }
    return citations.filter { citation, _ in
      !citation.source.hasPrefix("https://")
        && !lists.contains { $0.source(citation.source) != nil }
    }.flatMap { citation, file in
      file.error(
        at: citation.place, "sources.yml does not list the source '\(citation.source)'"
      ).entries
    }
  }

  /// Returns the errors for required rules that only statements without confirmation support.
  private func unconfirmed(beside shared: CatalogFolder?) -> [CatalogErrors.Entry] {
    let known = (statements?.statements ?? []) + (shared?.statements?.statements ?? [])
    let certainties = Dictionary(known.map { ($0.id, $0.certainty) }) { first, _ in first }
    return rules.filter { $0.severity == .required }.flatMap { rule -> [CatalogErrors.Entry] in
      let cited = rule.sources.map { certainties[$0] ?? .documented }
      guard !cited.contains(where: \.isConfirmed) else { return [] }
      return files["rules/" + rule.id]?.error(
        at: ["severity"], "no confirmed source supports a required rule"
      ).entries ?? []
    }
  }

  /// All citations outside the list of statements, with their files, by path.
  private var citations: [(Citation, CatalogFile)] {
    files.filter { $0.key != "statements" }.sorted { $0.key < $1.key }
      .flatMap { _, file in file.root.citations.map { ($0, file) } }
  }
}
