import Foundation
import TestSupport
import Testing

@testable import Reports

/// Lines as compilers write them: `path:line:column: level: text [rule]`.
@Suite struct XcodeFormatTests {
  /// A line, read by its grammar.
  struct Line: Equatable {
    var path: String
    var line: Int
    var column: Int
    var level: String
    var text: String
    var rule: String

    init?(_ line: String) {
      let grammar =
        /(?<path>.+?):(?<line>\d+):(?<column>\d+): (?<level>error|warning|note): (?<text>.*) \[(?<rule>[^\[\]]+)\]/
      guard let match = line.wholeMatch(of: grammar.matchingSemantics(.unicodeScalar)) else {
        return nil
      }
      path = String(match.path)
      self.line = Int(match.line) ?? 0
      column = Int(match.column) ?? 0
      level = String(match.level)
      text = String(match.text)
      rule = String(match.rule)
    }
  }

  @Test(arguments: Repository.samples)
  func everyFindingIsALine(sample: String) throws {
    try expectAll(of: try makeReport(onSample: sample))
  }

  @Test func hostileTextStaysOnItsLine() throws {
    let report = try Hostile.report()
    try expectAll(of: report)
    let text = try ReportFormat.xcode.render(report, RenderingOptions())
    let others = text.unicodeScalars.filter { $0 != "\n" }
    #expect(others.allSatisfy { $0.properties.generalCategory != .control })
    #expect(!others.contains("\u{2028}"))
  }

  @Test func withoutFindingsThereIsNothing() throws {
    var report = try makeReport(onSample: "Couch")
    report.projects = []
    #expect(try ReportFormat.xcode.render(report, RenderingOptions()).isEmpty)
  }

  private func expectAll(of report: Report) throws {
    let text = try ReportFormat.xcode.render(report, RenderingOptions())
    let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    let findings = Findings(report).all
    #expect(lines.count == findings.count && text.hasSuffix("\n"))
    for (text, finding) in zip(lines, findings) {
      let line = try #require(Line(text), "\(text)")
      #expect(line.path == finding.place.path.onOneLine)
      #expect(line.line == finding.place.line && line.column == 1)
      #expect(line.level == finding.level.rawValue && line.rule == finding.rule)
      #expect(line.text == finding.text.onOneLine)
    }
  }
}
