import Drawings
import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects

extension ProjectReport {
  /// Creates the report on a project from its advice.
  init(_ advice: Advice, _ configuration: Configuration? = nil) {
    let project = advice.graph.project
    self.configuration = configuration?.file
    team = TeamReport(advice, configuration)
    name = project.name
    root = project.root
    kind = project.kind
    targets = project.apps.map { TargetReport($0) }
    macTargets = project.macApps
    target = advice.target
    otherTarget = advice.target.isDefault ? nil : advice.target
    fit = advice.decisions[.project]?.first { $0.procedure == Self.fitProcedure }
      .map { DecisionReport($0) }
    platform = advice.platform.choice
    platformReason = advice.platform.reason
    routeDecision =
      advice.routes.isEmpty
      ? nil
      : advice.decisions[.project]?.first { $0.procedure == "route" }.map { DecisionReport($0) }
    macWork = advice.macWork.map { MacWorkReport($0) }
    dependencies = project.dependencies.map { DependencyReport($0) }
    sourceFiles = project.sourceFileCount
    entries = advice.graph.starts.map { Entry($0, in: advice.graph) }
    otherRoots = advice.graph.otherRoots.map { Entry($0, in: advice.graph) }
    unavailable = advice.missing.map { all in
      all.map { UnavailableReport($0, on: advice.target.system) }
    }
    let order = Self.order(of: advice)
    var (findings, positions) = RecommendationReport.gathered(
      order.map { RecommendationReport(advice.recommendations[$0], advice.subjects) },
      of: Set(advice.recommendations.filter(\.isGathered).map(\.rule)))
    structures = Self.structures(of: advice, order, findings, positions)
    findings.markRepeated(reportedWith: structures)
    recommendations = findings
    checklist = Self.order(of: advice, isChecklist: true)
      .map { RecommendationReport(advice.recommendations[$0], advice.subjects) }
    source = SourceReport(
      SourceCounts(project), structures, recommendations, commands: advice.commands)
    summary = Summary(recommendations)
    macApp = advice.macApp
    presentations = advice.presentations.map { PresentationReport($0, in: advice.graph) }
    commands = advice.commands.map { CommandReport($0) }
    menus = advice.menuBar.menus
    toolbars = advice.toolbars
    questions = Self.questions(of: structures, recommendations, advice)
    startProblems = project.startProblems.map(\.message)
    problems = (project.problems + advice.graph.problems).sorted { $0.location < $1.location }
      .map { ProblemReport($0) }
  }

  /// The ID of the decision about how well an app suits a target.
  private static let fitProcedure = "fit"

  /// Returns the order in which findings or items of the checklist are reported: by descending
  /// severity, then by location.
  private static func order(of advice: Advice, isChecklist: Bool = false) -> [Int] {
    let all = advice.recommendations.indices.filter {
      advice.recommendations[$0].isChecklist == isChecklist
    }
    return all.sorted { a, b in
      let (left, right) = (advice.recommendations[a], advice.recommendations[b])
      guard left.severity == right.severity else { return left.severity > right.severity }
      return (left.location, left.rule, a) < (right.location, right.rule, b)
    }
  }

  /// Returns the structures with their findings. A finding with several locations belongs to the
  /// structure at its first one.
  private static func structures(
    of advice: Advice, _ order: [Int], _ findings: [RecommendationReport], _ positions: [Int]
  ) -> [StructureReport] {
    var own: [SubjectID: [Int]] = [:]
    let pending = Set(findings.indices.filter { findings[$0].status.isPending })
    var met: Set<Int> = []
    for (position, index) in zip(positions, order) where met.insert(position).inserted {
      let subject = advice.recommendations[index].subject
      let parent = advice.subjects[subject].parent
      let isTab = advice.subjects[subject].kind == .tab
      own[isTab ? parent ?? subject : subject, default: []].append(position)
    }
    return advice.subjects.ids
      .filter { SubjectKind.reported.contains(advice.subjects[$0].kind) }
      .sorted { precedes($0, before: $1, advice.subjects) }
      .map { StructureReport($0, advice, recommendations: own[$0] ?? [], pending: pending) }
  }

