package import FileReading
package import Guidance
import NavigationGraph

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
      return note(
        "The report has no \(structure.text): correct the place of this answer to "
          + "\(answer.question), or delete it.",
        in: configuration, line: answer.line, column: answer.column)
    }
    return stale + answers + staleTabs(of: configuration) + staleCorrections(of: configuration)
  }

  private func staleCorrections(of configuration: Configuration) -> [InputProblem] {
    let missing = configuration.structures.filter { correction in
      correction.tabs == nil
        ? !graph.contains(correction.container) : graph.tabBar(named: correction.container) == nil
    }
    .map { correction in
      note(
        "There is no \(correction.tabs == nil ? "structure" : "tab bar controller") "
          + "\(correction.object.text): it is not corrected. Correct the place, or delete this.",
        in: configuration, line: correction.line, column: correction.column)
    }
    let unnamed = graph.staleCorrections.map { correction in
      note(
        "\(correction.kind.missing) for \(correction.container.file)#\(correction.container.id): it "
          + "is not corrected. Write a class, a storyboard identifier, or a document, a # and an "
          + "object ID.",
        in: configuration, line: correction.location.line, column: correction.location.column)
    }
    return missing + unnamed
  }

  private func staleTabs(of configuration: Configuration) -> [InputProblem] {
    configuration.tabs.compactMap { bar in
      guard let place = bar.object, let file = place.file, let object = place.object,
        graph.tabBar(named: ScreenName(file: file, id: object)) == nil
      else { return nil }
      return note(
        "There is no tab bar controller \(place.text): its tabs are not in the report. Correct the "
          + "place, or leave out 'object'.",
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

extension Correction.Kind {
  /// The name that nothing in the project has.
  fileprivate var missing: String {
    switch self {
    case .starts(let name): "No controller is called \(name), or it cannot be the first screen,"
    case .same(let name): "There is no other container \(name.file)#\(name.id)"
    case .role, .ignored: "There is no container"
    }
  }
}
