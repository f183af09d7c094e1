import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Testing

/// What a title means does not hang on the language it is read in.
@Suite struct LanguageFactTests {
  private static let main = """
    <document targetRuntime="iOS.CocoaTouch" initialViewController="bar"><scenes>
    <scene sceneID="1"><objects><tabBarController id="bar" sceneMemberID="viewController">
    <connections><segue destination="a" kind="relationship" relationship="viewControllers"/>
    <segue destination="b" kind="relationship" relationship="viewControllers"/>
    <segue destination="c" kind="relationship" relationship="viewControllers"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="2"><objects><tableViewController id="a" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" id="ai" title="Books"/>
    <navigationItem key="navigationItem" id="an" title="Books">
    <barButtonItem key="leftBarButtonItem" id="x" title="Close"><connections>
    <action selector="close:" destination="a" id="y"/></connections></barButtonItem>
    <barButtonItem key="rightBarButtonItem" id="z" title="Delete"><connections>
    <action selector="delete:" destination="a" id="w"/></connections></barButtonItem>
    </navigationItem></tableViewController></objects></scene>
    <scene sceneID="3"><objects><viewController id="b" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" id="bi" title="Settings"/></viewController></objects></scene>
    <scene sceneID="4"><objects><viewController id="c" sceneMemberID="viewController">
    <tabBarItem key="tabBarItem" id="ci" title="Add Book"/></viewController></objects></scene>
    </scenes></document>
    """
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
    let root = FileManager.default.temporaryDirectory
      .appending(path: "macward-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [
      ("Base.lproj/Main.storyboard", Self.main), ("vi.lproj/Main.strings", Self.vietnamese),
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let input = InputReader(threads: 1, language: language).read([root.path])
    let catalog = try Catalog.inBinary.get()
    return Strategy(catalog).advice(for: NavigationGraph(try #require(input.projects.first)))
  }
}
