import Threads

/// Writes a report as JSON: the documented interface to other programs.
///
/// The projects make up nearly all of a large report, so they are encoded on several threads and
/// inserted into the text of the report without projects.
struct JSONReporter {
  let text: String

  init(_ report: Report, threads: Int) throws {
    let projects = try inParallel(report.projects.count, threads: threads) {
      { index in Result { try Self.indented(jsonText(report.projects[index])) } }
    }.map { try $0.get() }
    var frame = report
    frame.projects = []
    // No string in the JSON holds a line break, so the opening line occurs once.
    let parts = try jsonText(frame).split(separator: Self.opening, maxSplits: 1)
    text = parts.joined(separator: Self.opening + projects.joined(separator: ",\n"))
  }

  private static let opening = "\n  \"projects\" : [\n"

  /// The lines of a project, indented as in the report.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}
