import Foundation
import Guidance
import MigrationStrategy

/// The open findings of an older report or of a baseline.
package struct PastFindings: Sendable {
  /// The findings.
  var keys: Set<FindingKey>
  /// The structures, if they are known.
  var structures: Set<FindingKey> = []

  /// Reads a JSON report, or a baseline.
  ///
  /// - Throws: An error with the reason why the input cannot be read.
  package init(_ input: JSONInput) throws(UnreadableJSON) {
    if let baseline = try? Baseline(input) {
      self.init(Set(baseline.findings.compactMap(FindingKey.init(text:))))
    } else {
      self.init(try ReportSnapshot(input))
    }
  }

  private init(_ keys: Set<FindingKey>) { self.keys = keys }

  /// Takes the findings of a report in memory.
  package init(_ report: Report) {
    keys = Set(
      report.projects.flatMap { project in
        (project.recommendations + project.checklist).filter(\.status.isPending)
          .flatMap(project.keys)
      })
    structures = Set(
      report.projects.flatMap { project in
        project.structures.map {
          FindingKey(rule: "", of: project.path(of: $0.file), object: $0.object)
        }
      })
  }

  private init(_ snapshot: ReportSnapshot) {
    (keys, structures) = ([], [])
    for project in snapshot.projects {
      let path = { (file: String) in
        [project.root, file].filter { $0 != "." }.joined(separator: "/")
      }
      for finding in project.recommendations + (project.checklist ?? [])
      where finding.status.isPending {
        let rules = [finding.rule] + (finding.parts ?? []).map(\.rule)
        for subject in [finding.subject] + (finding.places ?? []).map(\.subject) {
          let file = path(subject.file)
          keys.formUnion(
            rules.map {
              FindingKey(rule: $0, of: file.isEmpty ? "." : file, object: subject.object)
            })
        }
      }
      structures.formUnion(
        project.structures.map { FindingKey(rule: "", of: path($0.file), object: $0.object) })
    }
  }
}

extension FindingKey {
  /// Reads a key from its line in a baseline.
  fileprivate init?(text: String) {
    guard let space = text.firstIndex(of: " "), let mark = text.lastIndex(of: "#"), space < mark
    else { return nil }
    let file = String(text[space..<mark].dropFirst())
    self.init(
      rule: String(text[..<space]), of: file.removingPercentEncoding ?? file,
      object: String(text[mark...].dropFirst()))
  }
}
