import Guidance
import Markup
import MigrationStrategy

/// Writes a report for a terminal.
struct TerminalReporter {
  let report: Report
  let layout: TextLayout
  let palette: Palette
  let sections: Set<ReviewSection>
  private let base: String

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
    sections = options.sections.filter(\.isText)
    base = options.base
  }

  var text: String {
    let projects = report.projects.flatMap { project in
      let printer = TerminalPrinter(
        layout: layout, palette: palette, folder: [base, project.root])
      let review = Review(of: project, in: report, as: .terminal, sections, drawn: nil)
      // The facts are directly below the name.
      let facts = review.parts.filter { $0.section == .overview }.map(printer.text)
      let parts = review.parts.filter { $0.section != .overview }.map(printer.text)
      return [([title(of: project)] + facts).joined(separator: "\n")] + parts
    }
    let shared = report.sharedParts(sections, as: .terminal)
      .map(TerminalPrinter(layout: layout, palette: palette, folder: [base]).text)
    return (projects + shared + [statistics]).joined(separator: "\n\n") + "\n"
  }

  private func title(of project: ProjectReport) -> String {
    let name = harmless(project.heading)
    let root = project.root == "." ? "" : palette.faint("  \(harmless(project.root))")
    let line = String(repeating: "═", count: displayWidth(name))
    return palette.heading(name) + root + "\n" + palette.faint(line)
  }

  /// The numbers of files and of their elements.
  private var statistics: String {
    let counts = report.statistics
    let parts = [
      counted(counts.storyboards, "storyboard"), counted(counts.xibs, "xib"),
      counted(counts.launchScreens, "launch screen"), counted(counts.scenes, "scene"),
      counted(counts.segues.values.reduce(0, +), "segue"),
    ]
    let others = counts.otherPlatforms.sorted { $0.key < $1.key }
      .map { "\($0.value) for \($0.key)" }
    let read = (parts + others).joined(separator: ", ")
    let language = report.language.map { "titles in \($0), " } ?? ""
    return palette.faint(
      layout.wrap(
        "Read \(read). \(report.platformTitle), \(report.edition.rawValue) edition, "
          + "\(language)macward \(report.tool.version)."))
  }
}
