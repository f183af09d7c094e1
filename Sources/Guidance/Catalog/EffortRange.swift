/// A range of working time, in days of eight hours.
package struct EffortRange: Sendable, Hashable, Encodable {
  /// The lower bound, in days.
  package var from: Double
  /// The upper bound, in days.
  package var to: Double

  /// Creates a range.
  package init(from: Double, to: Double) {
    (self.from, self.to) = (from, to)
  }

  /// The range of a change that is made in several places. It is designed once, so each further
  /// place adds only a part of the effort.
  package init(_ effort: Effort, places: Int, _ template: PlanTemplate) {
    let hours = template.effort[effort]
    let factor = 1 + Double(max(0, places - 1) * template.furtherPlace) / 100
    from = Double(hours.from) * factor / Self.hoursPerDay
    to = Double(hours.to) * factor / Self.hoursPerDay
  }

  private static let hoursPerDay = 8.0
  /// The working days of a year.
  private static let daysPerYear = 220.0

  /// The sum of ranges, or `nil` if there are none.
  package static func sum(_ ranges: [EffortRange]) -> EffortRange? {
    guard !ranges.isEmpty else { return nil }
    return EffortRange(
      from: ranges.reduce(0) { $0 + $1.from }, to: ranges.reduce(0) { $0 + $1.to })
  }

  /// Returns the difference to a range, or `nil` if there is none.
  package func minus(_ other: EffortRange) -> EffortRange? {
    self == other ? nil : EffortRange(from: from - other.from, to: to - other.to)
  }

  /// A difference in words, such as "½ to 2 days less".
  package var differenceInWords: String {
    let size = EffortRange(from: min(abs(from), abs(to)), to: max(abs(from), abs(to)))
    return "\(size.words) \(to < 0 ? "less" : "more")"
  }

  /// The range in words, such as "½ to 2 days". Below ten days it is exact to half a day. What takes more
  /// than a year is not estimated in days.
  package var words: String {
    if to == 0 { return "none" }
    if from > Self.daysPerYear { return "a rewrite, more than a year: not estimated" }
    if to > Self.daysPerYear { return "\(Self.words(Self.rounded(from))) days to more than a year" }
    let (low, high) = (Self.rounded(from), Self.rounded(to))
    let unit = high <= 1 ? "day" : "days"
    return low == high
      ? "\(Self.words(high)) \(unit)" : "\(Self.words(low)) to \(Self.words(high)) \(unit)"
  }

  /// Returns a number of days, rounded up to half a day, or to a day from ten days on.
  private static func rounded(_ days: Double) -> Double {
    days < 10 ? max(0.5, (days * 2).rounded(.up) / 2) : days.rounded(.up)
  }

  private static func words(_ days: Double) -> String {
    let whole = Int(days)
    guard days > Double(whole) else { return "\(whole)" }
    return whole == 0 ? "½" : "\(whole)½"
  }
}
