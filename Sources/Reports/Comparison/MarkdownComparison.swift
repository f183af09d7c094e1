import Guidance

/// Writes a comparison as Markdown.
struct MarkdownComparison {
  private let comparison: Comparison
  private let layout = TextLayout(width: 100)

  init(_ comparison: Comparison) { self.comparison = comparison }

  var text: String {
    let cautions = Wording.cautions(comparison).map { layout.wrap(markdown($0)) }
    let blocks = cautions + comparison.projects.map(project) + [total]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var total: String {
    let count = comparison.projects.count
    guard count != 1 else { return "" }
    return "# In \(count) projects\n\n" + layout.wrap("\(Wording.counts(comparison.totals)).")
  }

  private func project(_ project: ProjectComparison) -> String {
    let presence = Wording.presence(project.presence).map { "\($0) " } ?? ""
    let root = project.root == "." ? "" : " (\(code(project.root)))"
    let blocks = [
      "# What changed in \(markdown(project.name))\(root)",
      layout.wrap(presence + "\(Wording.counts(project.counts))."),
      section("Done", project.done.map { finding($0) }),
      section("Ruled out by an answer", project.ruledOut.map { finding($0) }),
      section("New", project.new.map { finding($0) }),
      section("Changed", project.changed.map(changed)),
      section("Different outcomes", project.structures.map(structure)),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func section(_ title: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "## \(title)\n\n" + items.joined(separator: "\n")
  }

  private func finding(_ finding: ReportSnapshot.Finding, _ notes: [String] = []) -> String {
    let title = "**\(Wording.severity(finding.severity)): \(markdown(finding.title)).**"
    let place = finding.place.map { " \(code($0))" } ?? ""
    return item("\(title) \(markdown(finding.message))\(place)", notes)
  }

  private func changed(_ changed: ChangedFinding) -> String {
    finding(changed.finding, Wording.changes(changed, comparison.equivalents))
  }

  private func structure(_ structure: ChangedStructure) -> String {
    let title = markdown("\(Wording.kind(structure.kind)): \(structure.scene)")
    return item(
      "**\(title).** \(code(structure.place))",
      structure.decisions.map { Wording.change($0, of: structure.kind) })
  }

  private func item(_ text: String, _ notes: [String]) -> String {
    ([layout.wrap(text, first: "- ")] + notes.map { layout.wrap(markdown($0), first: "  - ") })
      .joined(separator: "\n")
  }
}