  private static func precedes(_ a: SubjectID, before b: SubjectID, _ subjects: Subjects) -> Bool {
    let (left, right) = (subjects[a], subjects[b])
    let ranks = [left, right].map { $0.facts[.role] == Role.root.rawValue ? 0 : 1 }
    return (ranks[0], left.location) < (ranks[1], right.location)
  }

  /// Returns all questions without duplicates. Those of the structures come first.
  private static func questions(
    of structures: [StructureReport], _ recommendations: [RecommendationReport], _ advice: Advice
  ) -> [QuestionReport] {
    let decided = structures.flatMap(\.decisions).flatMap(\.questions)
    let others = advice.decisions.sorted { $0.key < $1.key }.flatMap(\.value)
      .flatMap(\.questions)
    let asked = advice.recommendations.flatMap(\.all).compactMap(\.question)
    let full = Dictionary(advice.questions.map { ($0.text, $0) }) { first, _ in first }
    var seen: Set<String> = []
    return (decided + others + asked).filter { seen.insert($0.text).inserted }
      .compactMap { question in
        full[question.text].map { full in
          var full = full
          full.effect = full.effect ?? question.effect
          return full
        }
      }
  }
}

extension ProjectReport.Entry {
  fileprivate init(_ entry: EntryPoint, in graph: NavigationGraph) {
    let place = graph.location(entry.node)
    file = place.file
    line = place.line
    object = graph.screen(entry.node).id
    scene = graph.shownName(of: entry.node)
    source =
      switch entry.source {
      case .propertyList(let file): "named in \(file)"
      case .storyboardName: "guessed from the storyboard's name"
      case .declared(let file): "named in \(file)"
      case .running(let place): "the root in the running app (\(place.file):\(place.line))"
      case .code(let file): "made the root of a window in \(file)"
      case .screen(let file): "made the root of a window by a screen in \(file)"
      case .onlyCandidate: "the only storyboard with an initial view controller"
      }
  }
}

extension ProjectReport.Summary {
  /// Counts the open recommendations.
  init(_ recommendations: [RecommendationReport]) {
    let pending = recommendations.filter(\.status.isPending)
    severity = Dictionary(
      uniqueKeysWithValues: Severity.allCases.map { severity in
        (severity.rawValue, pending.count { $0.severity == severity })
      })
    effort = Dictionary(
      uniqueKeysWithValues: Effort.allCases.map { effort in
        (effort.rawValue, pending.count { $0.effort == effort })
      })
  }
}

extension StructureReport {
  fileprivate init(
    _ id: SubjectID, _ advice: Advice, recommendations: [Int], pending: Set<Int>
  ) {
    let subject = advice.subjects[id]
    let decisions = advice.decisions[id] ?? []
    let own = decisions.first { $0.procedure == subject.kind.rawValue }
    kind = subject.kind.rawValue
    file = subject.location.file
    line = subject.location.line
    object = subject.object
    scene = subject.facts[.scene]?.shown ?? ""
    role = subject.facts[.role] ?? ""
    customClass = subject.customClass
    fromSource = subject.isFromSource ? true : nil
    runningApp = subject.node.flatMap { advice.graph.runningPlace(of: $0) }
      .map { RunningPlace(file: $0.file, line: $0.line) }
    titles = subject.titles
    suggestedTitles = subject.suggestedTitles
    tabs = subject.children.map { advice.subjects[$0] }.filter { $0.kind == .tab }
      .map { TabReport($0) }
    columns = subject.columns
    hasBottomToolbar = subject.facts[.showsToolbar] == true
    device = Device(subject, in: advice.graph)
    pages = subject.statedPages
    procedures = decisions.filter { $0.procedure != own?.procedure && $0.outcome != .nothing }
      .map { DecisionReport($0) }
    self.recommendations = recommendations
    let stays = [.keep, .ignore].contains(own?.outcome ?? .keep) && own?.team == nil
    let isDone = recommendations.allSatisfy { !pending.contains($0) }
    isRoutine =
      stays && isDone && procedures.allSatisfy { $0.questions.isEmpty && $0.decidedBy == nil }
    decision = own.map { DecisionReport($0) }
  }
}

