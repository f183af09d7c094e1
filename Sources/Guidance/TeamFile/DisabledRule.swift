package import YAMLReading

/// A rule that a team has disabled for its project: its ID, or a mapping with the reason.
package struct DisabledRule: Sendable, CatalogRecord {
  /// The ID of the rule.
  package var rule: String
  /// The reason.
  package var reason: String?
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    rule = keys.read("rule")
    reason = keys.readIfPresent("reason")
  }

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    guard let rule = node.text else {
      self = KeyReader.read(node, mistakes) { Self(from: &$0) }
      return
    }
    self.rule = rule
    (line, column) = (node.place.line, node.place.column)
  }
}
