import Foundation
import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing

@testable import Reports

/// The data of the working picture.
@Suite struct PrototypeTests {
  private func prototype(_ sample: String) throws -> Prototype {
    try #require(try makeReportWithPrototype(onSample: sample).projects.first?.prototype)
  }

  @Test func aTabLeadsToWhatTakesItsPlace() throws {
    let app = try prototype("FieldNotes")
    let tabs = try #require(app.tabs)
    #expect(tabs.map(\.title) == ["Sightings", "Species", "Add", "Search", "Settings"])
    #expect(
      tabs.map(\.outcome) == [nil, nil, "toolbar-action", "search-field", "settings-window"])
    let places = tabs.map { tab in tab.screen.flatMap { app.base.places?[$0] } }
    #expect(places == [.section, .section, .sheet, .search, .settings])
    let item = app.base.menus?.flatMap(\.items).first { $0.title == "New Item" }
    #expect(item?.opens == tabs[2].screen && item?.does == "open")
  }

  @Test func sectionsHaveCommandsAndColumns() throws {
    let app = try prototype("FieldNotes")
    let sections = try #require(app.base.window?.sections)
    #expect(
      sections.map { $0.columns.map { $0.screen.map { app.screens[$0].name } } } == [
        ["Sightings", "Sighting"], ["Species", "About the Species"],
      ])
    let commands = app.base.menus?.flatMap(\.items).filter { $0.does == "section" } ?? []
    #expect(commands.map(\.section) == [0, 1] && commands.map(\.key) == ["⌘1", "⌘2"])
  }

  @Test func aVariantHasOnlyWhatIsDifferent() throws {
    let app = try prototype("FieldNotes")
    let lists = try #require(app.variants.first { $0.question == "long-or-changing-lists" })
    #expect(lists.changes.window?.form == .segmentsAndSidebar)
    #expect(lists.changes.window?.toolbar != nil || lists.changes.window?.sections == nil)
    #expect(lists.changes.menus == nil, "the commands stay")
    #expect(app.variants.allSatisfy { $0.changes != Prototype.State() })
  }

  /// Each text on a screen is one of a file.
  @Test(arguments: Repository.samples)
  func noTextIsInvented(sample: String) throws {
    guard let app = try makeReportWithPrototype(onSample: sample).projects.first?.prototype else {
      return
    }
    let files = try texts(of: sample)
    let blocks = app.screens.flatMap { $0.blocks ?? [] }
    let rows = blocks.flatMap { ($0.rows ?? []) + ($0.cells ?? []) }
    let shown =
      blocks.flatMap { [$0.text, $0.placeholder, $0.header, $0.footer] }
      + rows.flatMap { [$0.title, $0.detail, $0.value] }
    for text in shown.compactMap(\.self) {
      #expect(files.contains(text), "\(text)")
    }
  }

  /// The texts of a sample's documents and code, with the characters that XML escapes.
  private func texts(of sample: String) throws -> String {
    let folder = Repository.sample(sample)
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let read = paths.filter { path in
      [".storyboard", ".xib", ".swift", ".strings", ".m"].contains { path.hasSuffix($0) }
    }
    return try read.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
      .joined(separator: "\n").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      .replacing("&apos;", with: "'").replacing("&#10;", with: "\n")
  }

  @Test(arguments: Repository.samples)
  func everyReferenceIsKnown(sample: String) throws {
    guard let app = try makeReportWithPrototype(onSample: sample).projects.first?.prototype else {
      return
    }
    let screens =
      app.screens.flatMap { ($0.opens ?? []).map(\.to) } + (app.tabs ?? []).compactMap(\.screen)
      + (app.base.window?.sections ?? []).flatMap { $0.columns.compactMap(\.screen) }
    #expect(screens.allSatisfy { app.screens.indices.contains($0) })
    #expect(app.base.places?.count == app.screens.count)
    let symbols = (app.tabs ?? []).compactMap(\.symbol)
    #expect(symbols.allSatisfy { app.symbols.indices.contains($0) })
  }

  @Test func thePageHasTheDataAndStillPictures() throws {
    let page = try ReportFormat.html.render(
      try makeReportWithPrototype(onSample: "FieldNotes"), RenderingOptions())
    let start = try #require(page.range(of: "<script type=\"application/json\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let data = String(page[start.upperBound..<end.lowerBound])
    #expect(!data.contains("<") && data.allSatisfy(\.isASCII))
    let ids =
      try #require(
        try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])["findings"]
      .flatMap { $0 as? [[String: Any]] }?.compactMap { $0["id"] as? String } ?? []
    #expect(!ids.isEmpty && ids.allSatisfy { page.contains("id=\"\($0)\"") })
    #expect(page[end.upperBound...].contains("<div class=\"pictures\">"))
  }

  /// An answer that decides an open window closes it.
  @Test func aDecidedWindowIsNoLongerOpen() {
    let open = Prototype.Window(form: .sidebar, sections: [], toolbar: [], isOpen: true)
    let decided = Prototype.Window(form: .segments, sections: [], toolbar: [])
    #expect(decided.changes(from: open)?.isOpen == false)
    #expect(decided.changes(from: open)?.sections == nil)
    #expect(open.changes(from: decided)?.isOpen == true && open.changes(from: open) == nil)
  }

  @Test func anAppOfAppleTVHasNone() throws {
    #expect(try makeReportWithPrototype(onSample: "Couch").projects.first?.prototype == nil)
  }

  /// A window without a picture beside a device is drawn in text, for paper.
  @Test func aWindowWithoutPictureIsDrawnInText() throws {
    let page = try ReportFormat.html.render(
      try makeReportWithPrototype(onSample: "Postcards"), RenderingOptions())
    #expect(page.contains("<div class=\"pictures\"><pre class=\"drawing\""))
  }

  @Test func aHandoutAndOtherFormatsHaveNone() throws {
    let report = try makeReportWithPrototype(onSample: "FieldNotes")
    var options = RenderingOptions()
    #expect(!(try ReportFormat.markdown.render(report, options)).contains("application/json"))
    options.sections = [.handout]
    #expect(!(try ReportFormat.html.render(report, options)).contains("application/json"))
  }
}
