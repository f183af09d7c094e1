import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// The report is what its JSON Schema says.
@Suite struct ReportSchemaTests {
  @Test(arguments: Repository.samples)
  func theReportOfASampleFits(sample: String) throws {
    let text = try ReportFormat.json.render(try makeReport(onSample: sample), RenderingOptions())
    #expect(try schemaErrors(in: text) == [])
  }

  @Test(arguments: PlatformChoice.allCases.filter { $0 != .one(.uiKit) })
  func aReportForAnyPlatformFits(platform: PlatformChoice) throws {
    let report = try makeReport(onSample: "Couch", platform: platform)
    let text = try ReportFormat.json.render(report, RenderingOptions())
    #expect(text.contains("\"platform\" : \"\(platform.rawValue)\""))
    #expect(try schemaErrors(in: text) == [])
  }

  @Test func aReportWithWhatATeamSaysFits() throws {
    let report = try makeReport(
      onSample: "DeepTabs",
      team: """
        answers: { compare-siblings: yes }
        decisions:
          - { outcome: keep, object: P01-ts-gb0, status: overridden, reason: r, by: b, date: d }
          - { rule: tab-bar/view-menu-commands, status: declined, reason: r }
        """)
    let text = try ReportFormat.json.render(report, RenderingOptions())
    for key in ["configuration", "team", "decidedBy"] { #expect(text.contains("\"\(key)\" :")) }
    #expect(try schemaErrors(in: text) == [])
  }

  @Test func aReportFromSourceFits() throws {
    let folder = try TemporaryFolder()
    let text = try ReportFormat.json.render(
      try makeReport(on: [try MixedApp.write(below: folder)]), RenderingOptions())
    for key in ["source", "fromSource", "existing"] { #expect(text.contains("\"\(key)\" :")) }
    #expect(try schemaErrors(in: text) == [])
  }

  @Test func aReportWithAProblemFits() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "Broken.storyboard")
    try folder.write("", to: "Empty.xib")
    let text = try ReportFormat.json.render(
      try makeReport(on: [folder.url.path]), RenderingOptions())
    #expect(try schemaErrors(in: text) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"edition\" : \"2027\"", "\"x\" : 1"),
    ("\"platform\" : \"mac-catalyst\"", "\"platform\" : \"any\""),
    ("\"confidence\" : \"likely\"", "\"confidence\" : \"sure\""),
    ("\"isRoutine\" : false", "\"isRoutine\" : 0.5"), ("\"line\" : 1", "\"line\" : \"x1"),
  ])
  func theCheckerFindsWhatDoesNotFit(old: String, new: String) throws {
    let text = try ReportFormat.json.render(
      try makeReport(onSample: "DeepTabs"), RenderingOptions())
    let range = try #require(text.range(of: old))
    var changed = text.replacingCharacters(in: range, with: new)
    if new.hasSuffix("x1") { changed = changed.replacing("\"x1", with: "\"x1\", \"y\": \"") }
    let errors = (try? schemaErrors(in: changed)) ?? ["no JSON"]
    #expect(errors != [])
  }

  private func schemaErrors(in text: String) throws -> [String] {
    let schema = Repository.root.appending(path: "Sources/Reports/Formats/JSON/report.schema.json")
    return try JSONSchema(schema).errors(in: try JSONValue(text))
  }
}
