import FileReading
import Guidance

/// What is different in the advice after the team has answered a question.
///
/// Structures and findings are compared by file and object, because an answer may add structures.
package struct AdviceDifference {
  private let old: Advice
  private let new: Advice

  /// Compares advice for the same project.
  package init(from old: Advice, to new: Advice) { (self.old, self.new) = (old, new) }

  /// The differences as sentences: first outcomes, then findings.
  package var changes: [String] { Judgement.counted(outcomes) + Judgement.counted(findings) }

  private var outcomes: [String] {
    let before = Self.decisions(in: old)
    return OutcomeChange.texts(
      of: new.subjects.ids.flatMap { id in
        (new.decisions[id] ?? []).compactMap { decision in
          let key = Key(new.subjects[id], decision.procedure)
          guard let old = before[key] else { return Self.addition(decision, to: new.subjects[id]) }
          return OutcomeChange(from: old, to: decision, about: new.subjects[id])
        }
      })
  }

  /// Returns what a new structure becomes, unless that is nothing of interest.
  private static func addition(_ decision: Decision, to subject: Subject) -> OutcomeChange? {
    guard subject.kind != .tab, ![.nothing, .keep, .ignore].contains(decision.outcome) else {
      return nil
    }
    return OutcomeChange(
      text: "\(decision.title): \(decision.outcome.title), for \(subject.sceneName)")
  }

  private var findings: [String] {
    let (before, after) = (Self.findings(in: old), Self.findings(in: new))
    let gone = Self.ordered(before).filter { after[$0.key] == nil }
    let added = Self.ordered(after).filter { before[$0.key] == nil }
    let changed = Self.ordered(after).filter { finding in
      before[finding.key].map { $0.severity != finding.value.severity } ?? false
    }
    return gone.map { "“\($0.value.title)” no longer applies" }
      + added.map { "adds “\($0.value.title)”" }
      + changed.map { "“\($0.value.title)” becomes \($0.value.severity.title)" }
  }

  /// The identity of a decision or a finding.
  private struct Key: Hashable, Comparable {
    var file: String
    var object: String
    var name: String

    init(_ subject: Subject, _ procedure: String) {
      (file, object, name) = (subject.location.file, subject.object, procedure)
    }

    init(_ finding: Recommendation) {
      (file, object, name) = (finding.location.file, finding.object, finding.rule)
    }

    static func < (a: Key, b: Key) -> Bool {
      (a.file, a.object, a.name) < (b.file, b.object, b.name)
    }
  }

  private static func decisions(in advice: Advice) -> [Key: Decision] {
    let all = advice.subjects.ids.flatMap { id in
      (advice.decisions[id] ?? []).map { (Key(advice.subjects[id], $0.procedure), $0) }
    }
    return Dictionary(all) { first, _ in first }
  }

  private static func findings(in advice: Advice) -> [Key: Recommendation] {
    let open = advice.recommendations.filter { $0.status.isPending && !$0.isChecklist }
    return Dictionary(open.map { (Key($0), $0) }) { first, _ in first }
  }

  private static func ordered(_ findings: [Key: Recommendation]) -> [(
    key: Key, value: Recommendation
  )] { findings.sorted { $0.key < $1.key } }
}
