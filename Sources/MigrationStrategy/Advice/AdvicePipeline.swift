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
  ///
  /// - Parameter findsVariants: Whether the advice has variants.
  /// - Returns: The advice.
  func run(findsVariants: Bool = false) -> Advice {
    let stages = Stages(self)
    lazy var factsOfOthers = catalog.factsOfOthers
    let asked = OpenQuestions(
      in: judgement(stages.findings, on: stages.decided), keepingVariants: findsVariants
    ) {
      judgement(trying: TriedAnswer($0, to: $1, at: $2, in: catalog, factsOfOthers), after: stages)
    }
    var advice = advice(on: asked.judgement)
    advice.questions = asked.questions
    advice.routes = routes(in: asked.judgement.decided, stages.findings)
    advice.variants = asked.variants.map { variant in
      Advice.Variant(
        question: variant.question, isYes: variant.isYes, days: variant.days,
        advice: self.advice(on: variant.judgement))
    }
    return advice
  }

  /// Needs: a judgement. Gives: the advice that follows from it, without questions and routes.
  private func advice(on judgement: Judgement) -> Advice {
    let (decided, recommendations) = (judgement.decided, judgement.recommendations)
    let presentations = facts.presentations.values.sorted { $0.start < $1.start }
    let placement = CommandPlacement(
      factory,
      sections: decided.subjects.ids(of: .tab).flatMap {
        decided.subjects[$0].titles.compactMap { $0 }
      })
    var advice = Advice(
      graph: graph, subjects: decided.subjects, decisions: decided.decisions,
      recommendations: recommendations, presentations: presentations,
      commands: own.all.map { AppCommand($0, placement) },
      macWork: catalog.hasMacWork ? MacWork.all(in: graph) : [],
      platform: selection(in: decided), target: target, missing: missing)
    advice.macApp = MacApp(advice)
    addBars(to: &advice, placement)
    return advice
  }

  /// Needs: the decisions, the recommendations, and the places of screens. Gives: the menu bar and the toolbars.
  private func addBars(to advice: inout Advice, _ placement: CommandPlacement) {
    // Recommendations that the team has declined add no commands.
    let wanted = advice.recommendations.filter { !$0.status.isDeclined }
    let buttons = ScreenButtons.all(in: wanted, of: advice)
    if target.has(.menuBar) {
      advice.menuBar = menuBar(of: wanted, about: advice.subjects, buttons: buttons, placement)
    }
    guard target.has(.toolbars) else { return }
    let builder = ToolbarBuilder(
      catalog: catalog, subjects: advice.subjects, menuBar: advice.menuBar, factory: factory)
    advice.add(builder.toolbars(wanted, buttons.filter(\.areInBars)))
  }
}

// MARK: - Subjects and decisions

extension AdvicePipeline {
  /// The results without further answers.
  private struct Stages {
    /// The subjects with the purposes of tabs.
    let purposes: DecidedSubjects
    /// The same with the facts that depend on these.
    let withPurposes: DecidedSubjects
    /// The subjects with all decisions.
    let decided: DecidedSubjects
    /// What the rules find then.
    let findings: TargetRules.Findings

    init(_ pipeline: AdvicePipeline) {
      purposes = DecidedSubjects(subjects: pipeline.found)
        .deciding(about: .tab, by: pipeline.makers(about: .tab))
      withPurposes = pipeline.addingFactsOfPurposes(to: purposes)
      decided = AdvicePipeline.structures.reduce(withPurposes) {
        $0.deciding(about: $1, by: pipeline.makers(about: $1))
      }
      findings = pipeline.rules.findings(
        about: decided.subjects, for: pipeline.selection(in: decided).choice, pipeline.answers)
    }
  }

  /// The kinds of subjects besides tabs.
  private static let structures = SubjectKind.allCases.filter { $0 != .tab }

  /// Needs: all decisions and findings. Gives: the judgement with them.
  private func judgement(
    _ findings: TargetRules.Findings, on decided: DecidedSubjects
  ) -> Judgement {
    Judgement(
      decided: decided,
      recommendations: rules.recommendations(findings, about: decided.subjects), plan: catalog.plan)
  }

  /// Needs: the results without a further answer. Gives: the judgement with it. Only what the answer may
  /// change is judged again.
  private func judgement(trying tried: TriedAnswer, after known: Stages) -> Judgement {
    var (other, answer) = (self, tried)
    other.answers = answers.adding(answer)
    let decided = other.deciding(trying: &answer, after: known)
    return other.judgement(
      rules.findings(
        about: decided.subjects, for: selection(in: decided).choice, other.answers,
        trying: (answer, known.findings)), on: decided)
  }

  /// Needs: the results without a further answer. Gives: the decisions with it.
  private func deciding(
    trying answer: inout TriedAnswer, after known: Stages
  ) -> DecidedSubjects {
    guard !answer.decisions.isEmpty else { return known.decided }
    var start = known.withPurposes
    if answer.decisions.contains(.tab) {
      start = addingFactsOfPurposes(
        to: DecidedSubjects(subjects: found).deciding(
          about: .tab, by: makers(about: .tab), trying: &answer, after: known.purposes))
      for id in found.ids {
        answer.compare(id, in: start.subjects, with: known.withPurposes.subjects)
      }
    }
    return Self.structures.reduce(start) {
      $0.deciding(about: $1, by: makers(about: $1), trying: &answer, after: known.decided)
    }
  }

  /// Needs: the decision about the technology. Gives: the technology that the advice is for.
  private func selection(in decided: DecidedSubjects) -> PlatformSelection {
    let decisions = decided.decisions[.project] ?? []
    return platform ?? PlatformSelection(chosenIn: decisions, among: catalog.routes)
      ?? PlatformSelection(following: decisions, among: catalog.target.forms)
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
  private func routes(
    in decided: DecidedSubjects, _ findings: TargetRules.Findings
  ) -> [RouteAdvice] {
    guard catalog.target.has(.routes), graph.project.isApp(graph) else { return [] }
    let found = catalog.target.forms.map { form in
      let own =
        findings.platform == .one(form)
        ? findings : rules.findings(about: decided.subjects, for: .one(form), answers)
      return (form, rules.recommendations(own, about: decided.subjects))
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
