import Foundation
import TestSupport
import Testing

@testable import Reports

/// The files of an index, compared byte for byte, and with the schema.
@Suite struct AuditGoldenTests {
  @Test func theIndexOfTheSamples() throws {
    for file in try makeIndexOfSamples().files() {
      try Golden(named: "Samples/\(file.name)").expect(file.text.withoutStyleAndScript)
    }
  }

  @Test func theIndexFitsItsSchema() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "A/Broken.storyboard")
    try folder.write("", to: "A/A.xcodeproj/project.pbxproj")
    try folder.write("<document", to: "Tests/Broken.storyboard")
    try folder.write("", to: "Tests/T.xcodeproj/project.pbxproj")
    let part = AuditIndex.Shard(number: 1, count: 1, projects: "x")
    var failing = try makeIndex(of: [folder.url.path], shard: part)
    failing.projects += [AuditedProject("B", failure: "It cannot be read.")]
    for index in [try makeIndexOfSamples(), failing] {
      #expect(try schemaErrors(in: index) == [])
      #expect(try AuditIndex(json: Data(jsonText(index).utf8)) == index)
    }
    let errors = failing.projects[0].errors.map(\.file)
    #expect(errors == ["A/A.xcodeproj/project.pbxproj", "A/Broken.storyboard"])
    #expect(failing.lostInput)
    #expect(failing.problems.map(\.level) == [.note])
    #expect(failing.totals.counts.problems == AuditCounts.Problems(errors: 2, notes: 1))
  }

  @Test func theSchemaRefusesOthers() throws {
    var index = try makeIndexOfSamples()
    index.schemaVersion = 2
    index.projects[0].folder = "../elsewhere"
    index.projects[1].page = "../elsewhere/review.html"
    #expect(try schemaErrors(in: index).count == 3)
  }

  private func schemaErrors(in index: AuditIndex) throws -> [String] {
    let schema = Repository.root.appending(path: "Sources/Reports/Formats/JSON/index.schema.json")
    return try JSONSchema(schema).errors(in: try JSONValue(try jsonText(index)))
  }
}
