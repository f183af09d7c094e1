import Foundation
import Testing

@testable import Reports

/// Input that is no report, and the messages about it.
@Suite struct ReportSnapshotTests {
  @Test(arguments: [
    ("", 1, "this is not JSON: the syntax is wrong here"),
    ("{\n\"a\": }", 2, "this is not JSON: the syntax is wrong here"),
    ("[]", nil, "the top level is not what it should be"),
    ("{}", nil, "this is not a report: write one with `macward report --format json`"),
    ("{ \"baselineVersion\" : 1 }", nil, "this is not a report: write one with"),
    ("{ \"schemaVersion\" : 1, \"tool\" : { \"name\" : \"x\" } }", nil, "this is not a report"),
    (
      "{ \"schemaVersion\" : 2, \"tool\" : { \"name\" : \"macward\" }, \"statistics\" : 0 }", nil,
      "this report is of schema version 2, and this macward reads version 1: write it again"
    ),
    (
      "{ \"schemaVersion\" : 1, \"tool\" : { \"name\" : \"macward\" }, \"statistics\" : 0 }", nil,
      "it lacks tool.version"
    ),
  ])
  func whatIsNoneIsReportedWithItsPlace(text: String, line: Int?, message: String) throws {
    let error = try #require(throws: UnreadableJSON.self) {
      try ReportSnapshot(JSONInput(Data(text.utf8), named: "r.json"))
    }
    #expect(error.line == line)
    #expect(error.message.hasPrefix(message))
  }

  @Test func aWrongValueIsReportedWithItsPath() throws {
    let text = try ReportFormat.json.render(makeReport(of: [makeFinding()]), RenderingOptions())
      .replacing("\"consider\"", with: "\"grave\"")
    let error = try #require(throws: UnreadableJSON.self) {
      try ReportSnapshot(JSONInput(Data(text.utf8), named: "r.json"))
    }
    #expect(
      error.description
        == "r.json: error: projects[0].recommendations[0].severity is not what it should be")
  }

  @Test func aComparisonIsNoReport() throws {
    let report = makeReport(of: [])
    let text = try ComparisonFormat.json.render(compare(report, report), RenderingOptions())
    let error = try #require(throws: UnreadableJSON.self) {
      try ReportSnapshot(JSONInput(Data(text.utf8), named: "r.json"))
    }
    #expect(error.message.hasPrefix("this is not a report"))
  }

  @Test func unknownKeysArePassedOver() throws {
    let text = try ReportFormat.json.render(makeReport(of: []), RenderingOptions())
      .replacing("\"schemaVersion\"", with: "\"future\" : {}, \"schemaVersion\"")
    _ = try ReportSnapshot(JSONInput(Data(text.utf8), named: "r.json"))
  }
}
