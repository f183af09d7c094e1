import YAMLReading

/// A team's correction of what was read about a structure.
package struct StructureCorrection: Sendable, CatalogRecord {
  /// The role of a structure in the app.
  package enum Role: String, Sendable, CatalogWord {
    /// The app starts with it.
    case root
    case nested, embedded, pushed, modal
  }

  /// The structure.
  package var object: StructurePlace
  /// Its tabs, in order, which are paired with those that were read.
  package var tabs: [DeclaredTab]?
  /// Its role.
  package var role: Role?
  /// The reason why it is left out, if it is.
  package var ignore: String?
  /// The structure that it is another view of, so that it is left out.
  package var sameAs: StructurePlace?
  /// Its first screen: a class, a storyboard identifier, or `file#object`.
  package var startsWith: String?
  /// Where the project shows it.
  package var evidence: StatedEvidence
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    let before = keys.mistakeCount
    object = keys.read("object")
    tabs = (keys.readIfPresent("tabs") as [TabTitle]?)?.map(\.tab)
    role = keys.readIfPresent("role")
    ignore = keys.readIfPresent("ignore")
    sameAs = keys.readIfPresent("same-as")
    startsWith = keys.readIfPresent("starts-with")
    evidence = StatedEvidence(from: &keys)
    if keys.mistakeCount == before { check(&keys) }
  }

  private func check(_ keys: inout KeyReader) {
    let changes = [tabs != nil, role != nil, startsWith != nil].count { $0 }
    let removals = [ignore != nil, sameAs != nil].count { $0 }
    if changes + removals == 0 {
      keys.note(
        "say what is wrong about it: add 'tabs', 'role', 'starts-with', 'ignore' or 'same-as'",
        at: "object")
    }
    if removals > 0, changes + removals > 1 {
      keys.note(
        "what is left out needs no other correction: delete the others",
        at: ignore == nil ? "same-as" : "ignore")
    }
    if ignore?.isEmpty == true { keys.note("'ignore' needs a reason", at: "ignore") }
    if tabs?.isEmpty == true { keys.note("'tabs' needs titles", at: "tabs") }
    if sameAs == object { keys.note("name another structure", at: "same-as") }
  }
}

extension StructureCorrection {
  /// Creates a correction from an answer, or returns `nil` if the answer corrects no structure.
  init?(_ answer: TeamAnswer) {
    guard let place = answer.structure else { return nil }
    object = place
    (line, column) = (answer.line, answer.column)
    evidence = StatedEvidence(line: line, column: column)
    switch (KnownQuestion(rawValue: answer.question), answer.value) {
    case (.listTheTabs?, .list(let titles)):
      tabs = titles.map { DeclaredTab(title: $0, line: line, column: column) }
    case (.rootOfTheStack?, .name(let screen)): startsWith = screen
    default: return nil
    }
  }

  /// Replaces the references to structures, of which the first screen may be one.
  mutating func mapPlaces(_ transform: (StructurePlace) -> StructurePlace) {
    object = transform(object)
    sameAs = sameAs.map(transform)
    if let place = startsWith.map(StructurePlace.init(reference:)), place.file != nil {
      startsWith = transform(place).text
    }
  }
}

/// The kinds of statements about a structure in a team's file, of which there can be one each.
package enum StructureStatement: Hashable, Sendable {
  case tabs, role, startsWith, leftOut
}

extension StructureCorrection {
  /// What the correction says.
  package var statements: [StructureStatement] {
    [
      tabs == nil ? nil : .tabs, role == nil ? nil : .role, startsWith == nil ? nil : .startsWith,
      ignore == nil && sameAs == nil ? nil : .leftOut,
    ].compactMap(\.self)
  }
}

extension Configuration {
  /// The corrections of structures, including those that answers make.
  package var corrections: [StructureCorrection] {
    structures + answers.compactMap(StructureCorrection.init)
  }

  /// The statements that the file makes again about the same structure, each with the first one.
  package var repeatedStatements: [(line: Int, column: Int, firstLine: Int, place: StructurePlace)]
  {
    let all =
      corrections.flatMap { correction in
        correction.statements.map { (correction.object, $0, correction.line, correction.column) }
      } + tabs.compactMap { bar in bar.object.map { ($0, .tabs, bar.line, bar.column) } }
    var first: [StructurePlace: [StructureStatement: Int]] = [:]
    return all.sorted { ($0.2, $0.3) < ($1.2, $1.3) }.compactMap { place, statement, line, column in
      guard let known = first[place]?[statement] else {
        first[place, default: [:]][statement] = line
        return nil
      }
      return (line, column, known, place)
    }
  }

  /// The corrections without repetitions.
  package var appliedCorrections: [StructureCorrection] {
    let repeated =
      repeatedStatements.map { [$0.line, $0.column] }
      + evidence.filter(\.level.isRefused).map { [$0.line, $0.column] }
    return corrections.filter { correction in
      !(correction.tabs ?? []).contains { repeated.contains([$0.line, $0.column]) }
    }.filter { !repeated.contains([$0.line, $0.column]) }
  }

  /// The tab bars that are created in code, including the one that an answer lists.
  package var declaredTabBars: [DeclaredTabBar] {
    let repeated = repeatedStatements.map { [$0.line, $0.column] }
    return tabs.filter { !repeated.contains([$0.line, $0.column]) }
      + answers.compactMap { answer in
        guard answer.question == KnownQuestion.topLevelAreas.rawValue,
          case .list(let titles) = answer.value
        else { return nil }
        return DeclaredTabBar(titles, line: answer.line, column: answer.column)
      }
  }
}
