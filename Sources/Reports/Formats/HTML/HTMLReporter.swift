import Drawings
import Guidance
import Markup
import MigrationStrategy
import NavigationGraph
import Projects
import Threads

/// Writes a report as a self-contained HTML page, which is readable without its script.
struct HTMLReporter {
  let report: Report
  let pictures: ReportPictures?
  let sections: Set<ReviewSection>
  private let overviews: [TargetOverview]
  /// The files of the report, which the page refers to by number.
  let files: PageFiles
  /// The files for answers and decisions.
  let answers: AnswerFiles
  private let threads: Int
  private let isServed: Bool

  init(_ report: Report, _ options: RenderingOptions) {
    self.report = report
    sections = options.sections
    overviews = options.overviews
    (threads, isServed) = (options.threads, options.isServed)
    pictures =
      options.drawsPictures ? options.pictures ?? ReportPictures(report, folder: "") : nil
    files = PageFiles(report)
    answers = AnswerFiles(report)
  }

  var text: String {
    let projects = self.projects
    let printer = HTMLPrinter(page: self, project: nil, level: 2)
    let existing = isHandout || !sections.contains(.team) ? nil : answers.existing
    let parts =
      [existing].compactMap { $0 } + report.sharedParts(sections, as: .page).map(printer.part)
    let first = overviews.compactMap { ReviewPart(.overview, $0.title, blocks: $0.blocks) }
      .map(printer.part)
    return HTMLPage(
      title: title,
      contents: [tag("h2", "Contents")] + contents(of: first) + projects.map(\.contents)
        + contents(of: parts),
      main: [head] + first.map(\.node) + (isOfOne || isHandout ? [] : filters)
        + projects.map(\.node)
        + parts.map(\.node),
      footer: isHandout ? [] : footer, data: isHandout ? nil : answers.node,
      hasFrames: pictures?.all.contains { $0.frame != nil } == true,
      hasPrototype: hasPrototype, isServed: isServed
    ).text
  }

  private var hasPrototype: Bool {
    sections.contains(.brief) && report.projects.contains { $0.prototype != nil }
  }

  private var projects: [HTMLProject] {
    inParallel(report.projects.count, threads: threads) {
      { index in
        let review = Review(
          of: report.projects[index], in: report, as: .page, sections,
          drawn: pictures?.projects[index])
        return HTMLProject(review, number: index + 1, level: isOfOne ? 1 : 2, on: self)
      }
    }
  }

  /// Whether the page is the handout alone.
  var isHandout: Bool { sections == [.handout] }

  /// Whether the report is about a single project, whose name is then that of the page.
  private var isOfOne: Bool { report.projects.count == 1 }

  /// The name of the only app, or the number of apps. The documents that belong to no app are no app.
  private var title: String {
    let apps = report.projects.filter { $0.kind != .rest }
    if apps.count == 1 || isOfOne { return (apps.first ?? report.projects[0]).nameOnTarget }
    return overviews.first?.title
      ?? "\(counted(apps.count, "project")) \(report.projects.first?.target.phrase ?? "")"
  }

  /// The version and options of macward, and a table of the projects if there are several.
  private var head: MarkupNode {
    let choices = [
      "macward \(report.tool.version)", report.platformTitle,
      "\(report.edition.rawValue) edition of Apple’s guidance",
      report.language.map { "titles in \($0)" },
    ].compactMap { $0 }
    let line = tag("p", ["class": "eyebrow"], choices.joined(separator: " · "))
    let several = isOfOne ? [] : [tag("h1", title)] + (isHandout ? [] : [projectTable.node])
    return tag("div", ["class": "masthead"], [line] + several)
  }

  private var projectTable: HTMLTable {
    var table = HTMLTable(
      "The projects", ["Project", "Required", "Recommended", "To consider", "Questions"])
    for (index, project) in report.projects.enumerated() {
      table.add(
        [
          [
            tag(
              "a", ["href": "#\(HTMLProject.id(index + 1))"], HTMLProject.fullName(of: project))
          ]
        ]
          + [Severity.required, .recommended, .consider].map { severity in
            [.text("\(project.summary.severity[severity.rawValue] ?? 0)")]
          } + [[.text("\(project.questions.count)")]])
    }
    return table
  }
}

extension HTMLReporter {
  /// The numbers of files and of their elements.
  private var footer: [MarkupNode] {
    [tag("p", Wording.read(report.statistics) + "."), tag("p", Wording.sources)]
  }

  private func contents(of parts: [PagePart]) -> [MarkupNode] {
    parts.isEmpty
      ? [] : [listTag("ul", parts.map { [tag("a", ["href": "#\($0.id)"], $0.title)] })]
  }
}

/// The files of a report, by number. The page filters by these numbers, which need no quotation
/// marks.
struct PageFiles {
  /// The files, relative to the requested path, in order.
  let paths: [String]
  private let numbers: [String: Int]

  init(_ report: Report) {
    var all: Set<String> = []
    for project in report.projects {
      let own = project.structures.map(\.file) + project.recommendations.map(\.subject.file)
      all.formUnion(own.filter { $0 != "." }.map(project.path))
    }
    paths = all.sorted()
    numbers = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($1, $0) })
  }

  /// Returns the numbers of some of a project's files, for an attribute.
  func numbers(of files: [String], in project: ProjectReport) -> String? {
    let found = Set(files.compactMap { numbers[project.path(of: $0)] })
    return found.isEmpty ? nil : found.sorted().map(String.init).joined(separator: " ")
  }
}
