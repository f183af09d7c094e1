/// The functions, types, and calls in a file, and how often each occurs.
struct Found: Sendable {
  enum Kind: CaseIterable, Sendable { case function, type, call }

  /// The numbers by kind and name.
  private(set) var counts: [Kind: [String: Int]] = [:]

  mutating func add(_ kind: Kind, _ name: String, times: Int = 1) {
    counts[kind, default: [:]][name.filter { $0 != "`" }, default: 0] += times
  }

  func total(_ kind: Kind) -> Int { counts[kind, default: [:]].values.reduce(0, +) }

  /// Returns what others lack.
  func subtracting(_ others: Found) -> Found {
    var left = Found()
    for (kind, names) in counts {
      for (name, count) in names {
        let more = count - others.counts[kind, default: [:]][name, default: 0]
        if more > 0 { left.add(kind, name, times: more) }
      }
    }
    return left
  }
}
