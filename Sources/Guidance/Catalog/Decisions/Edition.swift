/// An edition of Apple's guidance.
package enum Edition: String, Sendable, Codable, CaseIterable {
  /// The edition of macOS 27 and iOS 27, with the guidelines of June and September 2026.
  case year2027 = "2027"
  /// The edition of macOS 26, with the guidelines of February 2026.
  case year2026 = "2026"
  /// The edition of 2019, when Mac Catalyst was new (S2.15).
  case year2019 = "2019"

  /// The current edition.
  package static let current = year2027
  /// The word that stands for the current edition.
  package static let currentWord = "current"

  /// Creates the edition that a word or a year stands for, or returns `nil` if there is none.
  package init?(word: String) {
    guard let edition = word == Self.currentWord ? .current : Self(rawValue: word) else {
      return nil
    }
    self = edition
  }
}
