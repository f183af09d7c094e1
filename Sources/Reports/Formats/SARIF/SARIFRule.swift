import Guidance

/// The rule of a finding, for viewers.
struct SARIFRule: Encodable {
  struct Configuration: Encodable { var level: String }
  struct Properties: Encodable {
    var equivalent: String
    var effort: Effort?
    var sources: [String]
  }

  var id: String
  /// The ID in the form that SARIF requires of names, such as `TabBarToSidebar`.
  var name: String
  var shortDescription: SARIFText
  var fullDescription: SARIFText
  /// The address of the first source that has a page.
  var helpUri: String?
  var help: SARIFText
  var defaultConfiguration: Configuration
  var properties: Properties

  init(_ rule: Rule, _ equivalent: Equivalent?, _ sources: [String: CitedSource]) {
    id = rule.id
    name = rule.id.split { !$0.isLetter && !$0.isNumber }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIFText(rule.title)
    fullDescription = SARIFText(rule.why)
    // A page is read more easily than the successor of an earlier edition.
    helpUri =
      rule.sources.compactMap { sources[$0] }
      .min { ($0.statement == nil ? 0 : 1) < ($1.statement == nil ? 0 : 1) }?.url
    help = SARIFHelp(rule, equivalent).text
    defaultConfiguration = Configuration(level: Finding.Level(rule.severity).rawValue)
    properties = Properties(
      equivalent: rule.equivalent, effort: rule.effort, sources: rule.sources)
  }
}

/// The help for a rule: why it matters, what to do, the Mac equivalent, and the sources.
private struct SARIFHelp {
  private let paragraphs: [(head: String?, body: String)]

  init(_ rule: Rule, _ equivalent: Equivalent?) {
    let all = [
      (nil, rule.why), ("What to do", rule.advice),
      ("On the Mac", equivalent.map { "\($0.title). \($0.summary)" } ?? ""),
      ("Sources", SourceName.list(rule.sources)),
    ]
    paragraphs = all.filter { !$0.1.isEmpty }
  }

  var text: SARIFText {
    SARIFText(
      joined { head, body in (head.map { "\($0): " } ?? "") + body },
      markdown: joined { head, body in (head.map { "**\($0):** " } ?? "") + markdown(body) })
  }

  private func joined(_ form: (String?, String) -> String) -> String {
    paragraphs.map(form).joined(separator: "\n\n")
  }
}
