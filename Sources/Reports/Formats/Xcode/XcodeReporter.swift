import Markup

/// Writes findings as compilers do, one a line, as Xcode and many editors read them:
/// `path:line:column: warning: text [rule]`.
struct XcodeReporter {
  let findings: [Finding]

  init(_ report: Report) { findings = Findings(report).new }

  var text: String { findings.map { line($0) + "\n" }.joined() }

  private func line(_ finding: Finding) -> String {
    // Where in its line something stands is not known, and Xcode wants a column.
    let place = "\(finding.place.path):\(finding.place.line):1"
    return harmless("\(place): \(finding.level.rawValue): \(finding.text) [\(finding.rule)]")
  }
}
