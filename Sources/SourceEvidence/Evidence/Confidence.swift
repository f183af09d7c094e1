/// How sure the source is about what was read from it.
package enum Confidence: String, Sendable, Hashable, Comparable {
  /// Some of it is computed, conditional, or read from a name.
  case likely
  /// It is written out.
  case certain

  /// `likely` comes before `certain`.
  package static func < (a: Confidence, b: Confidence) -> Bool {
    a == .likely && b == .certain
  }
}
