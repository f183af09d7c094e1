/// An edition of Apple's guidance.
package enum Edition: String, Sendable, Codable, CaseIterable {
  /// The current edition.
  case current
  /// The edition of 2019, when Mac Catalyst was new (S2.15).
  case year2019 = "2019"
}
