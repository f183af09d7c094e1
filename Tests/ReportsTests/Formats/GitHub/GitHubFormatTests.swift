import Foundation
import TestSupport
import Testing

@testable import Reports

/// Commands of GitHub's workflows: `::name property=value,property=value::data`.
@Suite struct GitHubFormatTests {
  /// A command, read as GitHub's runner reads it.
  struct Command {
    var name: String
    var properties: [String: String]
    var data: String

    init?(_ line: String) {
      guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::", options: .literal)
      else { return nil }
      let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
      let parts = head.split(separator: " ", maxSplits: 1)
      guard let name = parts.first else { return nil }
      self.name = String(name)
      let pairs = (parts.count > 1 ? parts[1] : "").split(separator: ",").map {
        $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      }
      properties = Dictionary(
        pairs.map {
          (String($0[0]), Self.unescaped($0.count > 1 ? String($0[1]) : "", [":", ","]))
        }
      ) { $1 }
      data = Self.unescaped(String(line[end.upperBound...]), [])
    }

    private static func unescaped(_ text: String, _ more: [String]) -> String {
      let codes = ["\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]
      let plain = (["\r", "\n"] + more).reduce(text) { text, character in
        text.replacingOccurrences(of: codes[character] ?? "", with: character, options: .literal)
      }
      return plain.replacingOccurrences(of: "%25", with: "%", options: .literal)
    }
  }

  @Test(arguments: Repository.samples)
  func everyFindingIsACommand(sample: String) throws {
    try expectAll(of: try makeReport(onSample: sample))
  }

  @Test func hostileTextIsNoCommand() throws {
    let report = try Hostile.report()
    try expectAll(of: report)
    let text = try ReportFormat.github.render(report, RenderingOptions())
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  private func expectAll(of report: Report) throws {
    let text = try ReportFormat.github.render(report, RenderingOptions())
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    let findings = Findings(report).all
    #expect(lines.count == findings.count)
    for (line, finding) in zip(lines, findings) {
      let command = try #require(Command(line), "\(line)")
      let names = [Finding.Level.error: "error", .warning: "warning", .note: "notice"]
      #expect(command.name == names[finding.level])
      #expect(
        command.properties == [
          "file": finding.place.path.withItsLineBreaks, "line": String(finding.place.line),
          "title": "\(finding.title) [\(finding.rule)]".withItsLineBreaks,
        ])
      #expect(command.data == finding.text.withItsLineBreaks)
    }
  }
}