extension TabReport {
  fileprivate init(_ tab: Subject) {
    symbol = tab.symbol
    purpose = tab.facts[.purpose]
    hasList = tab.facts[.hasList] == true
    scene = tab.sceneName
  }
}

extension DecisionReport {
  fileprivate init(_ decision: Decision) {
    procedure = decision.procedure
    title = decision.title
    outcome = decision.outcome
    confidence = decision.confidence
    score = decision.score
    reasons = decision.reasons.map {
      Reason(text: $0.text, weight: $0.weight, source: $0.sources.joined(separator: ", "))
    }
    alternatives = decision.alternatives
    questions = decision.questions
    dissent = decision.dissent
    decidedBy = decision.team.map { DecidedBy($0) }
  }
}

extension DecidedBy {
  fileprivate init(_ decision: TeamDecision) {
    reason = decision.reason
    by = decision.author
    date = decision.date
  }
}

extension TeamReport {
  /// Counts a team's answers and decisions in the advice, or returns `nil` if there are none.
  fileprivate init?(_ advice: Advice, _ configuration: Configuration?) {
    let decided = advice.decisions.values.joined()
    let questions = decided.reduce(
      into: Set(advice.recommendations.flatMap(\.all).compactMap(\.answered))
    ) {
      $0.formUnion($1.answered)
    }
    answers = questions.count
    decisions =
      decided.count { $0.team != nil } + advice.recommendations.count { $0.decision != nil }
    let applied = (configuration?.appliedCorrections ?? []).filter {
      advice.graph.applies($0)
    }
    corrections = applied.isEmpty ? nil : applied.count
    let disabled = (configuration?.disabledRules ?? []).map {
      Disabled(rule: $0.rule, reason: $0.reason)
    }
    disabledRules = disabled.isEmpty ? nil : disabled
    if answers + decisions + applied.count + disabled.count == 0 { return nil }
  }
}

extension RecommendationReport {
  fileprivate init(_ recommendation: Recommendation, _ subjects: Subjects) {
    let subject = subjects[recommendation.subject]
    rule = recommendation.rule
    title = recommendation.title
    equivalent = recommendation.equivalent
    self.subject = Subject(
      kind: subject.kind, file: recommendation.location.file,
      line: recommendation.location.line, object: recommendation.object,
      scene: subject.sceneName)
    location = recommendation.file.map { Location(file: $0.file, line: $0.line) }
    titles = recommendation.titles
    fromSource = recommendation.isFromSource ? true : nil
    message = recommendation.message
    why = recommendation.why
    advice = recommendation.advice
    severity = recommendation.severity
    effort = recommendation.effort
    sources = recommendation.sources
    question = recommendation.question?.text
    isRepeated = false
    status = recommendation.status
    let traces = recommendation.evidence.map { trace in
      EvidenceReport(
        text: trace.text, file: trace.location.file, line: trace.location.line,
        fromSource: trace.location.isInSource ? true : nil)
    }
    evidence = traces.isEmpty ? nil : traces
    missing = recommendation.missing.isEmpty ? nil : recommendation.missing
    decidedBy =
      recommendation.decision.map { DecidedBy($0) }
      ?? recommendation.declinedByAnswer.map { DecidedBy(reason: $0) }
    places = PlaceReport.all(of: recommendation, kind: subject.kind)
    parts =
      recommendation.parts.isEmpty ? nil : recommendation.parts.map { PartReport($0) }
  }
}

extension PresentationReport {
  fileprivate init(_ presentation: ModalSubgraph, in graph: NavigationGraph) {
    let place = graph.location(presentation.start)
    file = place.file
    line = place.line
    object = graph.screen(presentation.start).id
    scene = graph.shownName(of: presentation.start)
    style = presentation.isPopover ? .popover : .modal
    screens = presentation.screens.count
    depth = presentation.depth
  }
}
