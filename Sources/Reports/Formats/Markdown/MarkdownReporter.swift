import Guidance
import Markup
import MigrationStrategy
import Threads

/// Writes a report as Markdown for a design review.
struct MarkdownReporter {
  private let report: Report
  private let pictures: ReportPictures?
  private let sections: Set<ReviewSection>
  private let overviews: [TargetOverview]
  private let threads: Int

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    pictures = options.pictures
    sections = options.sections
    overviews = options.overviews
    threads = options.threads
  }

  private var printer: MarkdownPrinter { MarkdownPrinter(pictures: pictures?.folder) }

  var text: String {
    let shared = report.sharedParts(sections, as: .document).map { part in
      printer.text(of: part, level: part.section == .problems ? 2 : 1)
    }
    let first = overviews.flatMap {
      ["# \(markdown($0.title))", printer.text(of: $0.blocks, level: 2)]
    }
    return (first + projects + shared + [footer]).joined(separator: "\n\n") + "\n"
  }

  private var projects: [String] {
    inParallel(report.projects.count, threads: threads) {
      { index in
        let project = report.projects[index]
        let review = Review(
          of: project, in: report, as: .document, sections, drawn: pictures?.projects[index])
        let parts = review.parts.map { printer.text(of: $0, level: 2) }
        return ([title(of: project)] + parts).joined(separator: "\n\n")
      }
    }
  }

  private func title(of project: ProjectReport) -> String {
    let root = project.root == "." ? "" : " (\(code(project.root)))"
    return "# \(markdown(project.nameOnTarget))\(root)"
  }

  /// The numbers of files and of their elements.
  private var footer: String {
    let language = report.language.map { "; titles in \(markdown($0))." } ?? "."
    let read =
      "\(Wording.read(report.statistics)) with macward \(report.tool.version); "
      + "\(report.edition.rawValue) edition of the guidance\(language)"
    let sources = sections == [.brief] ? "" : " " + Wording.sources
    return TextLayout(width: 100).wrap("*\(read)\(sources)*")
  }
}
