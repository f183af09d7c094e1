package import FileReading
package import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension Advice {
  /// Returns the comments in source code that decline nothing, name no rule, or state no reason.
  ///
  /// - Parameters:
  ///   - catalog: The catalog with all rules.
  ///   - configuration: The team's configuration, which may disable rules.
  /// - Returns: A note for each, at the location of the comment.
  package func staleComments(
    _ catalog: Catalog, _ configuration: Configuration?
  ) -> [InputProblem] {
    let comments = graph.project.source?.ignoreComments ?? []
    guard !comments.isEmpty else { return [] }
    let used = recommendations.compactMap(\.decision).filter { $0.comment != nil }
    let disabled = Set((configuration?.disabledRules ?? []).map(\.rule))
    return comments.flatMap { comment in
      let form = comment.rules.isEmpty ? Self.form(of: comment) : Self.reason(of: comment)
      let rules = comment.rules.filter { rule in
        !disabled.contains(rule)
          && !used.contains { $0.comment == comment.place && $0.rule == rule }
      }
      return form.map { [$0] } ?? rules.compactMap { Self.stale($0, comment, catalog, platform) }
    }
  }

  private static func form(of comment: IgnoreComment) -> InputProblem? {
    note("Write the rules of this comment: // macward:ignore RULE -- reason.", comment)
  }

  private static func reason(of comment: IgnoreComment) -> InputProblem? {
    guard comment.reason == nil else { return nil }
    return note("Add the reason to this comment: // macward:ignore RULE -- reason.", comment)
  }

  private static func stale(
    _ rule: String, _ comment: IgnoreComment, _ catalog: Catalog, _ platform: PlatformSelection
  ) -> InputProblem? {
    guard let known = catalog.rule(rule) else {
      // The advice is not for the target of the rule.
      if catalog.rulesOfOtherTargets.contains(rule) { return nil }
      let near = nearest(to: rule, among: Set(catalog.rules.map(\.id)))
      let hint = near.map { "did you mean '\($0)'?" } ?? "`macward rules` names them all."
      return note("There is no rule '\(rule)'; \(hint)", comment)
    }
    // A rule for another technology may find something there.
    guard known.applies(to: platform.choice) else { return nil }
    return note(
      "This comment declines nothing: \(rule) has no finding on line \(comment.line), or its finding "
        + "has other lines as well. Correct the comment, or delete it.", comment)
  }

  private static func note(_ message: String, _ comment: IgnoreComment) -> InputProblem {
    InputProblem(.note, at: comment.place, message)
  }
}
