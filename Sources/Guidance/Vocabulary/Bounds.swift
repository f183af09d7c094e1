package import YAMLReading

/// An integer or a range of integers: `3`, `{ atLeast: 2 }`, `{ atLeast: 2, atMost: 5 }`.
package struct Bounds: CatalogValue, Sendable, Equatable {
  /// The range.
  package var range: ClosedRange<Int>

  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    switch node.value {
    case .number(let number): range = number...number
    case .mapping: range = KeyReader.read(node, mistakes, Self.range)
    default:
      mistakes.note(
        "expected a whole number, or bounds such as { atLeast: 2, atMost: 5 }", at: node.place)
      range = 0...0
    }
  }

  private static func range(_ keys: inout KeyReader) -> ClosedRange<Int> {
    let low = keys.readIfPresent("atLeast") ?? Int.min
    let high = keys.readIfPresent("atMost") ?? Int.max
    if low <= high { return low...high }
    keys.note("atMost is below atLeast", at: "atMost")
    return low...low
  }
}
