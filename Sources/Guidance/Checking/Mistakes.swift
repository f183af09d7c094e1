/// What is wrong with one file, gathered while it is read, so that no mistake hides another.
package final class Mistakes {
  /// A message, with the place it is about.
  typealias Mistake = (place: CatalogNode.Place, message: String)

  /// All that were found.
  private(set) var found: [Mistake] = []

  /// Keeps what is wrong at a place.
  func note(_ message: String, at place: CatalogNode.Place) { found.append((place, message)) }

  /// Keeps that something else should stand at a node.
  func note(expected: String, at node: CatalogNode) {
    if case .nothing = node.value {
      note("expected \(expected), found nothing", at: node.place)
    } else {
      note("expected \(expected) here", at: node.place)
    }
  }
}

extension CatalogErrors {
  /// Creates the error from what is wrong with a file.
  init(_ file: String, _ mistakes: Mistakes) {
    self.init(
      mistakes.found.flatMap { mistake in
        CatalogErrors(
          file, line: mistake.place.line, column: mistake.place.column, mistake.message
        ).entries
      })
  }
}
