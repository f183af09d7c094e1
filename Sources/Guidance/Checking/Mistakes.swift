/// What is wrong with one file, gathered while it is read, so that no mistake hides another.
package final class Mistakes {
  /// A message, with the place it is about.
  typealias Mistake = (place: CatalogueNode.Place, message: String)

  /// All that were found.
  private(set) var found: [Mistake] = []

  /// Keeps what is wrong at a place.
  func note(_ message: String, at place: CatalogueNode.Place) { found.append((place, message)) }

  /// Keeps that something else should stand at a node.
  func note(expected: String, at node: CatalogueNode) {
    if case .nothing = node.value {
      note("expected \(expected), found nothing", at: node.place)
    } else {
      note("expected \(expected) here", at: node.place)
    }
  }
}

extension CatalogueErrors {
  /// Creates the error from what is wrong with a file.
  init(_ file: String, _ mistakes: Mistakes) {
    self.init(
      mistakes.found.flatMap { mistake in
        CatalogueErrors(
          file, line: mistake.place.line, column: mistake.place.column, mistake.message
        ).entries
      })
  }
}
