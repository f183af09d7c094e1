import MigrationStrategy

/// A baseline whose old ids are replaced by the current ones. Before, the ids of what code creates had a
/// line and a column. They are supported for one more version.
package struct RenamedFindings: Sendable {
  /// A finding whose id has changed.
  package struct Change: Sendable, Equatable {
    /// The key in the baseline.
    package var old: String
    /// The key in the report.
    package var new: String
  }

  /// The baseline with current ids.
  package private(set) var baseline: Baseline
  /// The changes, sorted by the old keys.
  package private(set) var changes: [Change] = []

  /// Finds the findings of a report whose old ids are in a baseline.
  package init(_ baseline: Baseline, in report: Report) {
    self.baseline = baseline
    let known = report.allKeys
    var open = Candidate.all(in: report).filter { !baseline.findings.contains($0.key) }
    for old in baseline.findings.subtracting(known).sorted() {
      guard let former = FormerKey(old) else { continue }
      let fitting = open.indices.filter { open[$0].prefix == former.prefix }
      let found =
        fitting.first { open[$0].line == former.line } ?? (fitting.count == 1 ? fitting[0] : nil)
      guard let found else { continue }
      changes.append(Change(old: old, new: open.remove(at: found).key))
    }
    for change in changes {
      self.baseline.findings.remove(change.old)
      self.baseline.findings.insert(change.new)
    }
  }
}

/// A finding that a key with a line and a column may refer to.
private struct Candidate {
  var key: String
  /// The key without the object.
  var prefix: Substring
  var line: Int

  static func all(in report: Report) -> [Candidate] {
    report.projects.flatMap { project in
      (project.recommendations + project.checklist).flatMap(\.single).flatMap { single in
        project.keys(of: single).map { key in
          Candidate(
            key: key.text, prefix: key.text.prefix { $0 != "#" }, line: single.subject.line)
        }
      }
    }
  }
}

/// A key whose object is a line and a column, such as `27:32`, `27:32.2` or `27:32/stack`.
private struct FormerKey {
  var prefix: Substring
  var line: Int

  init?(_ key: String) {
    guard let match = key.wholeMatch(of: /([^#]+)#(\d+):\d+(\.\d+)?(\/stack)?/),
      let line = Int(match.2)
    else { return nil }
    (prefix, self.line) = (match.1, line)
  }
}
