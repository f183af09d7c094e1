import Markup

/// Writes findings as GitHub Actions workflow commands, which are shown next to the files:
/// `::warning file=path,line=1,title=title::text`.
struct GitHubReporter {
  let findings: [Finding]

  init(_ report: Report) { findings = Findings(report).new }

  var text: String { findings.map { command($0) + "\n" }.joined() }

  private func command(_ finding: Finding) -> String {
    let properties = [
      ("file", finding.place.path), ("line", String(finding.place.line)),
      ("title", "\(finding.title) [\(finding.rule)]"),
    ]
    let list = properties.map { "\($0)=\(Self.escaped($1, Self.inProperties))" }
    return "::\(word(for: finding.level)) \(list.joined(separator: ","))::"
      + Self.escaped(finding.text, Self.inData)
  }

  private func word(for level: Finding.Level) -> String {
    switch level {
    case .error, .warning: level.rawValue
    case .note: "notice"
    }
  }
}

extension GitHubReporter {
  /// The characters that would end a line or begin an escape, with their escapes.
  private static let inData: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]

  /// The characters of `inData`, and those that would end a property.
  private static let inProperties = inData.merging([":": "%3A", ",": "%2C"]) { $1 }

  /// Returns a text with its escapes. Terminal control characters are replaced with their code
  /// points.
  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    harmless(Markup.escaped(text) { escapes[$0] })
  }
}
