import Foundation
import Guidance
import TestSupport
import Testing

@testable import Reports

/// Whole comparisons, compared byte for byte.
@Suite struct ComparisonGoldenTests {
  @Test(arguments: [
    (ComparisonFormat.terminal, "Comparison/report.txt"), (.markdown, "Comparison/report.md"),
    (.json, "Comparison/report.json"),
  ])
  func ofTwoStatesOfASample(format: ComparisonFormat, golden: String) throws {
    try Golden(named: golden).expect(try format.render(try states(), RenderingOptions()))
  }

  @Test func inColor() throws {
    let options = RenderingOptions(width: 72, color: true)
    try Golden(named: "Comparison/report.color.txt")
      .expect(try ComparisonFormat.terminal.render(try states(), options))
  }

  @Test func noLineIsWiderThanTheTerminal() throws {
    let text = try ComparisonFormat.terminal.render(try states(), RenderingOptions())
    #expect(text.split(separator: "\n").allSatisfy { displayWidth($0) <= 80 })
  }

  @Test func theJSONFitsItsSchema() throws {
    let old = try makeReport(onSample: "DeepTabs")
    var new = old
    new.projects[0].structures[0].procedures = []
    new.projects[0].structures[1].decision = nil
    new.projects[0].recommendations[0].equivalent = "note"
    let file = Repository.root.appending(
      path: "Sources/Reports/Formats/JSON/comparison.schema.json")
    for comparison in [try compare(old, new), try compare(new, old), try states()] {
      let text = try ComparisonFormat.json.render(comparison, RenderingOptions())
      #expect(try JSONSchema(file).errors(in: try JSONValue(text)) == [])
    }
  }

  @Test(arguments: [ComparisonFormat.terminal, .markdown])
  func hostileTextIsHarmless(format: ComparisonFormat) throws {
    let text = try format.render(
      try compare(makeReport(of: []), try Hostile.report()), RenderingOptions())
    let others = text.unicodeScalars.filter { $0 != "\n" }
    #expect(others.allSatisfy { $0.properties.generalCategory != .control })
    #expect(format == .terminal || !text.contains("<script>"))
  }

  /// A sample by the guidance of 2019, and after some work on it.
  private func states() throws -> Comparison {
    let folder = try TemporaryFolder()
    let copy = folder.url.appending(path: "DeepTabs")
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Samples/DeepTabs"), to: copy)
    let file = copy.appending(path: "DeepTabs/Base.lproj/Main.storyboard")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing("image=\"sun.max.fill\"", with: "image=\"sun.max\"")
      .replacing("title=\"Album\" image=\"tab-album\"", with: "title=\"Settings\" image=\"gear\"")
    try Data(text.utf8).write(to: file)
    return try compare(
      try makeReport(onSample: "DeepTabs", edition: .year2019), try makeReport(on: [copy.path]))
  }
}
