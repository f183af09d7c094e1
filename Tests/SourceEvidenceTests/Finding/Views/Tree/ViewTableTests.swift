import Testing

@testable import SourceEvidence

/// One row of the table is all that a view of SwiftUI needs.
@Suite struct ViewTableTests {
  /// An app whose first view is in a view that no version of SwiftUI has.
  private static func app(_ body: String) -> String {
    """
    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      var body: some View { \(body) }
    }
    struct Home: View {
      var body: some View { List(all) { NavigationLink("More", destination: Details()) } }
    }
    struct Search: View { var body: some View { Text("").navigationTitle("Find") } }
    struct Details: View { var body: some View { Text("") } }
    struct Editor: View { var body: some View { Text("") } }
    """
  }

  private static let tabs = """
    Home().tabItem { Label("Home", systemImage: "house") }
    Search().tabItem { Text("Search") }
    """

  private func evidence(_ body: String, _ row: ViewRow) throws -> SourceEvidence {
    try withFiles(["App.swift": Self.app(body)]) {
      var reader = SourceReader(threads: 1)
      reader.views = ViewTable.swiftUI.adding(row)
      return reader.read($0)
    }
  }

  @Test func aContainerThatIsNotInTheTableIsUnknown() throws {
    let found = try SourceEvidenceTests.evidence(swift: Self.app("DeckView { \(Self.tabs) }"))
    #expect(found.containers.isEmpty)
  }

  @Test(arguments: [("DeckView { ", " }"), ("DeckView(style: .large, pages: { ", " })")])
  func aRowMakesTheTabsOfAContainerKnown(start: String, end: String) throws {
    let found = try evidence(
      start + Self.tabs + end, ViewRow("DeckView", .tabs, content: ["", "pages"]))
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Search"] && tabs.images == ["symbol house", "-"])
    #expect(tabs.contents == ["Home", "Search"] && tabs.knowsAllTabs && tabs.root != nil)
    try expectContents(found)
  }

  @Test func aRowMakesTheColumnsOfAContainerKnown() throws {
    let found = try evidence(
      "DeckView { Home() } back: { Search() }",
      ViewRow("DeckView", .columns, columns: [.primary: [""], .secondary: ["back"]]))
    let columns = try #require(found.containers(.splitView).first)
    #expect(columns.columns.mapValues(\.className) == [.primary: "Home", .secondary: "Search"])
    #expect(columns.root != nil)
    try expectContents(found)
  }

  @Test func aRowMakesTheRootOfAStackKnown() throws {
    let found = try evidence("DeckView { Home() }", ViewRow("DeckView", .stack))
    let stack = try #require(found.containers(.navigationStack).first)
    #expect(stack.contents == ["Home"] && stack.stackTraits == .list && stack.root != nil)
    try expectContents(found)
  }

  @Test func aRowShowsWhatIsInAFrame() throws {
    let found = try evidence(
      """
      DeckView {
        TabView { DeckView { \(Self.tabs) } }
          .sheet(isPresented: $on) { NavigationStack { DeckView { Editor() } } }
      }
      """, ViewRow("DeckView", .wrapper))
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Search"] && tabs.root != nil)
    #expect(found.transitions.contains { $0.from == "Root" && $0.target.className == "Editor" })
    #expect(found.containers(.navigationStack).map(\.contents) == [["Editor"]])
    try expectContents(found)
  }

  /// The lists, titles, and links in the views of the app.
  private func expectContents(_ found: SourceEvidence) throws {
    #expect(found.listViews == ["Home"])
    #expect(found.transitions.contains { $0.from == "Home" && $0.target.className == "Details" })
    #expect(found.screenTitles.map(\.text?.shown).contains("Find"))
  }
}
