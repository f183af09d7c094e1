import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ReferenceTests {
  private static let places = storyboard(
    initial: "first", .screen("first"),
    .reference("again", to: "Places").with(
      "storyboardIdentifier=\"pin\" referencedIdentifier=\"pin\""),
    .screen("second").identified("pin"))

  @Test(
    arguments: [
      ("", "first"),
      // A reference may carry the identifier of what it refers to.
      ("referencedIdentifier=\"pin\"", "second"),
    ])
  func leadsToASceneOfAnotherStoryboard(attributes: String, target: String) throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        .screen("a", .show("ref")), .reference("ref", to: "Places").with(attributes)
      ),
      "Places.storyboard": Self.places,
    ])
    let edge = try #require(graph.edges.first)
    #expect(graph.ids([edge.destination, edge.target]) == ["ref", target])
    #expect(graph.ids([graph.resolved(try graph.node("ref"))]) == [target])
    #expect(graph.problems.isEmpty)
  }

  @Test func mayLeadToItsOwnStoryboard() throws {
    let graph = try graph(["Places.storyboard": Self.places])
    #expect(graph.ids([graph.resolved(try graph.node("again"))]) == ["second"])
  }

  @Test func withoutAStoryboardItLeadsToASceneOfItsOwn() throws {
    let reference = SceneSketch.controller("viewControllerPlaceholder", "ref")
      .with("referencedIdentifier=\"pin\"")
    let graph = try graph([
      "A/Main.storyboard": storyboard(
        .screen("first", .show("ref")), reference, .screen("second").identified("pin")),
      "A/Other.storyboard": storyboard(.screen("third").identified("pin")),
    ])
    #expect(graph.ids([try #require(graph.edges.first).target]) == ["second"])
    #expect(graph.problems.isEmpty)
  }

  @Test func aChainIsFollowedToItsEnd() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(.reference("a", to: "One")),
      "One.storyboard": storyboard(initial: "b", .reference("b", to: "Two")),
      "Two.storyboard": storyboard(
        initial: "c", .reference("c", to: "Three").with("referencedIdentifier=\"end\"")),
      "Three.storyboard": storyboard(
        .screen("d").identified("end")),
    ])
    #expect(graph.ids(graph.nodes.indices.map(graph.resolved)) == ["d", "d", "d", "d"])
  }

  @Test(.guardsAgainstHanging)
  func aCircleEndsInTheReferenceItself() throws {
    let graph = try graph([
      "Main.storyboard": storyboard(
        .screen("x", .show("a")), .reference("a", to: "One")),
      "One.storyboard": storyboard(initial: "b", .reference("b", to: "Two")),
      "Two.storyboard": storyboard(initial: "c", .reference("c", to: "One")),
    ])
    #expect(graph.nodes.map(\.target) == [nil, nil, nil, nil])
    #expect(graph.ids(graph.edges.map(\.target)) == ["a"])
  }

  @Test(
    arguments: [
      ("storyboardName=\"Gone\"", "Gone.storyboard"),
      (
        "storyboardName=\"Gone\" referencedIdentifier=\"a\"",
        "scene a, which the project does not hold"
      ),
      (
        "storyboardName=\"Places\" referencedIdentifier=\"none\"",
        "Places.storyboard, which has no scene called none"
      ),
      ("storyboardName=\"Empty\"", "Empty.storyboard, which has no initial view controller"),
      ("storyboardName=\"Blank\"", "Blank.storyboard, which has no scenes"),
      (
        "referencedIdentifier=\"none\"", "scene none of its own storyboard, which has no such scene"
      ),
      ("storyboardName=\"Launch\"", "Launch.storyboard"),
      ("storyboardName=\"Couch\"", "Couch.storyboard"),
      ("storyboardName=\"places\"", "places.storyboard"),
      ("storyboardName=\"Places\" bundleIdentifier=\"org.example.Kit\"", "org.example.Kit"),
      ("", "no storyboard"),
    ])
  func whatCannotBeFoundStaysVisibleWithANote(attributes: String, word: String) throws {
    let graph = try graph([
      "App/Main.storyboard": storyboard(
        .screen("a", .show("ref")),
        .controller("viewControllerPlaceholder", "ref").with(attributes)),
      "App/Places.storyboard": Self.places,
      "App/Empty.storyboard": storyboard(.screen("b")), "App/Blank.storyboard": storyboard(),
      "App/Launch.storyboard": storyboard(
        initial: "c", attributes: "launchScreen=\"YES\"", .screen("c")),
      "App/Couch.storyboard": storyboard(
        initial: "d", runtime: "AppleTV", .screen("d")),
    ])
    #expect(graph.ids(graph.edges.map(\.target)) == ["ref"])
    let problem = try #require(graph.problems.first)
    #expect(graph.problems.count == 1)
    #expect(problem.level == .note)
    #expect(problem.location.file == "App/Main.storyboard")
    #expect(problem.location.line == 4)
    #expect(problem.message.contains(word))
  }

  @Test(
    arguments: [
      ("Kit/Places.storyboard", true), ("App/Kit/Places.storyboard", true),
      ("Other/Places.storyboard", true), ("App/Places.storyboard", false),
      ("App/Other/Places.storyboard", false),
    ])
  func anotherBundleIsAnotherFolder(file: String, isFound: Bool) throws {
    let bundle = "bundleIdentifier=\"org.example.Kit\""
    let graph = try graph([
      "App/Main.storyboard": storyboard(.reference("ref", to: "Places").with(bundle)),
      file: Self.places,
    ])
    #expect((graph.nodes[0].target != nil) == isFound)
  }

  @Test func anotherBundleIsNotTheFolderOfTheReference() throws {
    let bundle = "bundleIdentifier=\"org.example.Kit\""
    let graph = try graph([
      "Main.storyboard": storyboard(.reference("ref", to: "Places").with(bundle)),
      "Places.storyboard": Self.places,
    ])
    #expect(graph.nodes[0].target == nil)
  }

  @Test func theNearestOfSeveralStoryboardsCounts() throws {
    let main = storyboard(.reference("ref", to: "Places"))
    let graph = try graph([
      "Far/Places.storyboard": storyboard(initial: "far", .screen("far")),
      "App/One/Main.storyboard": main,
      "App/One/Places.storyboard": storyboard(initial: "one", .screen("one")),
      "App/Two/Places.storyboard": storyboard(initial: "two", .screen("two")),
      "App/Two/Main.storyboard": main,
    ])
    let references = graph.nodes.indices.filter { graph.kind($0) == .reference }
    #expect(graph.ids(references.map(graph.resolved)) == ["one", "two"])
  }
}
