package import Guidance
import MigrationStrategy

/// The numbers of open findings by severity: neither done, nor accepted or declined by the team, nor in
/// the baseline.
package struct OpenFindings: Sendable, Hashable, Codable {
  /// What fails, is unreachable, or is required by Apple.
  package var required = 0
  /// What is a convention on the Mac.
  package var recommended = 0
  /// What depends on taste or on facts outside of the files.
  package var consider = 0

  /// Creates numbers of zero.
  package init() {}

  /// Counts the open findings among recommendations.
  init(_ recommendations: [RecommendationReport]) {
    for finding in recommendations where finding.status == .open && finding.isKnown != true {
      self[finding.severity] += 1
    }
  }

  /// The number of open findings of a severity.
  package subscript(severity: Severity) -> Int {
    get { self[keyPath: Self.path(of: severity)] }
    set { self[keyPath: Self.path(of: severity)] = newValue }
  }

  private static func path(of severity: Severity) -> WritableKeyPath<Self, Int> {
    switch severity {
    case .required: \.required
    case .recommended: \.recommended
    case .consider: \.consider
    }
  }

  static func += (sum: inout Self, other: Self) {
    for severity in Severity.allCases { sum[severity] += other[severity] }
  }
}

extension ProjectReport {
  /// The numbers of its open findings.
  package var open: OpenFindings { OpenFindings(recommendations) }
}
