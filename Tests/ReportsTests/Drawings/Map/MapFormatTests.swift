import Foundation
import TestSupport
import Testing

@testable import Drawings
@testable import Reports

@Suite struct MapFormatTests {
  @Test func asBefore() throws {
    let maps = NavigationMaps(try makeReport(onSample: "Trailhead"))
    try Golden(named: "Trailhead/map.mmd").expect(maps.mermaidText)
    try Golden(named: "Trailhead/map.dot").expect(maps.dotText)
    try Golden(named: "Trailhead/map.json").expect(try maps.json())
  }

  /// A map in a file of its own explains its lines, shapes, and marks, and needs no page.
  @Test func aFileHasALegendAndItsColors() throws {
    let maps = NavigationMaps(try makeReport(onSample: "Trailhead"))
    let sheet = try #require(maps.drawings.first).sheet
    let file = MapFile(sheet).svg
    for entry in MapLegend([sheet]).entries {
      #expect(file.contains(">\(entry.meaning)</text>"))
    }
    let used = Set(file.matches(of: /var\((--[a-z]+)\)/).map { String($0.output.1) })
    for color in used.subtracting(["--link", "--focus"]) {
      #expect(file.contains("\(color): "), "\(color)")
    }
  }

  @Test(arguments: Repository.samples)
  func theJSONFitsItsSchema(sample: String) throws {
    let maps = NavigationMaps(try makeReport(onSample: sample))
    #expect(try schemaErrors(in: try maps.json()) == [])
  }

  @Test func codeInTheJSONFitsTheSchema() throws {
    let folder = try TemporaryFolder()
    let scenes: [SceneSketch] = [
      .screen("a").titled("A").ofClass("A"),
      .screen("b").titled("B").ofClass("B"),
    ]
    try folder.write(storyboard(initial: "a", scenes), to: "App/Main.storyboard")
    try folder.write(
      """
      class A: UIViewController { func go() { show(B(), sender: nil) } }
      class B: UIViewController {}
      """, to: "App/A.swift")
    let maps = NavigationMaps(try makeReport(on: [folder.url.appending(path: "App").path]))
    let text = try maps.json()
    #expect(text.contains("\"confidence\" : \"likely\""))
    #expect(try schemaErrors(in: text) == [])
  }

  @Test(arguments: [
    ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"),
    ("\"kind\" : \"tab\"", "\"kind\" : \"tub\""),
    ("\"isEntry\" : true", "\"isEntry\" : 1.5"), ("\"id\" : \"n1\"", "\"id\" : \"m1\""),
    ("\"line\" : 1", "\"lines\" : 1"),
  ])
  func theCheckerFindsWhatDoesNotFit(old: String, new: String) throws {
    let text = try NavigationMaps(try makeReport(onSample: "Trailhead")).json()
    let range = try #require(text.range(of: old))
    #expect(try schemaErrors(in: text.replacingCharacters(in: range, with: new)) != [])
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    let texts = try [1, 8].map { threads in
      let maps = NavigationMaps(try makeReportOnAllSamples(threads: threads))
      return maps.mermaidText + maps.dotText + (try maps.json())
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("say \"hi\"", "\"say \\\"hi\\\"\""), ("a\\b", "\"a\\\\b\""),
    ("\\N \\G", "\"\\\\N \\\\G\""), ("a & b", "\"a &amp; b\""), ("&lt;", "\"&amp;lt;\""),
    ("<b>", "\"<b>\""), ("{a|b}", "\"{a|b}\""), ("two\nlines", "\"two lines\""), ("", "\"\""),
  ])
  func dotIsQuoted(text: String, expected: String) {
    #expect(dot(text) == expected)
  }

  @Test func severalMapsAreADocumentWithHeadings() throws {
    let maps = NavigationMaps(try makeReportOnAllSamples(threads: 8))
    let text = maps.mermaidText
    #expect(text.ranges(of: "\n# ").count == maps.drawings.count)
    #expect(text.ranges(of: "```mermaid\nflowchart LR\n").count == maps.drawings.count)
  }

  @Test(arguments: [
    (1, nil as String?, "Overview", "01-overview"),
    (12, "My App", "Main.storyboard", "12-my-app-main-storyboard"),
    (3, nil, "../../etc", "03-etc"), (4, nil, "日本", "04"),
    (5, nil, String(repeating: "a", count: 90), "05-" + String(repeating: "a", count: 40)),
  ])
  func filesHaveSafeNames(number: Int, project: String?, title: String, name: String) {
    let sheet = MapSheet(title: title, groups: [], lines: [])
    #expect(MapDrawing(number: number, project: project, sheet: sheet).fileName == name)
  }

  private func schemaErrors(in text: String) throws -> [String] {
    let schema = Repository.root.appending(path: "Sources/Reports/Formats/JSON/map.schema.json")
    return try JSONSchema(schema).errors(in: try JSONValue(text))
  }
}
