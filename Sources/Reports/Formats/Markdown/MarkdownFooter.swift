import Guidance
import MigrationStrategy

/// What ran, and how much there was to read.
extension MarkdownReporter {
  /// Which rules ran, and which could not.
  var rules: String {
    let rules = report.rules
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { needs, rules in
      layout.wrap(
        "Not evaluated, needs \(needs): \(rules.map(markdown).joined(separator: ", ")).",
        first: "- ")
    }
    let head = "\(ran) rules ran, and \(rules.matched.count) of them found something."
    return (["# Which rules ran", "", layout.wrap(head), ""] + needs).joined(separator: "\n")
  }

  var footer: String {
    let read =
      "\(Wording.read(report.statistics)) with macward "
      + "\(report.tool.version); \(report.edition.rawValue) edition of the guidance"
      + (report.language.map { "; titles in \(markdown($0))." } ?? ".")
    return layout.wrap("*\(read) \(Wording.sources)*")
  }
}
