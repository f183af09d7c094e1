import YAMLReading

/// The errors in a file, collected while it is read, so that one error does not hide the others.
package final class Mistakes {
  /// A message and its position.
  typealias Mistake = (place: YAMLNode.Place, message: String)

  /// The errors found so far.
  private(set) var found: [Mistake] = []

  /// Adds an error at a position.
  func note(_ message: String, at place: YAMLNode.Place) { found.append((place, message)) }

  /// Adds the error that a node does not contain the expected value.
  func note(expected: String, at node: YAMLNode) {
    if case .nothing = node.value {
      note("expected \(expected), found nothing", at: node.place)
    } else {
      note("expected \(expected) here", at: node.place)
    }
  }
}

extension CatalogErrors {
  /// Creates a value with the errors of a file.
  init(_ file: String, _ mistakes: Mistakes) {
    self.init(
      mistakes.found.flatMap { mistake in
        CatalogErrors(
          file, line: mistake.place.line, column: mistake.place.column, mistake.message
        ).entries
      })
  }
}
