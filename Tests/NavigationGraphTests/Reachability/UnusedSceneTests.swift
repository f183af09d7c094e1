import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Scenes of storyboards that the app cannot show are left out.
@Suite struct UnusedSceneTests {
  private static let home = SceneSketch(
    element: "viewController", id: "home", attributes: ["customClass=\"Home\""],
    segues: [.push("map").identified("Show Map")])
  private static let map = SceneSketch.screen("map")
  private static let old = SceneSketch.screen("old").identified("Old")

  @Test func aSegueThatCodePerformsLeadsToItsScene() throws {
    let graph = try graph("performSegue(withIdentifier: \"Show Map\", sender: nil)")
    #expect(unused(graph) == ["old"])
    #expect(graph.longestChain(from: try graph.node("home")).depth == 1)
  }

  @Test func aSegueThatNoCodeNamesLeadsNowhere() throws {
    let graph = try graph("print(1)")
    #expect(unused(graph) == ["map", "old"])
    #expect(graph.problems.map(\.level) == [.note])
    #expect(graph.problems.first?.message.hasPrefix("Left out") == true)
    #expect(graph.longestChain(from: try graph.node("home")).depth == 0)
  }

  @Test func aSceneThatCodeNamesIsUsed() throws {
    let graph = try graph("open(\"Old\"); open(\"Show Map\")")
    #expect(unused(graph).isEmpty)
  }

  @Test func aStoryboardThatNothingNamesIsUnused() throws {
    let more = storyboard(initial: "more", .screen("more"))
    let files = ["More.storyboard": more]
    #expect(unused(try graph("open(\"Old\"); open(\"Show Map\")", files)) == ["more"])
    let open = "_ = UIStoryboard(name: \"More\", bundle: nil).instantiateInitialViewController()"
    let rest = "open(\"Old\"); open(\"Show Map\")"
    #expect(unused(try graph("\(open); \(rest)", files)).isEmpty)
    // If code computes the name of a storyboard, it may be any.
    #expect(unused(try graph("f(\"More\"); UIStoryboard(name: x); \(rest)", files)).isEmpty)
  }

  /// A storyboard of which code instantiates other scenes only does not show its initial one, nor
  /// those that only the initial one leads to.
  @Test func theInitialSceneOfAStoryboardThatOtherScenesAreTakenFromIsUnused() throws {
    let more = storyboard(
      initial: "stack", .stack("stack", "more"), .screen("more", .show("inner")), .screen("inner"),
      .screen("other").identified("Other"))
    let code = """
      let board = UIStoryboard(name: "More", bundle: nil)
      _ = board.instantiateViewController(withIdentifier: "Other")
      f("More"); f("Old"); f("Show Map")
      """
    let graph = try graph(code, ["More.storyboard": more])
    #expect(unused(graph) == ["inner", "more", "stack"])
  }

  @Test func aClassThatItsInitializerMakesTakesNoScene() throws {
    let scene = SceneSketch.screen("a").identified("Player")
    let files = [
      "More.storyboard": storyboard(scene), "Player.swift": "class Player: UIViewController {}",
    ]
    let rest = "f(\"Old\"); f(\"Show Map\")"
    #expect(unused(try graph("show(Player()); x as? Player; \(rest)", files)) == ["a"])
    #expect(unused(try graph("Player.instantiate(); \(rest)", files)).isEmpty)
    #expect(unused(try graph("let player: Player = make(); \(rest)", files)).isEmpty)
    #expect(unused(try graph("x.make { Player(coder: $0) }; \(rest)", files)).isEmpty)
  }

  @Test func controlsOfUnusedScenesDoNotCount() throws {
    let scene = SceneSketch(
      element: "viewController", id: "more", views: ["<stepper id=\"s\"/>"], view: "view")
    let files = ["More.storyboard": storyboard(initial: "more", scene)]
    for (code, count) in [("f(1)", 0), ("f(UIStoryboard(name: \"More\", bundle: nil))", 1)] {
      let graph = try graph(code, files)
      let index = try #require(graph.project.documents.firstIndex { $0.file == "More.storyboard" })
      #expect(graph.controls(inDocument: index).formerlyForbidden.count == count)
    }
  }

  @Test func withoutAnAppOrItsCodeEverySceneMayBeUsed() throws {
    #expect(unused(try graph("print(1)", kind: .folder)).isEmpty)
    #expect(unused(try graph("print(1)", readsSource: false)).isEmpty)
  }

  private func unused(_ graph: NavigationGraph) -> [String] {
    graph.leftOutScreens.map { graph.screen($0).id }.sorted()
  }

  private func graph(
    _ statement: String, _ more: [String: String] = [:], kind: Project.Kind = .app,
    readsSource: Bool = true
  ) throws -> NavigationGraph {
    let files = [
      "Main.storyboard": storyboard(initial: "home", Self.home, Self.map, Self.old),
      "Home.swift": "class Home: UIViewController {\nfunc go() {\n\(statement)\n}\n}",
    ].merging(more) { $1 }
    let input = try withFolder(files: files.sorted { $0.key < $1.key }.map { $0 }) {
      InputReader(threads: 1, readsSource: readsSource).read([$0])
    }
    var project = try #require(input.projects.first)
    project.kind = kind
    return NavigationGraph(project)
  }
}
