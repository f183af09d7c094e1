import Guidance
import MigrationStrategy

/// The terms and sentences of comparisons.
extension Wording {
  /// Returns the numbers of differences, as text.
  static func counts(_ counts: Comparison.Counts) -> String {
    let findings =
      "\(counts.done) done, "
      + (counts.ruledOut > 0 ? "\(counts.ruledOut) ruled out by an answer, " : "")
      + "\(counts.new) new, \(counts.changed) changed, "
      + "\(counts.unchanged) as before"
    guard counts.structures > 0 else { return findings }
    return findings + "; \(counted(counts.structures, "structure")) with a different outcome"
  }

  /// Returns notes on differences between the reports that are not changes of the project.
  static func cautions(_ comparison: Comparison) -> [String] {
    let (old, new) = (comparison.old, comparison.new)
    let pairs = [
      ("macward", old.version, new.version), ("platform", old.platform, new.platform),
      ("edition", old.edition, new.edition),
    ]
    let other = pairs.filter { $1 != $2 }.map { "\($0) \($1) → \($2)" }
    let made = "The reports were made with different settings: \(other.joined(separator: ", "))."
    let lost = "The new report could not read everything: what it could not read is listed as done."
    return (other.isEmpty ? [] : [made]) + (new.lostInput ? [lost] : [])
  }

  /// Returns a note on a project that is only in one of the reports.
  static func presence(_ presence: ProjectComparison.Presence) -> String? {
    switch presence {
    case .both: nil
    case .old: "Only the old report has this project: everything in it is listed as done."
    case .new: "Only the new report has this project."
    }
  }

  /// Returns the changes of a finding, one per line.
  static func changes(_ changed: ChangedFinding, _ equivalents: [String: String]) -> [String] {
    let severity = changed.severity.map {
      "Severity: \(Self.severity($0.old)) → \(Self.severity($0.new))"
    }
    let equivalent = changed.equivalent.map {
      "Equivalent: \(equivalents[$0.old] ?? $0.old) → \(equivalents[$0.new] ?? $0.new)"
    }
    let titles = changed.titles.map { "Titles: \(list($0.old)) → \(list($0.new))" }
    return [severity, equivalent, titles].compactMap { $0 }
  }

  /// Returns the old and the new outcome of a decision.
  static func change(_ decision: ChangedStructure.Decision, of kind: String) -> String {
    let name = decision.procedure == kind ? "" : "\(decision.title): "
    return name + "\(verdict(decision.verdict.old)) → \(verdict(decision.verdict.new))"
  }

  private static func verdict(_ verdict: ChangedStructure.Verdict?) -> String {
    guard let verdict else { return "no decision" }
    let confidence = confidence(verdict.confidence, in: Outcome(verdict.outcome))
    return "\(outcome(verdict.outcome)) (\(confidence))"
  }

  private static func list(_ titles: [String]) -> String {
    titles.isEmpty ? "none" : titles.map(quoted).joined(separator: ", ")
  }
}
