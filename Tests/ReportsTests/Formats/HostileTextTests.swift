import Foundation
import TestSupport
import Testing

@testable import Markup
@testable import Reports

/// Text from a project is shown as text, whatever it holds.
@Suite struct HostileTextTests {
  private static let titles = [
    "<script>alert(1)</script>", "| a |", "`code`", "*bold* _it_ [x](http://x) # $1",
    "\u{202E}backwards", "two\nlines", "Stopwatch - Alpha + Beta 1. Gamma 2) Delta",
    String(repeating: "long ", count: 2_000),
  ]

  private func report() throws -> (Report, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(Self.main, to: "Main.storyboard")
    return (try makeReport(on: [folder.url.path]), folder)
  }

  private static var main: String {
    let scenes = titles.enumerated().map { index, title in
      SceneSketch.list("t\(index)").ofClass("List\(index)").tab(title)
    }
    let bar = SceneSketch.tabs("bar", titles.indices.map { "t\($0)" })
    return storyboard(initial: "bar", [bar] + scenes)
  }

  @Test func onATerminalNothingControlsIt() throws {
    let (report, _) = try report()
    let text = try ReportFormat.terminal.render(report, RenderingOptions())
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || (0x202A...0x202E) ~= $0.value)
    }
    #expect(controls.isEmpty)
    #expect(text.contains("\\u{202e}backwards"))
    #expect(text.contains("<script>alert(1)</script>"))
  }

  @Test func inMarkdownNothingIsMarkup() throws {
    let (report, _) = try report()
    let markdown = try ReportFormat.markdown.render(report, RenderingOptions())
    // In a drawing of a window, text stands for itself.
    var parts = markdown.split(separator: "\n```", omittingEmptySubsequences: false)
    #expect(parts.remove(at: 1).hasPrefix("text\n"))
    let text = parts.joined()
    #expect(!text.contains("<script"))
    #expect(text.contains("Stopwatch \\- Alpha \\+ Beta 1\\. Gamma 2) Delta"))
    #expect(text.contains("&lt;script&gt;"))
    #expect(text.contains("\\| a \\|"))
    #expect(text.contains("\\`code\\`"))
    #expect(text.contains("\\*bold\\* \\_it\\_ \\[x\\]"))
    #expect(!text.contains("two\nlines"))
  }

  @Test func inJSONItIsUnchanged() throws {
    let (report, _) = try report()
    let text = try ReportFormat.json.render(report, RenderingOptions())
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let project = (json?["projects"] as? [[String: Any]])?.first
    let structure = (project?["structures"] as? [[String: Any]])?.first
    let titles = try #require(structure?["titles"] as? [String])
    #expect(titles.map(\.trimmed) == Self.titles.map(\.trimmed))
  }

  @Test(
    arguments: [
      ("*\u{301}a*", "\\*\u{301}a\\*"), ("|\u{301}", "\\|\u{301}"),
      ("<\u{338}b>", "&lt;\u{338}b&gt;"),
    ])
  func aCombiningMarkDoesNotHideMarkup(text: String, escaped: String) {
    #expect(Array(markdown(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("a`b", "`` a`b ``"), ("a|b", "`a|b`"), ("", "``"),
  ])
  func codeIsFenced(text: String, expected: String) {
    #expect(code(text) == expected)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
