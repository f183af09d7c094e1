/// The comment at the top of each new file.
package struct FileHeader: Sendable {
  /// The version of macward.
  let version: String
  /// The chosen decisions: the rules, with their tasks.
  let decisions: [(rule: String, task: String)]

  /// The first words of every header.
  package static let mark = "Written by macward "

  /// Returns the header of a Swift file that some of the decisions need.
  func text(for rules: Set<String>) -> String {
    lines(for: rules).map { $0.isEmpty ? "//" : "// " + $0 }.joined(separator: "\n")
  }

  /// Returns the lines of the header of a file that some of the decisions need.
  func lines(for rules: Set<String>) -> [String] {
    let reasons = decisions.filter { rules.contains($0.rule) }.sorted { $0.rule < $1.rule }
    return [
      Self.mark + "\(version), and yours to edit: macward does not change it again.",
      "",
      "The decisions of the design review that it carries out:",
    ] + reasons.map { "  \($0.task) (\($0.rule))" }
  }
}
