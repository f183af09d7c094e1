import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct TopLevelTests {
  private static let tabs = [
    scene("tabBarController", "bar", to: "tab a", "tab b"), scene("viewController", "a"),
    scene("viewController", "b"),
  ].joined()

  @Test func theEntryIsTheTopLevel() throws {
    #expect(try topLevel(initial: "bar", Self.tabs) == .root)
  }

  @Test func theRootOfTheEntryIsTheTopLevel() throws {
    let stack = scene("navigationController", "stack", to: "root bar")
    #expect(try topLevel(initial: "stack", stack, Self.tabs) == .root)
  }

  @Test(arguments: ["show", "push", "modal", "presentation", "custom"])
  func behindASignInItIsTheTopLevel(segue: String) throws {
    let graph = try graph(
      initial: "sign-in", scene("viewController", "sign-in", to: "\(segue) bar"), Self.tabs)
    let screen = try graph.node("sign-in")
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: 0.75))
    #expect(graph.role(of: try graph.node("bar")) == .root)
    #expect(graph.role(of: try graph.node("a")) == .nested)
  }

  @Test func behindASignInMayStandANavigationController() throws {
    let graph = try graph(
      initial: "start", scene("navigationController", "start", to: "root sign-in"),
      scene("viewController", "sign-in", to: "modal stack"),
      scene("navigationController", "stack", to: "root bar"), Self.tabs)
    let screen = try graph.node("sign-in")
    let share = 4.0 / 6
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: share))
  }

  @Test func aWayBackToTheSignInIsNotBehindIt() throws {
    let graph = try graph(
      initial: "sign-in", scene("viewController", "sign-in", to: "show bar"),
      scene("tabBarController", "bar", to: "tab a", "tab b"),
      scene("viewController", "a", to: "show sign-in"), scene("viewController", "b"))
    let screen = try graph.node("sign-in")
    #expect(graph.topLevel(of: try graph.node("bar")) == .behindEntry(screen: screen, share: 0.75))
  }

  @Test func sixtyPercentBehindASignInIsNotMost() throws {
    let start = scene("viewController", "sign-in", to: "show bar", "show help")
    #expect(
      try topLevel(initial: "sign-in", start, Self.tabs, scene("viewController", "help")) == .no)
  }

  @Test(arguments: ["tableViewController", "collectionViewController"])
  func behindAListItIsAnExample(kind: String) throws {
    #expect(try topLevel(initial: "list", scene(kind, "list", to: "show bar"), Self.tabs) == .no)
  }

  @Test func twoStepsBehindTheEntryItIsNot() throws {
    let steps = [
      scene("viewController", "start", to: "show next"),
      scene("viewController", "next", to: "show bar"),
    ]
    #expect(try topLevel(initial: "start", steps.joined(), Self.tabs) == .no)
  }

  @Test(arguments: [("primary", TopLevel.root), ("secondary", .no), ("compact", .no)])
  func aColumnOfTheRootSplitView(column: String, expected: TopLevel) throws {
    let split = scene("splitViewController", "split", to: "\(column) stack")
    let stack = scene("navigationController", "stack", to: "root bar")
    #expect(try topLevel(initial: "split", split, stack, Self.tabs) == expected)
    #expect(
      try topLevel(initial: "split", split.replacing("stack", with: "bar"), Self.tabs) == expected)
  }

  @Test func aColumnOfASplitViewThatIsATabIsNot() throws {
    let outer = scene("tabBarController", "outer", to: "tab split")
    let split = scene("splitViewController", "split", to: "primary bar")
    #expect(try topLevel(initial: "outer", outer, split, Self.tabs) == .no)
  }

  @Test func itIsPresumedWhenNothingLeadsToItAndNoEntryShowsNavigation() throws {
    #expect(try topLevel(Self.tabs) == .presumed)
    #expect(try topLevel(initial: "x", scene("viewController", "x"), Self.tabs) == .presumed)
    #expect(
      try topLevel(scene("navigationController", "x", to: "root bar"), Self.tabs) == .presumed)
  }

  @Test(
    arguments: [
      (nil, scene("viewController", "x", to: "show bar")),
      (nil, scene("viewController", "x", to: "modal bar")),
      (nil, scene("tabBarController", "x", to: "tab bar")),
      ("x", scene("tabBarController", "x", to: "tab bar")),
      ("x", scene("tabBarController", "x", to: "tab y") + scene("viewController", "y")),
      ("x", scene("viewController", "x", to: "embed bar")),
    ])
  func otherwiseItIsNot(initial: String?, scenes: String) throws {
    #expect(try topLevel(initial: initial, scenes, Self.tabs) == .no)
  }

  @Test func aLaunchScreenIsNot() throws {
    let launch = storyboard(initial: "bar", attributes: "launchScreen=\"YES\"", Self.tabs)
    let graph = try graph(["Launch.storyboard": launch])
    #expect(graph.topLevel(of: try graph.node("bar")) == .no)
  }

  private func topLevel(initial: String? = nil, _ scenes: String...) throws -> TopLevel {
    let graph = try graph(initial: initial, scenes.joined())
    return graph.topLevel(of: try graph.node("bar"))
  }
}
