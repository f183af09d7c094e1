import Guidance
import Markup
import MigrationStrategy

/// Writes a report for a terminal.
struct TerminalReporter {
  let report: Report
  let layout: TextLayout
  let palette: Palette

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    layout = TextLayout(width: max(40, options.width))
    palette = Palette(isOn: options.color)
  }

  var text: String {
    let printer = TerminalPrinter(layout: layout, palette: palette)
    let sections = Set(ReviewSection.allCases)
    let projects = report.projects.flatMap { project in
      let review = Review(of: project, in: report, as: .terminal, sections, drawn: nil)
      let parts = review.parts.map(printer.text)
      // The facts are directly below the name.
      return ([title(of: project) + "\n" + (parts.first ?? "")] + parts.dropFirst())
    }
    let shared = report.sharedParts([.problems, .rules], as: .terminal).map(printer.text)
    return (projects + shared + [statistics]).joined(separator: "\n\n") + "\n"
  }

  private func title(of project: ProjectReport) -> String {
    let name = harmless(project.name)
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
        "Read \(read). \(report.platform.title), \(report.edition.rawValue) edition, "
          + "\(language)macward \(report.tool.version)."))
  }
}
