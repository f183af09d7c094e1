import Markup

/// Writes findings in the format of compiler diagnostics, one per line, which Xcode and many
/// editors read: `path:line:column: warning: text [rule]`.
struct XcodeReporter {
  let findings: [Finding]

  init(_ report: Report) { findings = Findings(report).new }

  var text: String { findings.map { line($0) + "\n" }.joined() }

  private func line(_ finding: Finding) -> String {
    // The column is unknown, but Xcode requires one.
    let place = "\(finding.place.path):\(finding.place.line):1"
    return harmless("\(place): \(finding.level.rawValue): \(finding.text) [\(finding.rule)]")
  }
}
