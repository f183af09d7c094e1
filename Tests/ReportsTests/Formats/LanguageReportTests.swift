import Foundation
import Guidance
import NavigationGraph
import Projects
import TestSupport
import Testing

@testable import Reports

/// A report in languages that are written from right to left, or in wide characters.
@Suite struct LanguageReportTests {
  private static let titles = ["Library", "Authors", "Settings"]
  private static let translations = [
    "ar": ["المكتبة", "المؤلفون", "الإعدادات"], "he": ["סִפְרִיָּה", "מחברים", "\u{200F}הגדרות"],
    "ko": ["보관함", "작가 목록", "설정"],
  ]

  @Test(arguments: ["ar", "he", "ko"])
  func titlesAreThoseOfTheLanguage(language: String) throws {
    let report = try report(in: language)
    let structure = try #require(report.projects.first?.structures.first { $0.kind == "tab-bar" })
    #expect(structure.titles == Self.translations[language])
    #expect(report.language == language)
  }

  @Test(arguments: ["ar", "he", "ko"])
  func aTerminalIsNotOverrun(language: String) throws {
    let report = try report(in: language)
    let text = try ReportFormat.terminal.render(report, RenderingOptions())
    for title in Self.translations[language] ?? [] { #expect(text.contains(title)) }
    // An address is never broken.
    for line in text.split(separator: "\n") where !line.contains("https://") {
      #expect(displayWidth(line) <= 80, "\(line)")
    }
    #expect(text.contains("titles in \(language)"))
  }

  /// The keys of a menu's commands stand below each other, however wide the titles are.
  @Test(arguments: ["ar", "he", "ko"])
  func menusLineUp(language: String) throws {
    let report = try report(in: language)
    let titles = Self.translations[language] ?? []
    var options = RenderingOptions()
    options.sections = [.menus]
    let text = try ReportFormat.terminal.render(report, options)
    let columns = text.split(separator: "\n").compactMap { line -> Int? in
      guard titles.contains(where: { line.contains($0) }), line.contains(/⌘\d/) else { return nil }
      return line.firstIndex(of: "⌘").map { displayWidth(line[..<$0]) }
    }
    #expect(columns.count >= 2)
    #expect(Set(columns).count == 1)
  }

  @Test(arguments: ["ar", "he", "ko"])
  func tablesInMarkdownLineUp(language: String) throws {
    let report = try report(in: language)
    let text = try ReportFormat.markdown.render(report, RenderingOptions())
    for title in Self.translations[language] ?? [] { #expect(text.contains(title)) }
    #expect(text.contains("titles in \(language)."))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let tables = lines.split { !$0.hasPrefix("|") }.filter { table in
      table.contains { row in row.contains { !$0.isASCII && $0.isLetter } }
    }
    #expect(!tables.isEmpty)
    for table in tables {
      let first = table.map { row in displayWidth(row.dropFirst().prefix { $0 != "|" }) }
      #expect(Set(first).count == 1, "\(table.joined(separator: "\n"))")
    }
  }

  @Test func theAdviceIsTheSameInAllLanguages() throws {
    let base = try report(in: nil)
    for language in ["ar", "he", "ko"] {
      let other = try report(in: language)
      #expect(other.rules.matched == base.rules.matched)
    }
  }

  @Test func theLanguageFitsTheSchema() throws {
    let schema = Repository.root.appending(path: "Sources/Reports/Formats/JSON/report.schema.json")
    let text = try ReportFormat.json.render(try report(in: "ko"), RenderingOptions())
    #expect(text.contains("\"language\" : \"ko\""))
    #expect(try JSONSchema(schema).errors(in: try JSONValue(text)) == [])
    let base = try ReportFormat.json.render(try report(in: nil), RenderingOptions())
    #expect(!base.contains("\"language\""))
  }

  private func report(in language: String?) throws -> Report {
    let folder = try TemporaryFolder()
    try folder.write(Self.main, to: "Base.lproj/Main.storyboard")
    for (code, titles) in Self.translations {
      let lines = titles.enumerated().map { "\"i\($0).title\" = \"\($1)\";" }
      try folder.write(lines.joined(separator: "\n"), to: "\(code).lproj/Main.strings")
    }
    return try makeReport(
      on: [folder.url.path], language: language.flatMap { Language($0) })
  }

  private static var main: String {
    let scenes = titles.enumerated().map { index, title in
      SceneSketch.list("t\(index)").ofClass("List\(index)").named(title)
        .containing(tabItem(title, id: "i\(index)"))
    }
    let bar = SceneSketch.tabs("bar", titles.indices.map { "t\($0)" })
    return storyboard(initial: "bar", [bar] + scenes)
  }
}
