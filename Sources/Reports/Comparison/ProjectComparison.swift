import Guidance

/// What two reports on one project differ in.
struct ProjectComparison: Sendable, Encodable {
  /// Which of the reports has the project.
  enum Presence: String, Encodable { case both, old, new }

  var name: String
  var root: String
  var presence: Presence
  /// The findings that are gone, as the old report has them.
  var done: [ReportSnapshot.Finding]
  /// The findings that were not there.
  var new: [ReportSnapshot.Finding]
  /// The findings whose advice is another.
  var changed: [ChangedFinding]
  /// The structures about which something else is decided.
  var structures: [ChangedStructure]
  /// How many findings stay.
  var unchanged: Int

  /// How much is different.
  var counts: Comparison.Counts {
    Comparison.Counts(
      done: done.count, new: new.count, changed: changed.count, unchanged: unchanged,
      structures: structures.count)
  }
}

/// A finding whose advice is another.
struct ChangedFinding: Sendable, Encodable {
  /// The finding as the new report has it.
  var finding: ReportSnapshot.Finding
  var severity: Change<Severity>?
  var equivalent: Change<String>?
  var titles: Change<[String]>?
}

/// A structure about which something else is decided.
struct ChangedStructure: Sendable, Encodable {
  /// An outcome, and how sure it is.
  struct Verdict: Encodable, Equatable {
    var outcome: String
    var confidence: Confidence
  }

  /// A decision that came to something else; `nil` where a report has none.
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
