extension AuditIndex {
  /// The reason why indexes cannot be merged.
  package enum Mismatch: Error, Hashable {
    /// An index is complete, or is not part of the same audit as the first one.
    case foreign(position: Int)
    /// Two indexes are for the same part.
    case repeated(part: Int)
    /// Parts are missing. Only the first ones are listed.
    case missing(parts: [Int], count: Int)
  }

  /// Creates the index of all projects from the indexes of all parts, in any order.
  package init(merging parts: [AuditIndex]) throws(Mismatch) {
    guard var whole = parts.first, let count = whole.shard?.count else {
      throw .foreign(position: 0)
    }
    for (position, part) in parts.enumerated() where !part.isPart(besides: whole) {
      throw .foreign(position: position)
    }
    try Self.check(parts.compactMap { $0.shard?.number }, count)
    whole.shard = nil
    whole.elsewhere = parts.reduce(into: AuditCounts()) { $0 += $1.elsewhere }
    whole.problems = parts.flatMap(\.problems)
    let titles = parts.flatMap(\.equivalents).map { ($0.equivalent, $0.title) }
    whole.finish(with: parts.flatMap(\.projects), Dictionary(titles) { first, _ in first })
    self = whole
  }

  private func isPart(besides other: AuditIndex) -> Bool {
    schemaVersion == Self.version && tool == other.tool && platform == other.platform
      && edition == other.edition && language == other.language
      && shard?.count == other.shard?.count
      && shard?.projects == other.shard?.projects
  }

  private static func check(_ numbers: [Int], _ count: Int) throws(Mismatch) {
    var seen: Set<Int> = []
    for number in numbers where !seen.insert(number).inserted { throw .repeated(part: number) }
    let missing = (1...max(1, count)).lazy.filter { !seen.contains($0) }.prefix(Self.mostNamed)
    if !missing.isEmpty { throw .missing(parts: Array(missing), count: count) }
  }

  /// The maximum number of missing parts to list.
  private static let mostNamed = 10
}
