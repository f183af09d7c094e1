import Threads

/// Writes a report as JSON: the report's contract.
///
/// The projects are most of it, so each is encoded by itself, several at a time.
struct JSONReporter {
  let text: String

  init(_ report: Report, threads: Int) throws {
    var frame = report
    frame.projects = []
    let around = try jsonText(frame)
    let projects = try inParallel(report.projects.count, threads: threads) {
      { index in Result { try Self.element(report.projects[index]) } }
    }.map { try $0.get() }
    text =
      projects.isEmpty
      ? around : around.replacing(Self.empty, with: Self.list(projects), maxReplacements: 1)
  }

  /// No projects, as they stand in a report. A text holds no line break, so nothing else is equal.
  private static let empty = "\n  \"projects\" : [\n\n  ]"

  private static func list(_ projects: [String]) -> String {
    "\n  \"projects\" : [\n" + projects.joined(separator: ",\n") + "\n  ]"
  }

  /// A project as deep as it stands in the report.
  private static func element(_ project: ProjectReport) throws -> String {
    var bytes: [UInt8] = []
    var isLineStart = true
    for byte in try jsonText(project).utf8.dropLast() {
      let isLineEnd = byte == UInt8(ascii: "\n")
      if isLineStart && !isLineEnd { bytes += "    ".utf8 }
      bytes.append(byte)
      isLineStart = isLineEnd
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
