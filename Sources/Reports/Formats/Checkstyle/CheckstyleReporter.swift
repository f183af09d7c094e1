import Markup

/// Writes findings as Checkstyle's XML, which most build servers read.
struct CheckstyleReporter {
  let findings: [Finding]

  init(_ report: Report) { findings = Findings(report).new }

  var text: String {
    let lines =
      [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
      + files.flatMap(file) + ["</checkstyle>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The findings by file: the files in the order in which they are first named.
  private var files: [(path: String, findings: [Finding])] {
    let byPath = Dictionary(grouping: findings, by: \.place.path)
    var seen: Set<String> = []
    return findings.map(\.place.path).filter { seen.insert($0).inserted }
      .map { ($0, byPath[$0] ?? []) }
  }

  private func file(_ path: String, _ findings: [Finding]) -> [String] {
    [#"  <file name="\#(xml(path))">"#] + findings.map { "    " + error($0) } + ["  </file>"]
  }

  private func error(_ finding: Finding) -> String {
    // Readers take what follows the last full stop of a source for the rule's name.
    let attributes = [
      ("line", String(finding.place.line)), ("column", "1"),
      ("severity", word(for: finding.level)), ("message", harmless(finding.text)),
      ("source", "macward." + harmless(finding.rule)),
    ]
    let list = attributes.map { #"\#($0)="\#(xml($1))""# }
    return "<error \(list.joined(separator: " "))/>"
  }

  private func word(for level: Finding.Level) -> String {
    switch level {
    case .error, .warning: level.rawValue
    case .note: "info"
    }
  }
}
