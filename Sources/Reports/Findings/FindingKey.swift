import NavigationGraph
import Projects

/// The identity of a finding in different reports: its rule, file, and object.
///
/// It does not include lines, titles, words, and languages, which may change while the finding
/// remains.
struct FindingKey: Hashable, Sendable {
  /// The rule's id.
  var rule: String
  /// The file with the project's root and without an `.lproj` folder, or the root for the project
  /// itself.
  let file: String
  /// The object ID; empty if the finding is not about an object.
  var object: String

  /// Creates the key of a finding in a file.
  init(rule: String, of file: String, object: String) {
    self.rule = rule
    self.file = LocalizedPath.withoutLanguage(file)
    self.object = object
  }

  /// The key in one line. The id of a rule contains no space, and an encoded path no number sign.
  var text: String { "\(rule) \(percentEncoded(file))#\(object)" }
}

extension ProjectReport {
  /// The key of one of the project's findings.
  func key(of finding: RecommendationReport) -> FindingKey {
    FindingKey(
      rule: finding.rule, of: path(of: finding.subject.file), object: finding.subject.object)
  }

  /// The keys of a finding in all its places, and of its parts.
  func keys(of finding: RecommendationReport) -> [FindingKey] {
    finding.single.flatMap { single in
      single.rules.map { rule in
        FindingKey(rule: rule, of: path(of: single.subject.file), object: single.subject.object)
      }
    }
  }
}
