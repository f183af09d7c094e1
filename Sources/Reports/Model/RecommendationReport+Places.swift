import Guidance
import MigrationStrategy

/// Findings of the same rule, combined into one finding with a list of locations.
extension RecommendationReport {
  /// The properties of a finding that are the same in all of its locations.
  private struct Kind: Hashable {
    var rule: String
    var status: Recommendation.Status
    var reason: String?
    var by: String?
    var isKnown: Bool?
  }

  private var kind: Kind {
    Kind(
      rule: rule, status: status, reason: decidedBy?.reason, by: decidedBy?.by, isKnown: isKnown)
  }

  /// Combines the findings of some rules.
  ///
  /// - Parameters:
  ///   - findings: The findings, by descending severity.
  ///   - rules: The rules whose findings are combined.
  /// - Returns: The resulting findings and, for each of the given findings, the index of the one
  ///   that contains it.
  static func gathered(
    _ findings: [RecommendationReport], of rules: Set<String>
  ) -> (findings: [RecommendationReport], positions: [Int]) {
    var result: [RecommendationReport] = []
    var first: [Kind: Int] = [:]
    let positions = findings.map { finding in
      guard rules.contains(finding.rule), finding.evidence == nil else {
        result.append(finding)
        return result.count - 1
      }
      if let position = first[finding.kind] {
        result[position].add(finding)
        return position
      }
      first[finding.kind] = result.count
      result.append(finding)
      return result.count - 1
    }
    return (result, positions)
  }

  private mutating func add(_ other: RecommendationReport) {
    places = (places ?? []) + [PlaceReport(subject: other.subject, message: other.message)]
    if other.fromSource != true { fromSource = nil }
  }

  /// The IDs of the equivalents of the recommendation and its parts.
  var equivalents: [String] { [equivalent] + (parts ?? []).map(\.equivalent) }

  /// The IDs of the rules of the finding and its parts.
  var rules: [String] { [rule] + (parts ?? []).map(\.rule) }

  /// A separate finding for each location.
  var single: [RecommendationReport] {
    var alone = self
    alone.places = nil
    return [alone]
      + (places ?? []).map { place in
        var other = alone
        (other.subject, other.message) = (place.subject, place.message)
        return other
      }
  }
}

extension PartReport {
  init(_ recommendation: Recommendation) {
    rule = recommendation.rule
    title = recommendation.title
    equivalent = recommendation.equivalent
    advice = recommendation.advice
    severity = recommendation.severity
    effort = recommendation.effort
    sources = recommendation.sources
  }
}
