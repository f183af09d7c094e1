import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What a title means does not hang on the language it is read in.
@Suite struct LanguageFactTests {
  private static let main = storyboard(
    initial: "bar", .tabs("bar", "a", "b", "c"),
    .list("a").containing(
      tabItem("Books", id: "ai")
        + """
        <navigationItem key="navigationItem" id="an" title="Books">
        <barButtonItem key="leftBarButtonItem" id="x" title="Close"><connections>
        <action selector="close:" destination="a" id="y"/></connections></barButtonItem>
        <barButtonItem key="rightBarButtonItem" id="z" title="Delete"><connections>
        <action selector="delete:" destination="a" id="w"/></connections></barButtonItem>
        </navigationItem>
        """),
    .screen("b").containing(tabItem("Settings", id: "bi")),
    .screen("c").containing(tabItem("Add Book", id: "ci")))
  // None of these words is in the lists.
  private static let vietnamese = """
    "ai.title" = "Sách"; "an.title" = "Sách"; "bi.title" = "Cài đặt"; "ci.title" = "Thêm sách";
    "x.title" = "Đóng"; "z.title" = "Xóa";
    """

  @Test func theAdviceIsTheSame() throws {
    let (base, other) = (try advice(in: nil), try advice(in: Language("vi")))
    #expect(try other.subject(.tabBar).titles == ["Sách", "Cài đặt", "Thêm sách"])
    #expect(try other.subject(.scene, "a").scene == "Sách")
    #expect(try other.subject(.tab, "b").facts[.isSettings] == .flag(true))
    #expect(try other.subject(.tab, "c").facts[.hasActionTitle] == .flag(true))
    #expect(try other.subject(.scene, "a").facts[.hasEndingItems] == .flag(true))
    #expect(try base.subject(.scene, "a").facts[.barCommands]?.shown.contains("Delete") == true)
    #expect(try other.subject(.scene, "a").facts[.barCommands]?.shown.contains("Xóa") == true)
    #expect(
      try base.decision(.tabBar).outcome == (try other.decision(.tabBar).outcome))
    #expect(base.recommendations.map(\.rule) == other.recommendations.map(\.rule))
  }

  private func advice(in language: Language?) throws -> Advice {
    let files: KeyValuePairs = [
      "Base.lproj/Main.storyboard": Self.main, "vi.lproj/Main.strings": Self.vietnamese,
    ]
    let input = try withFolder(files) { InputReader(threads: 1, language: language).read([$0]) }
    let catalog = try Catalog.inBinary.get()
    return Strategy(catalog).advice(for: NavigationGraph(try #require(input.projects.first)))
  }
}
