package import FileReading
package import Guidance
package import NavigationGraph

extension Advice {
  /// Returns the decisions, answers, and tab bars of a team's configuration that match nothing in
  /// the app.
  ///
  /// - Parameter configuration: The team's configuration.
  /// - Returns: A note for each, at its location in the file.
  package func staleChoices(of configuration: Configuration) -> [InputProblem] {
    let used = recommendations.compactMap(\.decision) + decisions.values.joined().compactMap(\.team)
    let places = Set(used.filter { $0.comment == nil }.map { [$0.line, $0.column] })
    let stale = configuration.decisions.filter { !places.contains([$0.line, $0.column]) }
      .map { note(Self.message(about: $0), in: configuration, line: $0.line, column: $0.column) }
    let answers = configuration.answers.compactMap { answer -> InputProblem? in
      guard let structure = answer.structure, !isThere(structure) else { return nil }
      return error(
        "The report has no \(structure.text): correct the place of this answer to "
          + "\(answer.question), or delete it.\(addresses.suggestion(for: structure))",
        in: configuration, line: answer.line, column: answer.column)
    }
    let repeated = configuration.repeatedStatements.map { again in
      error(
        "This says again what line \(again.firstLine) says about \(again.place.text): it is not applied. "
          + "Delete one of them.",
        in: configuration, line: again.line, column: again.column)
    }
    let evidence = configuration.evidence.filter { !$0.message.isEmpty }.map { found in
      InputProblem(
        found.level.isRefused ? .error : .note,
        at: SourceLocation(file: configuration.file, line: found.line, column: found.column),
        found.message)
    }
    return stale + answers + repeated + evidence + staleTabs(of: configuration)
      + staleCorrections(of: configuration)
  }

  private var addresses: StructureAddresses { StructureAddresses(graph) }

  private func staleCorrections(of configuration: Configuration) -> [InputProblem] {
    let missing = configuration.structures.filter { correction in
      correction.tabs == nil
        ? !graph.contains(correction.container) : graph.tabBar(named: correction.container) == nil
    }
    .map { correction in
      error(
        "There is no \(correction.tabs == nil ? "structure" : "tab bar controller") "
          + "\(correction.object.text): it is not corrected. Correct the place, or delete this."
          + addresses.suggestion(for: correction.object),
        in: configuration, line: correction.line, column: correction.column)
    }
    let unnamed = graph.staleCorrections.map { stale in
      let correction = stale.correction
      return error(
        message(about: stale), in: configuration, line: correction.location.line,
        column: correction.location.column)
    }
    return missing + unnamed
  }

  private func staleTabs(of configuration: Configuration) -> [InputProblem] {
    configuration.tabs.compactMap { bar in
      guard let place = bar.object,
        graph.tabBar(named: ScreenName(file: place.file ?? "", id: place.object ?? "")) == nil
      else { return nil }
      return error(
        "There is no tab bar controller \(place.text): its tabs are not in the report. Correct the "
          + "place, or leave out 'object'.\(addresses.suggestion(for: place))",
        in: configuration, line: bar.line, column: bar.column)
    }
  }

  private func isThere(_ place: StructurePlace) -> Bool {
    subjects.all.contains { place.matches(object: $0.object, in: $0.location.file) }
  }

  private func note(
    _ message: String, in configuration: Configuration, line: Int, column: Int
  ) -> InputProblem {
    InputProblem(
      .note, at: SourceLocation(file: configuration.file, line: line, column: column), message)
  }

  /// Returns the problem with an entry that is not applied.
  private func error(
    _ message: String, in configuration: Configuration, line: Int, column: Int
  ) -> InputProblem {
    InputProblem(
      .error, at: SourceLocation(file: configuration.file, line: line, column: column), message)
  }

  private func message(about stale: StaleCorrection) -> String {
    let (correction, place) = (
      stale.correction, "\(stale.correction.container.file)#\(stale.correction.container.id)"
    )
    switch (stale.reason, correction.kind) {
    case (.notAStack, _):
      return "\(place) is no navigation controller, so it has no first screen: it is not corrected."
    case (_, .starts(let name)):
      let near = nearest(to: name, among: Set(graph.screenNames)).map { " Did you mean \($0)?" }
      return "No controller or view is called \(name), for the first screen of \(place): it is not "
        + "corrected. Write a class, a storyboard identifier, or a document, a # and an object ID."
        + (near ?? "")
    case (_, .same(let name)):
      return
        "There is no other container \(name.file)#\(name.id) for \(place): it is not corrected."
    default: return "There is no container \(place): it is not corrected."
    }
  }

  private static func message(about decision: TeamDecision) -> String {
    let place = decision.place.isAnywhere ? "" : " at \(decision.place.text)"
    if let rule = decision.rule {
      return "The rule \(rule) recommends nothing\(place) anymore: this decision can be deleted."
    }
    return
      "\(decision.outcome.map { "The outcome \($0)" } ?? "This outcome") is not possible\(place), or is already "
      + "the case: correct this decision, or delete it."
  }
}

extension NavigationGraph {
  /// Whether a team's correction changes anything: what it corrects and what it names are in the project.
  package func applies(_ correction: StructureCorrection) -> Bool {
    let isStale = staleCorrections.map(\.correction.location).contains {
      ($0.line, $0.column) == (correction.line, correction.column)
    }
    return !isStale
      && (correction.tabs == nil
        ? contains(correction.container) : tabBar(named: correction.container) != nil)
  }
}
