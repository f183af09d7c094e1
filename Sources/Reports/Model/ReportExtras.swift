/// What a report contains besides the advice. Each takes time, and few formats have it.
package struct ReportExtras: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The maps. JSON does not have them.
  package static let maps = Self(rawValue: 1)
  /// What `macward scaffold` would write. JSON does not have it.
  package static let scaffold = Self(rawValue: 2)
  /// The findings that the team's answers rule out, for which each project with answers is judged a
  /// second time. Only JSON and comparisons have them.
  package static let ruledOut = Self(rawValue: 4)
  /// The working picture. Only pages have it.
  package static let prototype = Self(rawValue: 8)
}
