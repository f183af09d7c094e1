import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct NameTests {
  private static let item = "<navigationItem key=\"navigationItem\" title=\"Item title\"/>"

  @Test(
    arguments: [
      ("Scene", "title=\"Own title\" userLabel=\"Label\" customClass=\"C\"", item, "Item title"),
      ("Scene", "title=\"Own title\" userLabel=\"Label\" customClass=\"C\"", "", "Own title"),
      ("Scene", "title=\"Title\" userLabel=\"Label\" customClass=\"C\"", "", "Scene"),
      (nil, "userLabel=\"Label\" customClass=\"C\"", "", "Label"),
      ("Plant List", "customClass=\"PlantList\"", "", "PlantList"), ("Scene", "", "", "Scene"),
      (nil, "customClass=\"C\"", "", "C"), (nil, "", "", "viewController"),
    ])
  func theFirstNameThereIs(scene: String?, attributes: String, inside: String, name: String) throws
  {
    let graph = try graph(
      SceneSketch.controller("viewController", "a").named(scene).with(attributes).containing(inside)
    )
    #expect(graph.name(of: 0) == name)
  }

  @Test func namesOfClassesComeFromCode() throws {
    let graph = try graph(
      .controller("viewController", "a").with("customClass=\"PlantList\""),
      .controller("viewController", "b").with("title=\"Plants\" customClass=\"PlantView\""))
    #expect(graph.codeNames == ["PlantList"])
  }

  @Test func aReferenceIsCalledAfterItsStoryboard() throws {
    #expect(try graph(.reference("a", to: "Map")).name(of: 0) == "Map")
  }

  @Test func anUnnamedStackIsCalledAfterItsFirstScreen() throws {
    let graph = try graph(
      .stack("a", "b").named("Navigation Controller"), .list("b").named("Places"),
      .stack("c", nil).named("Navigation Controller"), .stack("d", "b").named("Start"))
    #expect(
      graph.nodes.indices.map { graph.name(of: $0) } == [
        "Places", "Places", "Navigation Controller", "Start",
      ])
  }
}
