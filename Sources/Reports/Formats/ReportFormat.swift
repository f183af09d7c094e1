/// The formats a report is written in.
package enum ReportFormat: String, Sendable, CaseIterable {
  case terminal, markdown, json, html, sarif, xcode, github, checkstyle

  /// Whether its parts can be chosen.
  package var isReview: Bool { self == .markdown || self == .html }

  /// The report in this format.
  ///
  /// - Throws: What the encoder throws, which cannot happen for a report.
  package func render(_ report: Report, _ options: RenderingOptions) throws -> String {
    switch self {
    case .terminal: TerminalReporter(report, options).text
    case .markdown: MarkdownReporter(report, options).text
    case .json: try JSONReporter(report, threads: options.threads).text
    case .html: HTMLReporter(report, options).text
    case .sarif: try SARIFReporter(report).text
    case .xcode: XcodeReporter(report).text
    case .github: GitHubReporter(report).text
    case .checkstyle: CheckstyleReporter(report).text
    }
  }
}

/// The options of rendering.
package struct RenderingOptions: Sendable {
  /// The maximum width of lines, in columns.
  package var width: Int
  /// Whether there is color.
  package var color: Bool
  /// The pictures to show, in formats that show any.
  package var pictures: ReportPictures?
  /// Whether a format with embedded pictures contains them.
  package var drawsPictures = true
  /// The number of threads.
  package var threads = 1
  /// The parts of a review, in formats that have any.
  package var sections = Set(ReviewSection.allCases)

  /// Creates the options.
  package init(width: Int = 80, color: Bool = false, pictures: ReportPictures? = nil) {
    self.width = width
    self.color = color
    self.pictures = pictures
  }
}
