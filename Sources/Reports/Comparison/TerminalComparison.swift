import Guidance
import Markup

/// Writes a comparison for a terminal.
struct TerminalComparison {
  private let comparison: Comparison
  private let layout: TextLayout
  private let palette: Palette

  init(_ comparison: Comparison, _ options: RenderingOptions) {
    self.comparison = comparison
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  var text: String {
    let cautions = Wording.cautions(comparison).map { layout.wrap(harmless($0)) }
    let blocks = [cautions.joined(separator: "\n")] + comparison.projects.map(project) + [total]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var total: String {
    let count = comparison.projects.count
    guard count != 1 else { return "" }
    let counts = layout.wrap(Wording.counts(comparison.totals))
    return palette.heading("In \(count) projects") + "\n" + counts
  }

  private func project(_ project: ProjectComparison) -> String {
    let blocks = [
      head(of: project), section("Done", project.done.map { finding($0) }),
      section("Ruled out by an answer", project.ruledOut.map { finding($0) }),
      section("New", project.new.map { finding($0) }),
      section("Changed", project.changed.map(changed)),
      section("Different outcomes", project.structures.map(structure)),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func head(of project: ProjectComparison) -> String {
    let name = harmless(project.name)
    let root = project.root == "." ? "" : palette.faint("  \(harmless(project.root))")
    let rule = palette.faint(String(repeating: "═", count: displayWidth(name)))
    let notes = [Wording.presence(project.presence), Wording.counts(project.counts)]
    return ([palette.heading(name) + root, rule] + notes.compactMap { $0 }.map { layout.wrap($0) })
      .joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([palette.heading(title)] + lines).joined(separator: "\n")
  }

  /// Returns a finding for the section of its severity, with its changes on separate lines.
  private func finding(_ finding: ReportSnapshot.Finding, _ notes: [String] = []) -> String {
    let label = TextLayout.padded(Wording.severity(finding.severity), to: 11)
    let indent = String(repeating: " ", count: displayWidth(label) + 4)
    let place = finding.place.map { " \($0)" } ?? ""
    let text = layout.wrap(
      harmless("\(finding.title). \(finding.message)\(place)"), first: indent)
    return "  " + palette.severity(finding.severity, label) + text.dropFirst(label.count + 2)
      + notes.map { "\n" + layout.wrap(harmless($0), first: indent, rest: indent + "  ") }.joined()
  }

  private func changed(_ changed: ChangedFinding) -> String {
    finding(changed.finding, Wording.changes(changed, comparison.equivalents))
  }

  private func structure(_ structure: ChangedStructure) -> String {
    let title = "\(Wording.kind(structure.kind)): \(structure.scene), \(structure.place)"
    let lines = structure.decisions.map { Wording.change($0, of: structure.kind) }
    return layout.wrap(harmless(title), first: "  ", rest: "    ")
      + lines.map { "\n" + layout.wrap(harmless($0), first: "    ", rest: "      ") }.joined()
  }
}
