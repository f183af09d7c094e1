/// The formats of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  case terminal, markdown, json, html, sarif, xcode, github, checkstyle

  /// Whether the format is a review, with pictures and maps.
  package var isReview: Bool { self == .markdown || self == .html }

  /// Whether sections can be selected.
  package var hasSections: Bool { isReview || self == .terminal }

  /// Returns the report in this format.
  ///
  /// - Throws: An encoding error, which does not occur for a report.
  package func render(_ report: Report, _ options: RenderingOptions) throws -> String {
    if self == .json { return try JSONReporter(report, threads: options.threads).text }
    let overviews =
      report.hasSeveralTargets ? report.projects.map { TargetOverview($0, in: report) } : []
    if self == .terminal, options.isSummary { return TerminalSummary(report, options).text }
    var options = options
    options.overviews = overviews
    return try render(eachTarget: report.oneProjectPerTarget, options)
  }

  /// Returns the report, in which each project is advised for one target, in this format.
  private func render(eachTarget report: Report, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: TerminalReporter(report, options).text
    case .markdown: MarkdownReporter(report, options).text
    case .json: try JSONReporter(report, threads: options.threads).text
    case .html: HTMLReporter(report, options).text
    case .sarif: try SARIFReporter(report).text
    case .xcode:
      XcodeReporter(
        report, folder: options.absoluteFolder, hasNoErrors: options.hasNoErrors
      ).text
    case .github: GitHubReporter(report).text
    case .checkstyle: CheckstyleReporter(report).text
    }
  }
}

/// The options for rendering a report.
package struct RenderingOptions: Sendable {
  /// The maximum line width, in columns.
  package var width: Int
  /// Whether to use color.
  package var color: Bool
  /// The pictures to link to, in formats that support them.
  package var pictures: ReportPictures?
  /// Whether to embed pictures, in formats that support it.
  package var drawsPictures = true
  /// The number of threads.
  package var threads = 1
  /// The requested path, with which the paths on a terminal begin. It is empty for the current
  /// folder.
  package var base = ""
  /// The absolute path of the folder with which paths in the format `xcode` begin, or `nil` for paths
  /// relative to the requested one.
  package var absoluteFolder: String?
  /// Whether the format `xcode` has warnings in place of errors.
  package var hasNoErrors = false
  /// The requested paths, which the commands on a terminal repeat.
  package var paths = ["."]
  /// The names of the selected apps, which the commands on a terminal repeat.
  package var apps: [String] = []
  /// The other given options, with their values, which the commands on a terminal repeat.
  package var given: [String] = []
  /// Whether a terminal shows a summary, not the whole review.
  package var isSummary = false
  /// The chapters about all targets, which come first in a review for several of them.
  var overviews: [TargetOverview] = []
  /// Whether a server shows the page, which then loads again after changes, and saves answers.
  package var isServed = false
  /// The sections of a review to include.
  package var sections = ReviewSection.standard

  /// Creates the options.
  package init(width: Int = 80, color: Bool = false, pictures: ReportPictures? = nil) {
    self.width = width
    self.color = color
    self.pictures = pictures
  }
}
