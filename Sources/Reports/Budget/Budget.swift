import Guidance

/// The numbers of open findings that each app may have, such as `required=0,recommended=20`.
package struct Budget: Sendable, Hashable {
  /// The largest number for each severity that has one.
  private let limits: [Severity: Int]

  /// Reads a budget: severities with numbers, separated by commas.
  ///
  /// - Returns: `nil` for an unknown or repeated severity, and for what is not a whole number of 0 or
  ///   more.
  package init?(_ text: String) {
    var limits: [Severity: Int] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, let severity = Severity(rawValue: String(sides[0])),
        sides[1].allSatisfy(\.isNumber), let limit = Int(sides[1]),
        limits.updateValue(limit, forKey: severity) == nil
      else { return nil }
    }
    self.limits = limits
  }

  /// Returns how open findings exceed the budget, such as `3 required (0 allowed)`, the highest
  /// severity first, or `nil` if they do not.
  package func excess(of open: OpenFindings) -> String? {
    let parts = Severity.allCases.reversed().compactMap { severity -> String? in
      guard let limit = limits[severity], open[severity] > limit else { return nil }
      let name = severity == .consider ? "to consider" : severity.rawValue
      return "\(open[severity]) \(name) (\(limit) allowed)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
