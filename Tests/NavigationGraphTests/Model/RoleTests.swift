import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct RoleTests {
  private static let main = storyboard(
    initial: "bar", scene("tabBarController", "bar", to: "tab stack", "tab split"),
    scene("navigationController", "stack", to: "root list"),
    scene("tableViewController", "list", to: "show pages", "embed child", "presentation sheet"),
    scene("pageViewController", "pages"),
    scene("pageViewController", "child"),
    scene("navigationController", "sheet", to: "root form"),
    scene("tableViewController", "form", to: "show bars"),
    scene("tabBarController", "bars"),
    scene("splitViewController", "split", to: "primary side", "secondary page", "compact phone"),
    scene("navigationController", "side"), scene("navigationController", "page"),
    scene("navigationController", "phone", to: "root phoneBar"),
    scene("tabBarController", "phoneBar"))

  private static func graph() throws -> NavigationGraph {
    try NavigationGraphTests.graph([
      "Main.storyboard": main,
      "Launch.storyboard": storyboard(
        initial: "launch", attributes: "launchScreen=\"YES\"", scene("tabBarController", "launch")),
      "Spare.storyboard": storyboard(
        scene("tabBarController", "spare", to: "tab spareTab"),
        scene("navigationController", "spareTab"), scene("pageViewController", "alone"),
        scene("pageViewController", "classed", "customClass=\"Pages\"")),
    ])
  }

  @Test(
    arguments: [
      ("bar", Role.root), ("stack", .nested), ("list", .nested), ("pages", .pushed),
      ("child", .embedded), ("sheet", .modal), ("form", .modal), ("bars", .modal),
      ("split", .nested), ("side", .nested), ("phone", .compactColumn),
      ("phoneBar", .compactColumn), ("launch", .launch), ("spare", .orphan), ("spareTab", .nested),
      ("alone", .sample), ("classed", .orphan),
    ])
  func isTheRole(id: String, role: Role) throws {
    let graph = try Self.graph()
    #expect(graph.role(of: try graph.node(id)) == role)
  }

  @Test(
    arguments: [
      ("list", Role.nested), ("form", .modal), ("launch", .launch), ("pages", .nested),
      ("spare", .nested),
    ])
  func insideAScreen(id: String, role: Role) throws {
    let graph = try Self.graph()
    #expect(graph.role(inside: try graph.node(id)) == role)
    #expect(graph.role(inside: nil) == .nested)
  }

  @Test func thereAreNineRoles() {
    #expect(
      Role.allCases.map(\.rawValue) == [
        "root", "nested", "embedded", "pushed", "modal", "compact-column", "launch", "sample",
        "orphan",
      ])
  }

  @Test(arguments: [nil, "start"])
  func whatNothingLeadsToIsTheRootWhenNoEntryShowsNavigation(initial: String?) throws {
    let graph = try NavigationGraphTests.graph([
      "Main.storyboard": storyboard(
        initial: initial, scene("viewController", "start"),
        scene("tabBarController", "bar", to: "tab stack"),
        scene("navigationController", "stack", to: "root screen"),
        scene("viewController", "screen", to: "push next"), scene("viewController", "next")),
      "View.xib": """
      <document targetRuntime="iOS"><objects><tabBarController id="x"/></objects></document>
      """,
    ])
    let roles = try ["bar", "stack", "next", "x"].map { graph.role(of: try graph.node($0)) }
    #expect(roles == [.root, .nested, .pushed, .orphan])
  }

  @Test(
    arguments: [
      ("tabBarController", "tab", true), ("navigationController", "root", true),
      ("splitViewController", "other", true), ("pageViewController", "show", true),
      ("tabBarController", "show", false), ("navigationController", "show", false),
      ("viewController", "embed", false),
    ])
  func someEntriesShowNavigation(kind: String, segue: String, expected: Bool) throws {
    let graph = try NavigationGraphTests.graph(
      initial: "a", scene(kind, "a", to: "\(segue) b"), scene("viewController", "b"))
    #expect(graph.entryShowsNavigation == expected)
  }
}
