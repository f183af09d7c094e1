import Guidance

/// The decisions and recommendations that result from some answers of the team.
struct Judgement {
  /// The subjects with the decisions about them.
  var decided: DecidedSubjects
  /// The recommendations.
  var recommendations: [Recommendation]
  /// The efforts.
  let plan: PlanTemplate

  /// What another answer of the team changes.
  struct Difference {
    /// The differences as sentences: outcomes, then findings.
    let changes: [String]
    /// The additional effort, which is negative if there is less to do, or `nil` if it is the same.
    let days: EffortRange?
    /// How much is different.
    let weight: Int
  }

  /// Returns the difference to the judgement with another answer.
  func difference(to other: Judgement) -> Difference {
    let (old, new) = (Self.open(recommendations), Self.open(other.recommendations))
    let outcomes = outcomeChanges(to: other)
    return Difference(
      changes: Self.counted(OutcomeChange.texts(of: outcomes)) + Self.changes(from: old, to: new),
      days: other.days.minus(days),
      weight: Decision.Question.weightOfOutcome * outcomes.count
        + Self.weight(ofChangesFrom: old, to: new))
  }

  private static func weight(
    ofChangesFrom old: [Key: Recommendation], to new: [Key: Recommendation]
  ) -> Int {
    Set(old.keys).union(new.keys).reduce(0) { sum, key in
      guard old[key]?.severity != new[key]?.severity else { return sum }
      return sum + max(weight(of: old[key]?.severity), weight(of: new[key]?.severity))
    }
  }

  /// How much a finding weighs that is different.
  static func weight(of severity: Severity?) -> Int {
    switch severity {
    case .required: 4
    case .recommended: 2
    case .consider: 1
    case nil: 0
    }
  }

  /// The effort of the open recommendations that are more than worth considering.
  private var days: EffortRange {
    let tasks = recommendations.tasks.filter { $0.severity > .consider }
    return EffortRange.sum(tasks.compactMap { $0.days(plan) }) ?? EffortRange(from: 0, to: 0)
  }

  /// Returns what becomes of structures with another answer.
  private func outcomeChanges(to other: Judgement) -> [OutcomeChange] {
    decided.subjects.ids.flatMap { id in
      (decided.decisions[id] ?? []).compactMap { old -> OutcomeChange? in
        let later = other.decided.decisions[id]?.first { $0.procedure == old.procedure }
        return later.flatMap { OutcomeChange(from: old, to: $0, about: decided.subjects[id]) }
      }
    }
  }

  private static func changes(
    from old: [Key: Recommendation], to new: [Key: Recommendation]
  ) -> [String] {
    let gone = old.filter { new[$0.key] == nil }
    let added = new.filter { old[$0.key] == nil }
    let changed = old.filter {
      new[$0.key].map { [key = $0] in $0.severity != key.value.severity } ?? false
    }
    return counted(titles(gone).map { "“\($0)” no longer applies" })
      + counted(titles(added).map { "adds “\($0)”" })
      + counted(
        changed.sorted { $0.key < $1.key }.map {
          "“\($1.title)” becomes \(new[$0]?.severity.title ?? "")"
        })
  }

  /// The identity of a finding: its position among the subjects, and its rule.
  private struct Key: Hashable, Comparable {
    var subject: SubjectID
    var rule: String

    static func < (a: Key, b: Key) -> Bool { (a.subject, a.rule) < (b.subject, b.rule) }
  }

  private static func open(_ recommendations: [Recommendation]) -> [Key: Recommendation] {
    let open = recommendations.filter(\.status.isPending).flatMap(\.all)
    return Dictionary(open.map { (Key(subject: $0.subject, rule: $0.rule), $0) }) { $1 }
  }

  private static func titles(_ findings: [Key: Recommendation]) -> [String] {
    findings.sorted { $0.key < $1.key }.map(\.value.title)
  }

  /// Returns each text once, with the number of times that it occurs.
  static func counted(_ texts: [String]) -> [String] {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }.map { text in
      counts[text].map { $0 > 1 ? "\(text) (\($0) times)" : text } ?? text
    }
  }
}

extension Severity {
  /// The severity within a sentence.
  var title: String { self == .consider ? "something to consider" : rawValue }
}
