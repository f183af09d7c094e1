/// A version of an operating system, such as 18 or 16.4.
package struct SystemVersion: Sendable, Comparable {
  /// The numbers, from the first on.
  package var numbers: [Int]

  /// Creates a version from its numbers.
  package init(numbers: [Int]) { self.numbers = numbers }

  /// Creates a version from its spelling, or `nil` if it has no number.
  package init?(_ text: String) {
    numbers = text.split(separator: ".").compactMap { Int($0) }
    if numbers.isEmpty { return nil }
  }

  package static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    let count = max(a.numbers.count, b.numbers.count)
    let (left, right) = (a.padded(to: count), b.padded(to: count))
    return left.lexicographicallyPrecedes(right)
  }

  package static func == (a: SystemVersion, b: SystemVersion) -> Bool { !(a < b) && !(b < a) }

  private func padded(to count: Int) -> [Int] {
    numbers + Array(repeating: 0, count: count - numbers.count)
  }
}
