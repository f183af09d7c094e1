import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct TabTests {
  /// The places a title may stand in, in the order they are asked.
  private static let places: [Tab.TitleSource] = [
    .itemBehindReference, .item, .titleBehindReference, .title, .rootItem, .rootTitle,
  ]

  @Test(arguments: places.indices)
  func theFirstPlaceWithATitleCounts(first: Int) throws {
    // Titles in all places from one on.
    func title(_ place: Tab.TitleSource) -> String {
      Self.places[first...].contains(place) ? "title=\"\(place)\"" : ""
    }
    func item(_ place: Tab.TitleSource) -> String {
      "<tabBarItem key=\"tabBarItem\" \(title(place))/>"
    }
    let graph = try graph([
      "Main.storyboard": storyboard(
        .tabs("bar", "ref"),
        .reference("ref", to: "Other").with(title(.title)).containing(item(.item))),
      "Other.storyboard": storyboard(
        initial: "stack",
        .stack("stack", "screen").with(title(.titleBehindReference)).containing(
          item(.itemBehindReference)),
        .screen("screen").with(title(.rootTitle)).containing(item(.rootItem))),
    ])
    let tab = try #require(graph.tabs(of: 0).first)
    #expect(tab.titleSource == Self.places[first])
    #expect(tab.title == "\(Self.places[first])")
    #expect(tab.suggestedTitle == nil)
  }

  @Test func tabsKeepTheirOrderAndPlace() throws {
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Find\" enabled=\"NO\"/>"
    let graph = try graph(
      .controller(
        "tabBarController", "bar", .to("b", by: "tab"), .show("c"), .to("a", by: "tab"),
        .to("b", by: "tab")),
      .controller("viewController", "a").containing(item), .screen("b").titled("B"),
      .screen("c"))
    let tabs = graph.tabs(of: 0)
    #expect(tabs.map(\.position) == [0, 1, 2])
    #expect(tabs.map(\.title) == ["B", "Find", "B"])
    #expect(graph.ids(tabs.compactMap(\.node)) == ["b", "a", "b"])
    #expect(tabs.map(\.item?.isEnabled) == [nil, false, nil])
    #expect(tabs.map(\.location.line) == [3, 4, 3], "an item is a closer place than its segue")
    #expect(tabs.allSatisfy { $0.location.file == "Main.storyboard" })
  }

  @Test func aSystemItemBringsItsTitle() throws {
    let item = "<tabBarItem key=\"tabBarItem\" systemItem=\"topRated\"/>"
    let graph = try graph(.tabs("bar", "a"), .controller("viewController", "a").containing(item))
    #expect(graph.tabs(of: 0).map(\.title) == ["Top Rated"])
    #expect(graph.tabs(of: 0).map(\.titleSource) == [.item])
  }

  @Test func aTabBarMayHaveNoTabs() throws {
    let graph = try graph(.tabs("bar"))
    #expect(graph.tabs(of: 0).isEmpty)
  }

  @Test func aTabBehindAnUnknownReferenceIsTheReference() throws {
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Map\"/>"
    let graph = try graph(.tabs("bar", "ref"), .reference("ref", to: "Gone").containing(item))
    #expect(graph.ids(graph.tabs(of: 0).compactMap(\.node)) == ["ref"])
    #expect(graph.tabs(of: 0).map(\.titleSource) == [.item])
  }

  @Test(
    arguments: [
      (
        "userLabel=\"Label\" customClass=\"Home\"", "<navigationItem title=\"Navigation\"/>",
        "Navigation"
      ),
      ("userLabel=\"Label\" customClass=\"HomeController\"", "", "Label"),
      ("customClass=\"HomeMapViewController\"", "", "Home Map"),
      ("", "", nil),
      ("customClass=\"Home\"", "<tabBarItem title=\"Item\"/>", "Home"),
    ])
  func aTabWithoutTitleHasASuggestion(
    attributes: String, inside: String, suggestion: String?
  ) throws {
    let graph = try graph(
      .tabs("bar", "stack"),
      .stack("stack", "a"),
      .screen("a").with(attributes).containing(inside))
    let tab = try #require(graph.tabs(of: 0).first)
    #expect(tab.title == nil)
    #expect(tab.titleSource == nil)
    #expect(tab.suggestedTitle == suggestion)
  }

  @Test func aReferenceSuggestsTheNameOfItsStoryboard() throws {
    let graph = try graph(.tabs("bar", "ref"), .reference("ref", to: "TripPlans"))
    #expect(graph.tabs(of: 0).map(\.suggestedTitle) == ["Trip Plans"])
  }

  @Test func aBareTabBarHasItems() throws {
    let bar = """
      <view key="view"><subviews><tabBar><items>
      <tabBarItem title="All"/><tabBarItem title="Item"/></items></tabBar></subviews></view>
      """
    let graph = try graph(.controller("viewController", "a").containing(bar))
    let view = try #require(graph.views(inDocument: 0).first { $0.kind == .bareTabBar })
    let tabs = view.tabs
    #expect(tabs.map(\.title) == ["All", nil])
    #expect(tabs.map(\.titleSource) == [.item, nil])
    #expect(tabs.map(\.position) == [0, 1])
    #expect(tabs.allSatisfy { $0.node == nil && $0.location.line == 4 })
  }

  @Test(
    arguments: [
      ("HistoryTableViewController", "History"), ("HistoryCollectionViewController", "History"),
      ("MapsNavigationController", "Maps"), ("HomeController", "Home"),
      ("SettingsView", "Settings"),
      ("ViewController", "View Controller"), ("TableViewController", "Table"),
      ("Controller", "Controller"), ("View", "View"), ("TripPlans", "Trip Plans"),
      ("HTTPServer", "HTTPServer"), ("my_list", "my list"), ("iPadMain", "i Pad Main"), ("", ""),
    ])
  func namesAreSpelledOut(identifier: String, words: String) {
    #expect(spelledOut(identifier) == words)
  }

  /// A name that says only what the class is does not tell what people see.
  @Test(
    arguments: [
      ("RouterNavigationController", nil), ("AppViewController", nil), ("UIViewController", nil),
      ("EmptyViewController", nil), ("MainHistoryViewController", "Main History"),
      ("NavigationHostView", nil), ("Settings", "Settings"),
    ])
  func aNameTells(identifier: String, words: String?) {
    #expect(displayWords(of: identifier) == words)
  }

  @Test func aNameThatSeveralTabsShareSuggestsNoTitle() throws {
    let label = "userLabel=\"Item\""
    let graph = try graph([
      "Main.storyboard": storyboard(
        .tabs("bar", "a", "b", "c", "d"), .reference("a", to: "Home"), .reference("b", to: "Feed"),
        .screen("c").with(label).ofClass("CartViewController"), .screen("d").with(label)),
      "Home.storyboard": storyboard(initial: "x", .screen("x").with(label)),
      "Feed.storyboard": storyboard(
        initial: "y", .screen("y").with(label).ofClass("FeedViewController")),
    ])
    let tabs = graph.tabs(of: try graph.node("bar"))
    #expect(tabs.map(\.suggestedTitle) == [nil, "Feed", "Cart", nil])
  }
}
