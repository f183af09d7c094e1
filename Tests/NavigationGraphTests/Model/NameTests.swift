import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct NameTests {
  private static let item = "<navigationItem key=\"navigationItem\" title=\"Item title\"/>"

  @Test(
    arguments: [
      ("<!--Scene-->", "title=\"Title\" userLabel=\"Label\" customClass=\"C\"", item, "Scene"),
      ("", "title=\"Title\" userLabel=\"Label\" customClass=\"C\"", item, "Item title"),
      ("", "title=\"Title\" userLabel=\"Label\" customClass=\"C\"", "", "Title"),
      ("", "userLabel=\"Label\" customClass=\"C\"", "", "Label"),
      ("", "customClass=\"C\"", "", "C"),
      ("", "", "", "viewController"),
    ])
  func theFirstNameThereIs(comment: String, attributes: String, inside: String, name: String) throws
  {
    let graph = try graph(comment + scene("viewController", "a", attributes, inside))
    #expect(graph.name(of: 0) == name)
  }

  @Test func aReferenceIsCalledAfterItsStoryboard() throws {
    #expect(try graph(reference("a", to: "Map")).name(of: 0) == "Map")
  }

  @Test func anUnnamedStackIsCalledAfterItsFirstScreen() throws {
    let graph = try graph(
      "<!--Navigation Controller-->", scene("navigationController", "a", to: "root b"),
      "<!--Places-->", scene("tableViewController", "b"),
      "<!--Navigation Controller-->", scene("navigationController", "c"),
      "<!--Start-->", scene("navigationController", "d", to: "root b"))
    #expect(
      graph.nodes.indices.map { graph.name(of: $0) } == [
        "Places", "Places", "Navigation Controller", "Start",
      ])
  }
}
