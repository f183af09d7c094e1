import Guidance
import NavigationGraph
import Projects

/// The steps from a graph to advice. Each step uses the results of the steps before it.
struct AdvicePipeline {
  let catalog: Catalog
  let edition: Edition
  private var answers: Answers
  let team: TeamDecisions
  /// The technology of the Mac app, or `nil` if it follows the app.
  private let platform: PlatformSelection?
  /// What is known before any decision.
  private let undecided: UndecidedFacts
  private let factory: CommandFactory
  /// The subjects with the facts that need no decision.
  private let found: Subjects
  private let rules: TargetRules
  /// What the project uses and the target does not have, or `nil` if no table says so.
  private let missing: [MissingAPI]?

  init(
    catalog: Catalog, edition: Edition, answers: Answers, team: TeamDecisions,
    disabled: Set<String>, undecided: UndecidedFacts, platform: PlatformSelection?
  ) {
    let graph = undecided.facts.graph
    self.catalog = catalog
    self.platform = platform
    self.edition = edition
    self.answers = answers
    self.team = team
    self.undecided = undecided
    factory = CommandFactory(catalog, for: graph)
    missing = catalog.unavailable.map { MissingAPI.all(in: graph, of: $0) }
    found = undecided.subjects(for: catalog, missing: missing ?? [])
    rules = TargetRules(
      catalog, disabled: disabled, team: team, undecided: undecided, subjects: found)
  }

  var graph: NavigationGraph { undecided.facts.graph }
  private var own: OwnCommands { undecided.own }
  private var facts: SubjectFacts { undecided.facts }
  /// The system that the advice is for.
  private var target: Target { catalog.target }

  /// Runs all steps in order.
  func run() -> Advice {
    let stages = Stages(self)
    let asked = OpenQuestions(in: judgement(on: stages.decided)) {
      judgement(assuming: $0, to: $1, at: $2, after: stages)
    }
    let (decided, recommendations) = (asked.judgement.decided, asked.judgement.recommendations)
    let presentations = facts.presentations.values.sorted { $0.start < $1.start }
    // Recommendations that the team has declined add no commands.
    let wanted = recommendations.filter { !$0.status.isDeclined }
    let buttons = ScreenButtons.all(
      in: wanted, about: decided.subjects, presentations: presentations)
    let placement = CommandPlacement(
      catalog, factory,
      sections: decided.subjects.ids(of: .tab).flatMap {
        decided.subjects[$0].titles.compactMap { $0 }
      })
    let menuBar =
      target.has(.menuBar)
      ? menuBar(of: wanted, about: decided.subjects, buttons: buttons, placement) : MenuBar()
    let toolbars =
      target.has(.toolbars)
      ? ToolbarBuilder(
        catalog: catalog, subjects: decided.subjects, menuBar: menuBar, factory: factory
      ).toolbars(wanted, buttons) : []
    return Advice(
      graph: graph, subjects: decided.subjects, decisions: decided.decisions,
      recommendations: recommendations, questions: asked.questions, presentations: presentations,
      menuBar: menuBar,
      toolbars: toolbars, commands: own.all.map { AppCommand($0, placement) },
      routes: routes(in: decided),
      macWork: catalog.hasMacWork ? MacWork.all(in: graph) : [],
      platform: selection(in: decided), target: target, missing: missing)
  }
}

// MARK: - Subjects and decisions

extension AdvicePipeline {
  /// The results of the decisions without further answers.
  private struct Stages {
    /// The subjects with the purposes of tabs, and the facts that depend on these.
    let withPurposes: DecidedSubjects
    /// The subjects with all decisions.
    let decided: DecidedSubjects

    init(_ pipeline: AdvicePipeline) {
      withPurposes = pipeline.decidingPurposes(of: pipeline.found)
      decided = pipeline.decidingStructures(withPurposes)
    }
  }

