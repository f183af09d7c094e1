import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct RoleTests {
  private static let main = storyboard(
    initial: "bar", .tabs("bar", "stack", "split"),
    .stack("stack", "list"),
    .list("list", .show("pages"), .embed("child"), .present("sheet")),
    .pages("pages"),
    .pages("child"),
    .stack("sheet", "form"),
    .list("form", .show("bars")),
    .tabs("bars"),
    .split("split", "side", "page", compact: "phone"),
    .stack("side", nil), .stack("page", nil),
    .stack("phone", "phoneBar"),
    .tabs("phoneBar"))

  private static func graph() throws -> NavigationGraph {
    try NavigationGraphTests.graph([
      "Main.storyboard": main,
      "Launch.storyboard": storyboard(
        initial: "launch", attributes: "launchScreen=\"YES\"", .tabs("launch")),
      "Spare.storyboard": storyboard(
        .tabs("spare", "spareTab"),
        .stack("spareTab", nil), .pages("alone"),
        .pages("classed").ofClass("Pages")),
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

  @Test func thereAreTenRoles() {
    #expect(
      Role.allCases.map(\.rawValue) == [
        "root", "nested", "embedded", "pushed", "modal", "compact-column", "other-branch",
        "launch", "sample", "orphan",
      ])
  }

  @Test(arguments: [nil, "start"])
  func whatNothingLeadsToIsTheRootWhenNoEntryShowsNavigation(initial: String?) throws {
    let graph = try NavigationGraphTests.graph([
      "Main.storyboard": storyboard(
        initial: initial, .screen("start"),
        .tabs("bar", "stack"),
        .stack("stack", "screen"),
        .screen("screen", .push("next")), .screen("next")),
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
      initial: "a", .controller(kind, "a", .to("b", by: segue)), .screen("b"))
    #expect(graph.entryShowsNavigation == expected)
  }
}
