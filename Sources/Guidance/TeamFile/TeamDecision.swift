/// What a team has decided about a piece of advice: about what a rule recommends, or about what
/// becomes of a structure.
package struct TeamDecision: Sendable, CatalogRecord {
  /// What the team has decided.
  package enum Status: String, Sendable, CatalogWord, Codable {
    /// It will be done.
    case accepted
    /// It will not be done.
    case declined
    /// Something else will be done.
    case overridden
  }

  /// The rule whose recommendation it is about.
  package var rule: String?
  /// What becomes of a structure.
  package var outcome: String?
  /// What it is about.
  package var place: StructurePlace
  /// What was decided.
  package var status: Status
  /// Why.
  package var reason: String?
  /// Who decided it: a name, or a link.
  package var author: String?
  /// When, in whatever form.
  package var date: String?
  /// Where it stands in its file, counted from 1.
  package private(set) var line: Int
  /// The column, counted from 1.
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

  /// Checks what keys say about each other.
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
