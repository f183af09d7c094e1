package import FileReading
import YAMLReading

/// A team's decision about a rule's recommendation, or about the outcome for a structure.
package struct TeamDecision: Sendable, CatalogRecord {
  /// The status of a recommendation or outcome.
  package enum Status: String, Sendable, CatalogWord, Codable {
    /// It will be implemented.
    case accepted
    /// It will not be implemented.
    case declined
    /// Something else will be implemented.
    case overridden
  }

  /// The ID of the rule, if the decision is about a recommendation.
  package var rule: String?
  /// The outcome for a structure, if the decision is about one.
  package var outcome: String?
  /// The structures that the decision is about.
  package var place: StructurePlace
  /// The status.
  package var status: Status
  /// The reason.
  package var reason: String?
  /// The author of the decision: a name or a link.
  package var author: String?
  /// The date, in any format.
  package var date: String?
  /// The comment in source code that states the decision, or `nil` if the team's file does.
  package private(set) var comment: SourceLocation?
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    let before = keys.mistakeCount
    rule = keys.readIfPresent("rule")
    outcome = keys.readIfPresent("outcome")
    let structure: StructurePlace? = keys.readIfPresent("structure")
    let file: String? = keys.readIfPresent("file")
    let object: String? = keys.readIfPresent("object")
    place = structure ?? StructurePlace(file: file, object: object)
    status = keys.read("status")
    reason = keys.readIfPresent("reason")
    author = keys.readIfPresent("by")
    date = keys.readIfPresent("date")
    if structure != nil, file != nil || object != nil {
      keys.note("'structure' names file and object already; leave those out", at: "structure")
    }
    if keys.mistakeCount == before { check(&keys) }
  }

  /// Creates the decision of a comment in source code, which declines the findings of a rule.
  package init(declining rule: String, because reason: String?, in comment: SourceLocation) {
    self.rule = rule
    self.reason = reason
    self.comment = comment
    place = StructurePlace()
    status = .declined
    author = "a comment in \(comment.file):\(comment.line)"
    (line, column) = (comment.line, comment.column)
  }

  /// Checks that the keys are consistent with each other.
  private func check(_ keys: inout KeyReader) {
    if (rule == nil) == (outcome == nil) {
      keys.note(
        "a decision is about a rule's recommendation or a structure's outcome: name one, with "
          + "'rule' or with 'outcome'", at: rule == nil ? "status" : "rule")
    }
    if reason == nil, status != .accepted {
      keys.note("what is \(status.rawValue) needs a reason: add 'reason'", at: "status")
    }
    guard outcome != nil else { return }
    if status == .declined {
      keys.note(
        "an outcome is not declined but overridden: write 'status: overridden' and the outcome that "
          + "you want", at: "status")
    }
    if status == .overridden, place.object == nil {
      keys.note(
        "say whose outcome this is: add 'structure: file#object', or 'object: project'",
        at: "outcome")
    }
  }
}
