package import Guidance

/// A listing of a catalog's rules, for a terminal.
package struct RuleListing {
  private let catalog: Catalog
  private let layout: TextLayout
  private let palette: Palette

  /// Creates a listing.
  package init(_ catalog: Catalog, _ options: RenderingOptions) {
    self.catalog = catalog
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  /// The list, with a line for each rule.
  package var list: String {
    let width = catalog.rules.map { displayWidth($0.id) }.max() ?? 0
    let lines = catalog.rules.sorted { $0.id < $1.id }.map { rule in
      let severity = TextLayout.padded(rule.severity.rawValue, to: 11)
      return TextLayout.padded(rule.id, to: width) + "  "
        + palette.severity(rule.severity, severity) + "  " + rule.title
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a rule with its equivalent, or `nil` if there is no such rule.
  package func rule(_ id: String) -> String? {
    guard let rule = catalog.rule(id) else { return nil }
    let equivalent = catalog.equivalent(rule.equivalent)
    var lines = [
      palette.heading(rule.title), palette.faint(rule.id), "",
      "Severity    \(rule.severity.rawValue)"
        + (rule.raised.map { ", \($0.severity.rawValue) in some cases" } ?? ""),
      "Effort      \(rule.effort.map { Wording.effort($0) } ?? "none")",
      "Looks at    \(rule.subjects.map(\.rawValue).joined(separator: ", "))",
      "Decided by  \(Wording.evidence(of: rule))",
      layout.wrap(SourceName.list(rule.sources), first: "Sources     "), "",
      layout.wrap(rule.message, first: "Finds       "), "",
      layout.wrap(rule.why, first: "Why         "), "",
      layout.wrap(rule.advice, first: "Do          "),
    ]
    if let question = rule.question {
      lines += ["", layout.wrap(question.text, first: "Asks        ")]
    }
    if let equivalent, equivalent.isBuilt { lines += described(equivalent) }
    lines += described(rule.sources)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the titles, dates, and addresses of sources.
  private func described(_ sources: [String]) -> [String] {
    let known = sources.compactMap { id in catalog.cited(id).map { (id, $0) } }
    guard !known.isEmpty else { return [] }
    let entries = known.flatMap { id, source in
      let statement = source.statement.map { "\($0). " } ?? ""
      let note = source.url == nil ? source.note.map { " \($0)" } ?? "" : ""
      let text = "\(SourceName.name(of: id)): \(statement)\(source.title), \(source.date).\(note)"
      return [layout.wrap(text, first: "  ", rest: "    ")]
        + [source.url].compactMap { $0 }.map { palette.faint("    \($0)") }
    }
    return ["", palette.heading("Sources")] + entries
  }

  private func described(_ equivalent: Equivalent) -> [String] {
    let head = ["", palette.heading(equivalent.title), layout.wrap(equivalent.summary)]
    return head + equivalent.apis.platforms.flatMap { described(equivalent, on: $0) }
  }

  private func described(_ equivalent: Equivalent, on platform: TargetPlatform) -> [String] {
    let preferences = equivalent.prefer.filter { $0.platform == platform }
      .map {
        layout.wrap(Wording.preference($0, on: catalog.target.system), first: "  ", rest: "    ")
      }
    let apis = equivalent.apis[platform].map { api in
      let since = api.since.map { " (from \($0))" } ?? ""
      let note = api.note.map { ": \($0)" } ?? ""
      return layout.wrap(api.api + since + note, first: "  ", rest: "    ")
    }
    return ["", palette.faint(platform.title)] + preferences + apis
  }
}
