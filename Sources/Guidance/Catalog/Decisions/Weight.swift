package import YAMLReading

/// The weight of a term: one number for all editions, or one for each.
package struct Weight: Sendable, CatalogValue {
  private var current: Int
  private var year2019: Int

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    switch node.value {
    case .number(let number): (current, year2019) = (number, number)
    case .mapping:
      (current, year2019) = KeyReader.read(node, mistakes) { keys in
        (keys.read(Edition.currentWord), keys.read(Edition.year2019.rawValue))
      }
    default:
      mistakes.note(
        "expected a whole number, or one for each of current and \"2019\"", at: node.place)
      (current, year2019) = (0, 0)
    }
  }

  /// Returns the weight in an edition.
  package func callAsFunction(in edition: Edition) -> Int {
    edition == .year2019 ? year2019 : current
  }
}
