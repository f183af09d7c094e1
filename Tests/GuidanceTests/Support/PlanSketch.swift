/// A plan for catalogs of tests.
enum PlanSketch {
  /// A plan that names no rule.
  static let text = text(phases: "[]")

  /// A plan with some phases.
  static func text(phases: String, small: String = "{ from: 2, to: 8 }") -> String {
    """
    effort:
      small: \(small)
      medium: { from: 16, to: 40 }
      large: { from: 48, to: 120 }
    furtherPlace: 10
    phases: \(phases)
    """
  }
}
