import Threads

/// Writes a report as JSON, which is the documented interface to other programs.
///
/// Projects account for nearly all of a large report, so they are encoded on several threads and
/// inserted into the text of the report without projects.
struct JSONReporter {
  let text: String

  init(_ report: Report, threads: Int) throws {
    let projects = try inParallel(report.projects.count, threads: threads) {
      { index in Result { try Self.indented(jsonText(report.projects[index])) } }
    }.map { try $0.get() }
    var frame = report
    frame.projects = []
    // Strings in JSON contain no line breaks, so the opening line occurs only once.
    let parts = try jsonText(frame).split(separator: Self.opening, maxSplits: 1)
    text = parts.joined(separator: Self.opening + projects.joined(separator: ",\n"))
  }

  private static let opening = "\n  \"projects\" : [\n"

  /// Returns the lines of a project, indented as in the report. Splitting bytes is several times as
  /// fast as splitting characters, and this is the largest text of a run.
  private static func indented(_ text: String) -> String {
    let newline = UInt8(ascii: "\n")
    var bytes: [UInt8] = []
    for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false).dropLast() {
      if !bytes.isEmpty { bytes.append(newline) }
      if !line.isEmpty { bytes += "    ".utf8 }
      bytes += line
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
