/// The confidence in evidence from source code.
package enum Confidence: String, Sendable, Hashable, Comparable {
  /// A part of it is computed, conditional, or derived from a name.
  case likely
  /// It is stated in the source code.
  case certain

  /// `likely` comes before `certain`.
  package static func < (a: Confidence, b: Confidence) -> Bool {
    a == .likely && b == .certain
  }
}
