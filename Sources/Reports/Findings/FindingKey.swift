import MigrationStrategy
import NavigationGraph
import Projects

/// The identity of a finding across reports: its rule, file, and object.
///
/// It does not include lines, titles, wording, and languages, which may change without affecting
/// the finding.
struct FindingKey: Hashable, Sendable {
  /// The ID of the rule.
  var rule: String
  /// The file, including the project's root and without an `.lproj` folder, or the root for the
  /// project itself.
  let file: String
  /// The object ID. It is empty if the finding is not about an object.
  var object: String

  /// Creates the key of a finding in a file.
  init(rule: String, of file: String, object: String) {
    self.rule = rule
    self.file = LocalizedPath.withoutLanguage(file)
    self.object = object
  }

  /// The key as one line. The ID of a rule contains no spaces, and an encoded path no number signs.
  var text: String { "\(rule) \(percentEncoded(file))#\(object)" }
}

extension ProjectReport {
  /// Returns the key of one of the project's findings.
  func key(of finding: RecommendationReport) -> FindingKey {
    FindingKey(
      rule: finding.rule, of: path(of: finding.subject.file), object: finding.subject.object)
  }

  /// Returns the keys of a finding in all its locations, and of its parts.
  func keys(of finding: RecommendationReport) -> [FindingKey] {
    finding.single.flatMap { single in
      single.rules.map { rule in
        FindingKey(rule: rule, of: path(of: single.subject.file), object: single.subject.object)
      }
    }
  }
}

/// A finding that an answer or a correction of the team rules out.
struct RuledOutFinding: Sendable, Hashable, Codable {
  /// The ID of the rule.
  var rule: String
  /// The file, relative to the project's root.
  var file: String
  /// The object ID. It is empty if the finding is not about an object.
  var object: String
}

extension ProjectReport {
  /// The findings and points of the checklist, each at each of its locations.
  private func everywhere(
    where isIncluded: (RecommendationReport) -> Bool = { _ in true }
  ) -> [RuledOutFinding] {
    (recommendations + checklist).filter(isIncluded).flatMap(\.single).flatMap { single in
      single.rules.map {
        RuledOutFinding(rule: $0, file: single.subject.file, object: single.subject.object)
      }
    }
  }

  /// Returns the open findings that another report on the project has in addition.
  func ruledOut(from other: ProjectReport) -> [RuledOutFinding]? {
    let own = Set(everywhere())
    let gone = other.everywhere { $0.status.isPending }.filter { !own.contains($0) }
    return gone.isEmpty ? nil : gone
  }
}
