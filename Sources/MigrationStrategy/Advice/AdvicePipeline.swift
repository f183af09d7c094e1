import Guidance
import NavigationGraph
import Projects

/// The steps from a graph to advice. Each step uses the results of the steps before it.
struct AdvicePipeline {
  let catalog: Catalog
  let edition: Edition
  private var answers: Answers
  let team: TeamDecisions
  /// The IDs of the rules that the team has disabled.
  private let disabled: Set<String>
  let graph: NavigationGraph
  /// The technology of the Mac app, or `nil` if it follows the app.
  private let platform: PlatformSelection?
  private let own: OwnCommands
  private let factory: CommandFactory
  /// What the project uses and the target does not have, or `nil` if no table says so.
  private let missing: [MissingAPI]?

  init(
    catalog: Catalog, edition: Edition, answers: Answers, team: TeamDecisions,
    disabled: Set<String>, graph: NavigationGraph, platform: PlatformSelection?
  ) {
    self.catalog = catalog
    self.platform = platform
    self.edition = edition
    self.answers = answers
    self.team = team
    self.disabled = disabled
    self.graph = graph
    own = OwnCommands(graph.project)
    factory = CommandFactory(catalog, for: graph)
    missing = catalog.unavailable.map { MissingAPI.all(in: graph, of: $0) }
  }

  /// The system that the advice is for.
  private var target: Target { catalog.target }
  /// Whether what the project has for the Mac counts as work that is done.
  private var hasMacWork: Bool { target.has(.existingWork) }

  /// Runs all steps in order.
  func run() -> Advice {
    let facts = SubjectFacts(graph, words: catalog.words)
    let found = subjects(with: facts)
    let asked = OpenQuestions(in: judgement(on: found, facts)) {
      assuming($0, to: $1, at: $2).judgement(on: found, facts)
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
      routes: routes(in: decided), macWork: hasMacWork ? MacWork.all(in: graph.project) : [],
      platform: selection(in: decided), target: target, missing: missing)
  }
}

// MARK: - Subjects and decisions

extension AdvicePipeline {
  /// Needs: the subjects with the facts that need no decision. Gives: everything that the answers
  /// of the team change.
  private func judgement(on found: Subjects, _ facts: SubjectFacts) -> Judgement {
    let purposes = decidingPurposes(of: found)
    let decided = decidingStructures(addingFactsOfPurposes(to: purposes, facts))
    return Judgement(
      decided: decided,
      recommendations: recommendations(
        about: decided.subjects, for: selection(in: decided).choice))
  }

  /// Needs: the decision about the technology. Gives: the technology that the advice is for.
  private func selection(in decided: DecidedSubjects) -> PlatformSelection {
    let decisions = decided.decisions[.project] ?? []
    return platform ?? PlatformSelection(chosenIn: decisions, among: catalog.routes)
      ?? PlatformSelection(following: decisions, among: catalog.target.forms)
  }

  /// Returns the pipeline with one more answer.
  private func assuming(
    _ value: AnswerValue, to question: String, at places: [StructurePlace]
  ) -> AdvicePipeline {
    var other = self
    other.answers = answers.assuming(value, to: question, at: places)
    return other
  }

  /// Needs: the graph. Gives: the subjects with the facts that need no decision.
  private func subjects(with facts: SubjectFacts) -> Subjects {
    var found = SubjectFinder(facts, shortcuts: catalog.shortcuts, own: own).subjects
    RouteFacts(graph.project, catalog.frameworks).add(to: &found[.project].facts)
    for api in missing ?? [] { found.add(api.subject(on: catalog.target.system)) }
    return found
  }

  /// Needs: the facts of tabs. Gives: the purpose of each tab, such as a section, an action, or
  /// settings.
  private func decidingPurposes(of subjects: Subjects) -> DecidedSubjects {
    DecidedSubjects(subjects: subjects).deciding(about: .tab, by: makers(about: .tab))
  }

  /// Needs: the purposes of tabs. Gives: the facts that depend on them, such as the remaining tabs
  /// of each tab bar and the screens of settings.
  private func addingFactsOfPurposes(
    to decided: DecidedSubjects, _ facts: SubjectFacts
  ) -> DecidedSubjects {
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
      ($0, recommendations(about: decided.subjects, for: .one($0)))
    }
    let builder = RouteBuilder(
      catalog, graph.project, decided, Dictionary(uniqueKeysWithValues: found))
    return catalog.routes.map(builder.advice)
  }
}

// MARK: - Recommendations and commands

extension AdvicePipeline {
  /// Needs: all facts and outcomes. Gives: the recommendations, in the order of the subjects.
  private func recommendations(
    about subjects: Subjects, for platform: PlatformChoice
  ) -> [Recommendation] {
    let runner = RuleRunner(
      rules(for: platform), readsSource: subjects[.project].facts[.readsSource] == true,
      answers: answers,
      team: team,
      existingWork: ExistingWork(
        graph.project, own, catalog.shortcuts, isNative: hasMacWork && platform.isNative))
    // Documents that belong to no app, and libraries, are not checked as a whole app.
    let isApp = graph.project.isApp(graph)
    let found = subjects.ids.filter { isApp || subjects[$0].kind != .project }
      .filter { !subjects.isForDevelopers($0) && !subjects.isElsewhere($0) }
      .flatMap { runner.recommendations(about: SubjectView($0, in: subjects)) }
    let kept = withoutSilenced(found, subjects)
    guard hasMacWork, let build = NativeMacBuild(graph.project, for: platform) else { return kept }
    return kept.filter(build.concerns)
  }

  /// Returns the recommendations without those that an open one about another subject silences, if
  /// both subjects are one controller: a scene, and the tab bar in it.
  private func withoutSilenced(
    _ found: [Recommendation], _ subjects: Subjects
  ) -> [Recommendation] {
    let silences = Dictionary(catalog.rules.map { ($0.id, $0.silences) }) { first, _ in first }
    var silenced: [NodeID: Set<String>] = [:]
    for one in found where one.status == .open {
      guard let node = subjects[one.subject].node else { continue }
      silenced[node, default: []].formUnion(silences[one.rule] ?? [])
    }
    return found.filter { one in
      subjects[one.subject].node.map { silenced[$0]?.contains(one.rule) != true } ?? true
    }
  }

  /// Returns the rules that apply to the project and to the technology of the Mac app, with their
  /// texts for it. The checklist for every app does not apply if there is a separate Mac app.
  private func rules(for platform: PlatformChoice) -> [Rule] {
    catalog.rules.filter { $0.applies(to: platform) && !disabled.contains($0.id) }
      .filter { !(hasMacWork && graph.project.hasMacApp) || !$0.isChecklist }.map {
        $0.worded(for: platform)
      }
  }

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
