package import Guidance

/// A decision about a rule's findings to add to a `.macward.yml` file.
package struct GivenDecision: Sendable {
  /// The ID of the rule.
  package var rule: String
  /// What is decided.
  package var status: TeamDecision.Status
  /// Why.
  package var reason: String?
  /// Who decides.
  package var author: String

  /// Creates a decision.
  package init(
    rule: String, status: TeamDecision.Status, reason: String?, author: String
  ) {
    (self.rule, self.status, self.reason, self.author) = (rule, status, reason, author)
  }

  /// The entry in a list.
  func lines(indent: String) -> String {
    let keys = [
      ("status", status.rawValue), ("reason", reason.map(yamlQuoted)), ("by", yamlQuoted(author)),
    ]
    return "\(indent)- rule: \(rule)\n"
      + keys.compactMap { key, value in value.map { "\(indent)  \(key): \($0)\n" } }.joined()
  }
}
