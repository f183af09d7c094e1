import Guidance

/// The differences between two reports on a project.
struct ProjectComparison: Sendable, Encodable {
  /// The reports that contain the project.
  enum Presence: String, Encodable { case both, old, new }

  var name: String
  var root: String
  var presence: Presence
  /// The findings that are only in the old report.
  var done: [ReportSnapshot.Finding]
  /// The findings that are only in the old report, because the team has answered or corrected something.
  var ruledOut: [ReportSnapshot.Finding]
  /// The findings that are only in the new report.
  var new: [ReportSnapshot.Finding]
  /// The findings with different advice.
  var changed: [ChangedFinding]
  /// The structures with different decisions.
  var structures: [ChangedStructure]
  /// The number of findings that are in both reports.
  var unchanged: Int

  /// The numbers of differences.
  var counts: Comparison.Counts {
    Comparison.Counts(
      done: done.count, ruledOut: ruledOut.count, new: new.count, changed: changed.count,
      unchanged: unchanged,
      structures: structures.count)
  }
}

/// A finding with different advice.
struct ChangedFinding: Sendable, Encodable {
  /// The finding in the new report.
  var finding: ReportSnapshot.Finding
  var severity: Change<Severity>?
  var equivalent: Change<String>?
  var titles: Change<[String]>?
}

/// A structure with different decisions.
struct ChangedStructure: Sendable, Encodable {
  /// An outcome and its confidence.
  struct Verdict: Encodable, Equatable {
    var outcome: String
    var confidence: DecisionConfidence
  }

  /// A decision with different outcomes, which are `nil` for a report without the decision.
  struct Decision: Encodable {
    var procedure: String
    var title: String
    var verdict: Change<Verdict?>
  }

  var kind: String
  var file: String
  var line: Int
  var object: String
  var scene: String
  var decisions: [Decision]
}
