import Markup

/// Writes findings in the format of compiler diagnostics, one per line, which Xcode and many
/// editors read: `path:line:column: warning: text [rule]`.
struct XcodeReporter {
  let findings: [Finding]
  /// The folder with which paths begin, or `nil` for paths relative to the requested one.
  let folder: String?
  /// Whether errors are written as warnings, which do not fail a build.
  let hasNoErrors: Bool

  init(_ report: Report, folder: String? = nil, hasNoErrors: Bool = false) {
    findings = Findings(report).new
    self.folder = folder
    self.hasNoErrors = hasNoErrors
  }

  var text: String { findings.map { line($0) + "\n" }.joined() }

  private func path(of finding: Finding) -> String {
    let path = finding.place.path
    guard let folder, !path.hasPrefix("/") else { return path }
    return path == "." ? folder : "\(folder == "/" ? "" : folder)/\(path)"
  }

  private func level(of finding: Finding) -> Finding.Level {
    hasNoErrors && finding.level == .error ? .warning : finding.level
  }

  private func line(_ finding: Finding) -> String {
    // The column is unknown, but Xcode requires one.
    let place = "\(path(of: finding)):\(finding.place.line):1"
    return harmless("\(place): \(level(of: finding).rawValue): \(finding.text) [\(finding.rule)]")
  }
}