  /// Needs: all decisions. Gives: the judgement with them.
  private func judgement(on decided: DecidedSubjects) -> Judgement {
    Judgement(
      decided: decided,
      recommendations: rules.recommendations(
        about: decided.subjects, for: selection(in: decided).choice, answers))
  }

  /// Needs: the decisions without a further answer. Gives: the judgement with it. Only the decisions that
  /// may depend on the question are made again.
  private func judgement(
    assuming value: AnswerValue, to question: String, at places: [StructurePlace],
    after stages: Stages
  ) -> Judgement {
    var other = self
    other.answers = answers.assuming(value, to: question, at: places)
    let asking = catalog.decisions.filter { $0.questions.contains { $0.id == question } }
    if asking.contains(where: { $0.subjects.contains(.tab) }) {
      return other.judgement(on: Stages(other).decided)
    }
    return other.judgement(
      on: asking.isEmpty ? stages.decided : other.decidingStructures(stages.withPurposes))
  }

  /// Needs: the decision about the technology. Gives: the technology that the advice is for.
  private func selection(in decided: DecidedSubjects) -> PlatformSelection {
    let decisions = decided.decisions[.project] ?? []
    return platform ?? PlatformSelection(chosenIn: decisions, among: catalog.routes)
      ?? PlatformSelection(following: decisions, among: catalog.target.forms)
  }

  /// Needs: the facts of tabs. Gives: the purpose of each tab, such as a section, an action, or
  /// settings, and the facts that depend on it, such as the remaining tabs of each tab bar.
  private func decidingPurposes(of subjects: Subjects) -> DecidedSubjects {
    addingFactsOfPurposes(
      to: DecidedSubjects(subjects: subjects).deciding(about: .tab, by: makers(about: .tab)))
  }

  /// Needs: the purposes of tabs. Gives: the facts that depend on them, such as the remaining tabs
  /// of each tab bar and the screens of settings.
  private func addingFactsOfPurposes(to decided: DecidedSubjects) -> DecidedSubjects {
    var purposes = PurposeFacts(facts: facts, subjects: decided.subjects)
    purposes.addAll(own)
    var result = decided
    result.subjects = purposes.subjects
    return result
  }

  /// Needs: all facts. Gives: the decisions about everything except tabs.
  private func decidingStructures(_ decided: DecidedSubjects) -> DecidedSubjects {
    SubjectKind.allCases.filter { $0 != .tab }
      .reduce(decided) { $0.deciding(about: $1, by: makers(about: $1)) }
  }

  /// Returns the makers of all decisions about a kind of subject, beginning with the decision about
  /// the structure itself.
  private func makers(about kind: SubjectKind) -> [DecisionMaker] {
    let procedures = catalog.decisions(about: kind)
    let own = procedures.filter { $0.decides == .outcome }
    return (own + procedures.filter { $0.decides != .outcome })
      .map { DecisionMaker(procedure: $0, edition: edition, answers: answers, team: team) }
  }
}

// MARK: - Routes

extension AdvicePipeline {
  /// Needs: all facts and outcomes. Gives: the advice on each route to the Mac.
  private func routes(in decided: DecidedSubjects) -> [RouteAdvice] {
    guard catalog.target.has(.routes), graph.project.isApp(graph) else { return [] }
    let found = catalog.target.forms.map {
      ($0, rules.recommendations(about: decided.subjects, for: .one($0), answers))
    }
    let builder = RouteBuilder(
      catalog, graph.project, decided, Dictionary(uniqueKeysWithValues: found))
    return catalog.routes.map(builder.advice)
  }
}

// MARK: - Commands

extension AdvicePipeline {
  /// Needs: the recommendations that were not declined. Gives: the menu bar with their commands.
  private func menuBar(
    of recommendations: [Recommendation], about subjects: Subjects, buttons: [ScreenButtons],
    _ placement: CommandPlacement
  ) -> MenuBar {
    var builder = MenuBarBuilder(catalog, factory, for: graph, own: own, placement)
    builder.add(recommendations, about: subjects, buttons: buttons)
    return builder.menuBar
  }
}
