import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

/// Runs the rules of a catalog on the subjects of a project.
struct RuleRunner {
  /// A rule that can be evaluated with the available files.
  private struct Candidate {
    /// The position of the rule in the catalog.
    let rule: Int
    let condition: Predicate
  }

  private let rules: [Rule]
  private let readsSource: Bool
  /// The rules about each kind of subject, in the order of the catalog.
  private var candidates: [SubjectKind: [Candidate]] = [:]
  private var answers = Answers([:])
  private let team: TeamDecisions
  private let existingWork: ExistingWork

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - rules: The rules. Those without a condition are left out.
  ///   - readsSource: Whether the project's source code was read.
  ///   - team: The team's own decisions.
  ///   - existingWork: The existing work for the Mac.
  init(
    _ rules: [Rule], readsSource: Bool, team: TeamDecisions, existingWork: ExistingWork
  ) {
    self.rules = rules
    self.readsSource = readsSource
    self.team = team
    self.existingWork = existingWork
    for (index, rule) in rules.enumerated() {
      guard let condition = rule.condition else { continue }
      for kind in Set(rule.subjects) {
        candidates[kind, default: []].append(Candidate(rule: index, condition: condition))
      }
    }
  }

  /// Returns the runner with the team's answers.
  func answering(_ answers: Answers) -> RuleRunner {
    var runner = self
    runner.answers = answers
    return runner
  }

  /// Returns the recommendations about a subject, in the order of the catalog.
  func recommendations(about subject: SubjectView) -> [Recommendation] {
    let matches = (candidates[subject.subject.kind] ?? [])
      .filter { subject.holds($0.condition) }.map { rules[$0.rule] }
    let silenced = Set(matches.flatMap(\.silences))
    let wanted = matches.filter { !silenced.contains($0.id) }
    return joined(wanted.map { ($0, recommendation($0, about: subject)) })
  }

  /// Returns the recommendations, with those that are parts of others moved into these.
  /// Recommendations that are done or declined remain separate.
  private func joined(_ found: [(rule: Rule, recommendation: Recommendation)]) -> [Recommendation] {
    let open = found.filter { $0.recommendation.status == .open }
    let wholes = open.filter { !$0.rule.parts.isEmpty }
    let taken = Set(wholes.flatMap(\.rule.parts))
    let parts = open.filter { taken.contains($0.rule.id) }.map(\.recommendation)
    return found.compactMap { rule, recommendation in
      guard recommendation.status == .open else { return recommendation }
      if taken.contains(rule.id) { return nil }
      var whole = recommendation
      whole.parts = parts.filter { rule.parts.contains($0.rule) }
      return whole
    }
  }

  private func recommendation(_ rule: Rule, about subject: SubjectView) -> Recommendation {
    let facts = subject.facts
    let place = subject.subject.place(of: rule.condition)
    let isRaised = rule.raised.map { subject.holds($0.condition) } ?? false
    let files =
      place.location.file == "." ? subject.subject.files.locations(of: rule.condition) : []
    let decision = team.decision(
      on: rule.id, at: place, files.isEmpty ? [place.location] : files)
    let answer = rule.question.flatMap { answers.answer(to: $0, about: subject) }
    let answered = answer.flatMap { $0 ? rule.ifYes : rule.ifNo }
    var recommendation = Recommendation(
      rule: rule.id, title: rule.title, equivalent: rule.equivalent, subject: subject.id,
      object: place.object, location: place.location,
      file: files.first,
      titles: rule.titles.map { facts.list($0) } ?? [],
      commands: rule.commands.filter { subject.holds($0.condition) }.map(\.id),
      isFromSource: readsSource && rule.asksSource || place.location.isInSource
        || subject.isFromSource,
      message: subject.text(rule.message), why: subject.text(rule.why),
      advice: subject.text(rule.advice),
      severity: answered?.severity
        ?? (isRaised ? rule.raised?.severity ?? rule.severity : rule.severity),
      isChecklist: rule.isChecklist,
      isGathered: rule.isGathered, furtherPlaces: subject.subject.furtherPlaces,
      effort: rule.effort,
      sources: rule.sources, status: decision.map { .init($0.status) } ?? .open,
      decision: decision, answered: answer == nil ? nil : rule.question?.id,
      noun: rule.question.flatMap { answers.name(for: $0, about: subject) })
    recommendation.compare(
      with: existingWork, rule.done,
      for: subject.subject.wanted(at: place),
      selectors: facts[.barSelectors] ?? [], lacking: facts.list(.swipesWithoutMenu))
    if let question = rule.question, recommendation.status == .open {
      recommendation.apply(answer, answered, to: question, about: subject)
    }
    return recommendation
  }
}

extension Recommendation {
  /// Applies the team's answer to the rule's question, or asks the question.
  fileprivate mutating func apply(
    _ answer: Bool?, _ answered: AnsweredFinding?, to question: Question, about subject: SubjectView
  ) {
    guard let answer else {
      self.question = Decision.Question(question, about: subject)
      return
    }
    guard case .declined = answered else { return }
    status = .declined
    declinedByAnswer = Answers.text(answer, to: subject.text(question.text))
  }
}

extension AnsweredFinding {
  fileprivate var severity: Severity? {
    if case .severity(let severity) = self { severity } else { nil }
  }
}

extension Subject {
  /// Returns what is known about the subject at a place, to look for existing work.
  fileprivate func wanted(at place: Place) -> ExistingWork.Wanted {
    let file = place.location.file.split(separator: "/").last.map(String.init) ?? ""
    let names: [String?] = [
      owner, customClass, scene, facts[.name]?.shown, facts[.title]?.shown, file,
    ]
    return ExistingWork.Wanted(
      className: owner ?? customClass, names: names.compactMap { $0 })
  }
}

extension Recommendation.Status {
  /// Creates the status of a recommendation from the team's decision.
  fileprivate init(_ status: TeamDecision.Status) {
    switch status {
    case .accepted: self = .accepted
    case .declined: self = .declined
    case .overridden: self = .overridden
    }
  }
}
