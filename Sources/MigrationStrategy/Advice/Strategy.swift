package import Guidance
package import NavigationGraph
package import Projects
import SourceEvidence

/// Turns a navigation graph into advice: facts, then decisions, then rules.
package struct Strategy: Sendable {
  /// The guidance, as the edition has it.
  package var catalog: Catalog
  /// The edition of the guidance that the advice follows.
  package var edition: Edition
  /// The answers for the whole app, by question.
  package var answers: [String: Bool]
  /// The technology of the Mac app, or `nil` if that of each project's configuration counts, or else
  /// the one that the app suggests.
  package var platform: PlatformChoice?

  /// Whether the advice has variants: the advice with other answers to its questions.
  package var findsVariants = false

  /// Creates a strategy.
  package init(
    _ catalog: Catalog, edition: Edition = .current, answers: [String: Bool] = [:],
    platform: PlatformChoice? = nil
  ) {
    self.platform = platform
    self.catalog = catalog.edited(for: edition)
    self.edition = edition
    self.answers = answers
  }

  /// Returns the advice for a project with its team's configuration.
  package func advice(for project: Project, _ configuration: Configuration?) -> Advice {
    let configuration = configuration?.resolved(in: project)
    return advice(for: NavigationGraph(project, configuration), configuration)
  }

  /// Returns the advice for a navigation graph with its team's configuration.
  package func advice(
    for graph: NavigationGraph, _ configuration: Configuration? = nil
  ) -> Advice {
    advice(from: UndecidedFacts(graph, catalog), configuration)
  }

  /// Returns the advice for what is known about a project.
  fileprivate func advice(
    from undecided: UndecidedFacts, _ configuration: Configuration?
  ) -> Advice {
    var answers = Answers(answers)
    answers.add(configuration?.answers ?? [])
    let comments = undecided.facts.graph.project.source?.ignoreComments ?? []
    return AdvicePipeline(
      catalog: catalog, edition: edition, answers: answers,
      team: TeamDecisions(configuration?.decisions ?? [], comments: comments),
      disabled: Set((configuration?.disabledRules ?? []).map(\.rule)), undecided: undecided,
      platform: PlatformSelection(platform, configuration, for: catalog.target)
    ).run(findsVariants: findsVariants)
  }
}

extension [Strategy] {
  /// Returns the advice of each strategy for a navigation graph with its team's configuration.
  package func advice(
    for graph: NavigationGraph, _ configuration: Configuration?
  ) -> [Advice] {
    var known: [UndecidedFacts] = []
    return map { strategy in
      if let undecided = known.first(where: { $0.serve(strategy.catalog) }) {
        return strategy.advice(from: undecided, configuration)
      }
      let undecided = UndecidedFacts(graph, strategy.catalog)
      known.append(undecided)
      return strategy.advice(from: undecided, configuration)
    }
  }
}
