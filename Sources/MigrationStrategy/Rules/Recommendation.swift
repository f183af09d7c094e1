package import FileReading
package import Guidance
import InterfaceBuilder

/// What a rule found, and what it recommends.
package struct Recommendation: Sendable {
  /// Where it stands with the team.
  package enum Status: String, Sendable, Codable {
    case open, done, accepted, declined, overridden

    /// Whether there is still something to do.
    package var isPending: Bool { self == .open || self == .accepted }
    /// Whether the team does not want it, or does something else.
    package var isDeclined: Bool { self == .declined || self == .overridden }
  }

  /// The rule's id.
  package var rule: String
  /// The rule's title: what was found, as a heading.
  package var title: String
  /// The equivalent it recommends.
  package var equivalent: String
  /// What it is about: an index into the project's subjects.
  package var subject: Int
  /// The object ID of what was found; empty for the project.
  package var object: String
  /// Where that stands.
  package var location: SourceLocation
  /// The titles it is about.
  package var titles: [String]
  /// The menu commands it brings besides those of its equivalent, by their names.
  package var commands: [String]
  /// Whether it rests on source code: what it is about is made there, or its rule asks for what only
  /// source code says.
  package var isFromSource: Bool
  /// What was found.
  package var message: String
  /// Why it matters on the Mac.
  package var why: String
  /// What to do.
  package var advice: String
  /// How much it matters.
  package var severity: Severity
  /// How much work it is.
  package var effort: Effort?
  /// What to ask the team.
  package var question: Decision.Question?
  /// Where it comes from.
  package var sources: [String]
  /// Where it stands with the team.
  package var status: Status
  /// What shows that it is done, or partly done.
  package var evidence: [Signs.Trace] = []
  /// The titles for which nothing is there yet, where something is there for others.
  package var missing: [String] = []
  /// What the team has decided about it.
  package var decision: TeamDecision?
  /// The id of its question, where the team has answered that.
  package var answered: String?
}

/// Runs the rules of a catalog on the subjects of a project.
struct RuleRunner {
  private let rules: [Rule]
  /// The conditions of the rules about a kind of subject, with the rules' positions; a rule that the
  /// documents cannot decide has none.
  private let conditions: [SubjectKind: [(rule: Int, condition: Predicate)]]
  private let answers: Answers
  private let team: TeamDecisions
  private let signs: Signs

  /// A runner of the rules that documents can decide.
  init(_ rules: [Rule], answers: Answers, team: TeamDecisions, signs: Signs) {
    self.rules = rules
    self.answers = answers
    self.team = team
    self.signs = signs
    var conditions: [SubjectKind: [(rule: Int, condition: Predicate)]] = [:]
    for (index, rule) in rules.enumerated() {
      guard let condition = rule.condition else { continue }
      for kind in Set(rule.subjects) { conditions[kind, default: []].append((index, condition)) }
    }
    self.conditions = conditions
  }

  /// What the rules recommend, in the order of the files.
  ///
  /// - Parameters:
  ///   - subjects: What they look at.
  ///   - isApp: Whether the subjects are those of an app, about which something can be said as a
  ///     whole.
  /// - Returns: The recommendations.
  func run(on subjects: Subjects, ofApp isApp: Bool) -> [Recommendation] {
    var found: [Recommendation] = []
    // Where no source code was read, no rule rests on it.
    let readsSource = subjects.all.first?.facts[.readsSource] == true
    let asksSource = readsSource ? Set(rules.indices.filter { rules[$0].asksSource }) : []
    for index in subjects.all.indices where isApp || subjects.all[index].kind != .project {
      let candidates = conditions[subjects.all[index].kind] ?? []
      let matches = candidates.filter { subjects.holds($0.condition, for: index) }
        .map(\.rule)
      let silenced = Set(matches.flatMap { rules[$0].silences })
      found += matches.filter { !silenced.contains(rules[$0].id) }
        .map { recommendation($0, index, subjects, asksSource: asksSource.contains($0)) }
    }
    return found
  }

  private func recommendation(
    _ position: Int, _ index: Int, _ subjects: Subjects, asksSource: Bool
  ) -> Recommendation {
    let rule = rules[position]
    let place = subjects.all[index].place(of: rule.condition)
    let isRaised = rule.raised.map { subjects.holds($0.condition, for: index) } ?? false
    let decision = team.decision(on: rule.id, at: place)
    let question = rule.question.flatMap { open($0, index, subjects) }
    var recommendation = Recommendation(
      rule: rule.id, title: rule.title, equivalent: rule.equivalent, subject: index,
      object: place.object, location: place.location,
      titles: rule.titles.map { subjects.all[index].facts.list($0) } ?? [],
      commands: rule.commands.filter { subjects.holds($0.condition, for: index) }.map(\.id),
      isFromSource: asksSource || place.location.isInSource || subjects.isFromSource(index),
      message: subjects.text(rule.message, for: index),
      why: subjects.text(rule.why, for: index),
      advice: subjects.text(rule.advice, for: index),
      severity: isRaised ? rule.raised?.severity ?? rule.severity : rule.severity,
      effort: rule.effort,
      question: decision == nil ? question : nil,
      sources: rule.sources, status: decision.map { .init($0.status) } ?? .open,
      decision: decision,
      answered: rule.question.flatMap { question == nil ? $0.id : nil })
    let facts = subjects.all[index].facts
    recommendation.compare(
      with: signs, rule.done,
      forClass: facts[.hasCustomClass] == true ? facts[.customClass] : nil,
      selectors: facts[.barSelectors] ?? [])
    return recommendation
  }

  /// A question that nobody has answered.
  private func open(
    _ question: Question, _ index: Int, _ subjects: Subjects
  ) -> Decision.Question? {
    guard answers(question.id, about: index, in: subjects) == nil else { return nil }
    return Decision.Question(
      id: question.id, text: subjects.text(question.text, for: index), effect: nil)
  }
}

extension Recommendation.Status {
  /// Where a recommendation stands once the team has decided.
  fileprivate init(_ status: TeamDecision.Status) {
    switch status {
    case .accepted: self = .accepted
    case .declined: self = .declined
    case .overridden: self = .overridden
    }
  }
}
