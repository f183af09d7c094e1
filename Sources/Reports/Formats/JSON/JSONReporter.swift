import Threads

/// Writes a report as JSON: the report's contract.
///
/// The projects are most of it, so each is encoded by itself, several at a time.
struct JSONReporter {
  let text: String

  init(_ report: Report, threads: Int) throws {
    var frame = report
    frame.projects = []
    let projects = try inParallel(report.projects.count, threads: threads) {
      { index in Result { try Self.element(report.projects[index]) } }
    }.map { try $0.get() }
    var bytes: [UInt8] = []
    for line in try Self.lines(of: frame) {
      bytes += line
      bytes.append(Self.newline)
      guard line.elementsEqual(Self.opening) else { continue }
      for (number, project) in projects.enumerated() {
        if number > 0 { bytes += ",\n".utf8 }
        bytes += project
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  /// Where the projects begin, of which an empty line stands for none. A text holds no line break,
  /// so no other line is equal.
  private static let opening = "  \"projects\" : [".utf8

  private static func lines(of value: some Encodable) throws -> [ArraySlice<UInt8>] {
    try jsonBytes(value).split(separator: newline, omittingEmptySubsequences: false)
  }

  /// A project as deep as it stands in the report.
  private static func element(_ project: ProjectReport) throws -> [UInt8] {
    let lines = try lines(of: project)
    var bytes: [UInt8] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes.append(newline) }
      if !line.isEmpty { bytes += "    ".utf8 }
      bytes += line
    }
    return bytes
  }
}
