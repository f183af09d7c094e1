import Foundation
import TestSupport
import Testing

@testable import Reports

/// The log is what the schema of SARIF says, where there is one: `MACWARD_SARIF_SCHEMA` names it.
@Suite struct SARIFSchemaTests {
  /// The schema, or `nil` where there is none: the tests then say that they are skipped.
  private static let schema: URL? = {
    let named = ProcessInfo.processInfo.environment["MACWARD_SARIF_SCHEMA"]
    let beside = Repository.root.path + "/../shared/schemas/sarif-schema-2.1.0.json"
    let file = URL(fileURLWithPath: named ?? beside)
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

  @Test(
    .enabled(if: schema != nil, "there is no schema of SARIF here"), arguments: Repository.samples)
  func theLogOfASampleFits(sample: String) throws {
    #expect(try errors(in: try log(of: try makeReport(onSample: sample))) == [])
  }

  @Test(.enabled(if: schema != nil, "there is no schema of SARIF here"))
  func aLogWithHostileTextsFits() throws {
    #expect(try errors(in: try log(of: try Hostile.report())) == [])
  }

  @Test(.enabled(if: schema != nil, "there is no schema of SARIF here"))
  func aLogWithoutFindingsFits() throws {
    var report = try makeReport(onSample: "Couch")
    report.projects = []
    report.rules.found = []
    #expect(try errors(in: try log(of: report)) == [])
  }

  @Test(
    .enabled(if: schema != nil, "there is no schema of SARIF here"),
    arguments: [
      ("\"level\" : \"warning\"", "\"level\" : \"severe\""), ("\"ruleId\"", "\"ruleID\""),
      ("\"startLine\" : 1", "\"startLine\" : -1"),
      ("\"ruleIndex\" : 1", "\"ruleIndex\" : 0.5, \"x\" : 1"),
      ("\"driver\"", "\"pilot\""), ("\"startLine\"", "\"beginLine\""),
    ])
  func theCheckerFindsWhatDoesNotFit(old: String, new: String) throws {
    let text = try log(of: try makeReport(onSample: "DeepTabs"))
    let range = try #require(text.range(of: old))
    #expect(try errors(in: text.replacingCharacters(in: range, with: new)) != [])
  }

  private func log(of report: Report) throws -> String {
    try ReportFormat.sarif.render(report, RenderingOptions())
  }

  private func errors(in text: String) throws -> [String] {
    try JSONSchema(try #require(Self.schema)).errors(in: try JSONValue(text))
  }
}
