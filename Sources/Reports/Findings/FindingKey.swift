import NavigationGraph
import Projects

/// What makes a finding the same one in another report: its rule, its file and its object.
///
/// Lines, titles, words and languages are no part of it, since they change while the finding stays.
struct FindingKey: Hashable, Sendable {
  /// The rule's id.
  var rule: String
  /// The file, with the project's root, and without the folder of a language; for the project
  /// itself, that root.
  let file: String
  /// The Interface Builder object ID; empty for what is about no object.
  var object: String

  /// Creates the key of a finding in a file.
  init(rule: String, of file: String, object: String) {
    self.rule = rule
    self.file = LocalizedPath.withoutLanguage(file)
    self.object = object
  }

  /// The key in one line. No id of a rule holds a space, and no encoded path a number sign.
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
