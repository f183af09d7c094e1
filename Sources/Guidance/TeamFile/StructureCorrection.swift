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
  /// The titles of its tabs, which replace those that were read.
  package var tabs: [String]?
  /// Its role.
  package var role: Role?
  /// The reason why it is left out, if it is.
  package var ignore: String?
  /// The structure that it is another view of, so that it is left out.
  package var sameAs: StructurePlace?
  /// Its first screen: a class, a storyboard identifier, or `file#object`.
  package var startsWith: String?
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    let before = keys.mistakeCount
    object = keys.read("object")
    tabs = keys.readIfPresent("tabs")
    role = keys.readIfPresent("role")
    ignore = keys.readIfPresent("ignore")
    sameAs = keys.readIfPresent("same-as")
    startsWith = keys.readIfPresent("starts-with")
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
    switch (KnownQuestion(rawValue: answer.question), answer.value) {
    case (.listTheTabs?, .list(let titles)): tabs = titles
    case (.rootOfTheStack?, .name(let screen)): startsWith = screen
    default: return nil
    }
  }

  /// Returns the correction with paths relative to a subfolder, or `nil` if the structure is
  /// outside it.
  func relative(to folder: String) -> StructureCorrection? {
    var result = self
    guard let object = object.relative(to: folder) else { return nil }
    result.object = object
    result.sameAs = sameAs.flatMap { $0.relative(to: folder) }
    if let startsWith, startsWith.hasPrefix(folder + "/") {
      result.startsWith = String(startsWith.dropFirst(folder.count + 1))
    }
    return result
  }
}

extension Configuration {
  /// The corrections of structures, including those that answers make.
  package var corrections: [StructureCorrection] {
    structures + answers.compactMap(StructureCorrection.init)
  }

  /// The tab bars that are created in code, including the one that an answer lists.
  package var declaredTabBars: [DeclaredTabBar] {
    tabs
      + answers.compactMap { answer in
        guard answer.question == KnownQuestion.topLevelAreas.rawValue,
          case .list(let titles) = answer.value
        else { return nil }
        return DeclaredTabBar(titles, line: answer.line, column: answer.column)
      }
  }
}
