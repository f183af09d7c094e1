import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Drawers: controllers of libraries that slide a menu in beside the screens.
@Suite struct DrawerTests {
  private static let scenes: [SceneSketch] = [
    .screen("menu", .to("list", by: "custom"), .to("notes", by: "custom")),
    .stack("list", "first"), .screen("first"), .stack("notes", "second"), .screen("second"),
  ]

  /// The class of the first controller, and whether it is a drawer.
  @Test(arguments: [
    ("SWRevealViewController", true), ("OwnController", true), ("OtherController", false),
  ])
  func theMenuReplacesTheScreens(className: String, isDrawer: Bool) throws {
    let start = SceneSketch.screen(
      "start", .to("menu", by: "custom"), .to("list", by: "custom")
    ).ofClass(className)
    let project = try withFolder([
      "Main.storyboard": storyboard(initial: "start", [start] + Self.scenes),
      "Info.plist": mainStoryboard("Main"),
      "Own.swift": "class OwnController: ECSlidingViewController {}",
    ]) { InputReader(threads: 1).read([$0]) }.projects[0]
    let graph = NavigationGraph(project)
    let roles = try ["menu", "list", "notes"].map { graph.role(of: try graph.node($0)) }
    #expect(roles == (isDrawer ? [.embedded, .embedded, .pushed] : [.modal, .modal, .modal]))
    let inScenes = graph.drawers.filter { $0.file == "Main.storyboard" }
    #expect(inScenes.isEmpty != isDrawer)
  }

  @Test(arguments: [
    ("SideMenuNavigationController(rootViewController: Menu())", 1),
    ("UINavigationController(rootViewController: Menu())", 0),
  ])
  func codeMakesADrawer(made: String, count: Int) throws {
    let project = try withFolder([
      "Main.storyboard": storyboard(initial: "start", .screen("start")),
      "App.swift": """
      class Home: UIViewController { func open() { present(\(made), animated: true) } }
      class Menu: UIViewController {}
      """,
    ]) { InputReader(threads: 1).read([$0]) }.projects[0]
    let graph = NavigationGraph(project)
    #expect(graph.drawers.count == count)
    #expect(
      graph.nodes.indices.contains { graph.kind($0) == .stack } == (count == 0))
  }
}
