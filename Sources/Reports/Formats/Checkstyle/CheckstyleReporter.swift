import Markup

/// Writes findings as Checkstyle XML, which most build servers read.
struct CheckstyleReporter {
  let findings: [Finding]

  init(_ report: Report) { findings = Findings(report).new }

  var text: String {
    MarkupElement("checkstyle", ["version": "4.3"], files.map { .element($0) }).xmlDocument
  }

  /// The findings by file, in the order in which the files first occur.
  private var files: [MarkupElement] {
    let byPath = Dictionary(grouping: findings, by: \.place.path)
    var seen: Set<String> = []
    return findings.map(\.place.path).filter { seen.insert($0).inserted }.map { path in
      let errors = byPath[path, default: []].map { MarkupNode.element(error($0)) }
      return MarkupElement("file", ["name": path], errors)
    }
  }

  private func error(_ finding: Finding) -> MarkupElement {
    MarkupElement(
      "error",
      [
        "line": String(finding.place.line), "column": "1", "severity": word(for: finding.level),
        "message": harmless(finding.text),
        // Readers use the part of a source after the last period as the name of the rule.
        "source": "macward." + harmless(finding.rule),
      ])
  }

  private func word(for level: Finding.Level) -> String {
    switch level {
    case .error, .warning: level.rawValue
    case .note: "info"
    }
  }
}
