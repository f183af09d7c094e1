import Guidance
import MigrationStrategy

/// What ran, and how much there was to read.
extension TerminalReporter {
  /// Which rules ran, and which could not.
  var rules: String {
    let rules = report.rules
    let ran = rules.matched.count + rules.notMatched.count
    let needs = Wording.needs(of: rules).map { "\($0.needs): \($0.rules.joined(separator: ", "))" }
    return
      ([
        palette.faint(
          layout.wrap("\(ran) rules ran, and \(rules.matched.count) of them found something."))
      ]
      + needs.map { palette.faint(layout.wrap("Not evaluated, needs " + $0, rest: "  ")) })
      .joined(separator: "\n")
  }

  var statistics: String {
    let counts = report.statistics
    let parts = [
      counted(counts.storyboards, "storyboard"), counted(counts.xibs, "xib"),
      counted(counts.launchScreens, "launch screen"), counted(counts.scenes, "scene"),
      counted(counts.segues.values.reduce(0, +), "segue"),
    ]
    let others = counts.otherPlatforms.sorted { $0.key < $1.key }
      .map { "\($0.value) for \($0.key)" }
    let text = (parts + others).joined(separator: ", ")
    return palette.faint(
      layout.wrap(
        "Read \(text). \(report.platform.title), \(report.edition.rawValue) edition, "
          + (report.language.map { "titles in \($0), " } ?? "") + "macward \(report.tool.version).")
    )
  }
}
