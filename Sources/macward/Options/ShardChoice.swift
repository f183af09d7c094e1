import ArgumentParser

/// A part of the projects, such as `2/8` for the second of eight parts.
struct ShardChoice: ExpressibleByArgument {
  let number: Int
  let count: Int

  init?(argument: String) {
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1], number >= 1,
      number <= count
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the values in this part: every `count`-th value, starting with number `number`.
  func part<Value>(of values: [Value]) -> [Value] {
    values.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
