import Guidance
import Projects
import TestSupport
import Testing

@testable import Reports

@Suite struct TerminalSummaryTests {
  private static func summary(
    _ report: Report, _ change: (inout RenderingOptions) -> Void = { _ in }
  ) -> String {
    var options = RenderingOptions()
    options.isSummary = true
    change(&options)
    return TerminalSummary(report, options).text
  }

  @Test(arguments: ["DeepTabs", "Workshop"])
  func theSummaryOfASample(name: String) throws {
    let report = try makeReport(onSample: name)
    try Golden(named: "\(name)/summary.txt").expect(
      Self.summary(report) { ($0.base, $0.paths) = ("My Apps/A", ["My Apps/A"]) })
  }

  @Test func severalAppsHaveARowEach() throws {
    let names = ["Couch", "DeepTabs", "FlatTabs", "Ticker"]
    let report = try makeReport(on: names.map { Repository.sample($0) })
    let text = Self.summary(report)
    for name in names { #expect(text.contains("\n\(name)"), "\(name)") }
    #expect(text.contains("4 projects") && text.contains("macward report . --app Couch"))
  }

  @Test func theCommandsNameAllPaths() throws {
    let text = Self.summary(try makeReport(onSample: "DeepTabs")) { $0.paths = ["A", "B C"] }
    #expect(text.contains("  macward report A 'B C' --details"))
    #expect(!text.contains("macward init"))
  }

  @Test func aSummaryOfAnyAppFitsOnAScreen() throws {
    var report = try makeReport(onSample: "DeepTabs")
    let bar = try #require(report.projects[0].structures.first { $0.isTopLevel })
    report.projects[0].structures += Array(repeating: bar, count: 12)
    let finding = try #require(report.projects[0].recommendations.first)
    for number in 0..<6 {
      var other = finding
      (other.rule, other.title) = ("team/rule-\(number)", "Rule \(number)")
      report.projects[0].recommendations.append(other)
    }
    let lines = Self.summary(report).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= TerminalSummary.maximumLines)
    #expect(lines.count { $0.hasPrefix("  Tab bar") } == 13)
    for number in 0..<6 { #expect(lines.contains("  Rule \(number)")) }
  }

  @Test func whatTheFilesDoNotShowIsNotDenied() throws {
    var report = try makeReport(onSample: "DeepTabs")
    report.projects[0].kind = .app
    for index in report.projects[0].structures.indices {
      report.projects[0].structures[index].role = "orphan"
    }
    #expect(
      Self.summary(report).contains(
        "The files do not show which structure is the app's top level."))
  }

  @Test(arguments: [
    ("a/b.c#1-2", "a/b.c#1-2"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"),
    ("~x", "'~x'"), ("größe/é.swift:3", "größe/é.swift:3"), ("$(x)", "'$(x)'"),
  ])
  func aPathCanBePasted(path: String, word: String) {
    #expect(PastedPath.quoted(path) == word)
  }
}
