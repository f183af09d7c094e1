import Guidance
import Markup
package import MigrationStrategy

/// What an answer has changed, in the numbers of recommendations and in sentences.
package struct AnswerEffect {
  private let before: [Int]
  private let after: [Int]
  private let changes: [String]

  /// Compares the advice for the same apps, before and after an answer.
  package init(from old: [Advice], to new: [Advice]) {
    (before, after) = (Self.counts(old), Self.counts(new))
    changes = zip(old, new).flatMap { AdviceDifference(from: $0, to: $1).changes }
  }

  /// Returns the numbers before and after the answer, and the changes.
  package func text(width: Int) -> String {
    let layout = TextLayout(width: width)
    let shown = changes.prefix(Self.most).joined(separator: "; ")
    let rest = changes.count - Self.most
    let more = rest > 0 ? "; and \(rest) more" : ""
    let numbers =
      before == after
      ? "\(Self.text(of: after)), as before"
      : "\(Self.text(of: before)) → \(Self.text(of: after))"
    let lines = [numbers] + (shown.isEmpty ? [] : [shown + more])
    return lines.map { layout.wrap(harmless($0), first: "  ", rest: "    ") }
      .joined(separator: "\n")
  }

  /// Returns the numbers of recommendations, by severity.
  package static func summary(of advice: [Advice]) -> String { text(of: counts(advice)) }

  private static let most = 4
  private static let severities: [Severity] = [.required, .recommended, .consider]

  private static func counts(_ advice: [Advice]) -> [Int] {
    let summaries = advice.map { ProjectReport($0).summary.severity }
    return severities.map { severity in summaries.reduce(0) { $0 + ($1[severity.rawValue] ?? 0) } }
  }

  private static func text(of counts: [Int]) -> String {
    zip(counts, severities).map { count, severity in
      "\(count) \(severity == .consider ? "to consider" : severity.rawValue)"
    }.joined(separator: ", ")
  }
}
