import Guidance
import MigrationStrategy

/// Findings of one rule that are one finding with a list of places.
extension RecommendationReport {
  /// The parts of a finding that are the same in all of its places.
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

  /// Gathers the findings of some rules.
  ///
  /// - Parameters:
  ///   - findings: The findings, the most severe first.
  ///   - rules: The rules whose findings are gathered.
  /// - Returns: The findings that remain, and for each of the given ones the position of the one that
  ///   it became.
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

  /// Its equivalent and those of its parts.
  var equivalents: [String] { [equivalent] + (parts ?? []).map(\.equivalent) }

  /// The ids of its rule and of those of its parts.
  var rules: [String] { [rule] + (parts ?? []).map(\.rule) }

  /// The finding in each of its places, as one finding each.
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
