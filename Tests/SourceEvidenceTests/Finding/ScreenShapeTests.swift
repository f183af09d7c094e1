import Testing

@testable import SourceEvidence

/// Titles, tabs, lists, and pages that code shows in other ways than by their own properties.
@Suite struct ScreenShapeTests {
  private static func app(_ code: String) -> String {
    """
    struct RootView: View {
      var body: some View { NavigationStack { HomeView() } }
    }
    struct HomeView: View {
      var body: some View { \(code) }
    }
    struct DetailView: View {
      var body: some View { Text("Detail") }
    }
    """
  }

  @Test(
    arguments: [
      (".toolbar { ToolbarItem(placement: .principal) { Text(\"Notes\") } }", "Notes"),
      (".navigationTitle(\"Notes\")", "Notes"),
      (".toolbar { ToolbarItem(placement: .topBarTrailing) { Text(\"Notes\") } }", nil),
    ] as [(String, String?)])
  func aTitleMayBeInTheMiddleOfTheBar(code: String, expected: String?) throws {
    let evidence = try evidence(swift: Self.app("Text(\"\")" + code))
    #expect(evidence.screens[.ofClass("HomeView")]?.title?.literal == expected)
  }

  @Test(arguments: [
    "NavigationLink(\"Open\") { DetailView().navigationTitle(\"Detail\") }",
    "Text(\"\").sheet(isPresented: $on) { DetailView().navigationTitle(\"Detail\") }",
    "Text(\"\").sheet(isPresented: $on) { NavigationStack { DetailView().navigationTitle(\"Detail\") } }",
  ])
  func aTitleMayBeSetWhereTheScreenIsShown(code: String) throws {
    let evidence = try evidence(swift: Self.app(code))
    #expect(evidence.screens[.ofClass("DetailView")]?.title?.literal == "Detail")
  }

  @Test func aLabelInPlaceOfTheTitleIsTheTitle() throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          override func viewDidLoad() {
            let label = UILabel()
            label.text = "Notes"
            navigationItem.titleView = label
          }
        }
        class ListViewController: UIViewController {
          override func viewDidLoad() { navigationItem.titleView = UISegmentedControl(items: []) }
        }
        """)
    #expect(evidence.screens[.ofClass("HomeViewController")]?.title?.literal == "Notes")
    #expect(evidence.screens[.ofClass("ListViewController")]?.titleView == .segments)
  }

  @Test(arguments: [
    ("Color.clear", true), ("EmptyView()", true), ("Text(\"\")", true), ("Color(\"blue\")", true),
    ("Text(\"A\")", false), ("Image(\"a\")", false), ("VStack { Text(\"A\") }", false),
  ])
  func aTabWithoutContentOnlyHoldsAPlace(content: String, isEmpty: Bool) throws {
    let evidence = try evidence(
      swift: """
        struct Tabs: View {
          var body: some View {
            TabView {
              HomeView().tabItem { Label("Home", systemImage: "house") }
              \(content).tabItem { Label("Add", systemImage: "plus") }
            }
          }
        }
        struct HomeView: View {
          var body: some View { Text("Home") }
        }
        """)
    let tabs = try #require(evidence.containers(.tabBar).first).tabs
    #expect(tabs.last?.content?.isEmpty == isEmpty)
  }

  @Test(arguments: [
    (
      "ScrollView { LazyVGrid(columns: all) { ForEach(items) { NavigationLink($0.name) { DetailView() } } } }",
      true
    ),
    (
      "ScrollView { ForEach(items) { item in NavigationLink(value: item) { Text(item.name) } } }",
      true
    ),
    ("ScrollView { ForEach(items) { Text($0.name) } }", false),
    ("List { Chart { ForEach(items) { BarMark(x: .value($0.name, 1)) } } }", false),
    ("ScrollView { NavigationLink(\"More\") { DetailView() } }", false),
  ])
  func aGridOfLinksIsAList(code: String, isList: Bool) throws {
    let evidence = try evidence(swift: Self.app(code))
    #expect(evidence.listViews.contains("HomeView") == isList)
  }

  @Test(arguments: [
    ("ForEach(0..<9) { PageView(number: $0) }", false), ("OneView(); TwoView()", true),
    ("ForEach([1, 2]) { number in PageView(number: number) }", false),
  ])
  func pagesOfOneKindAreASeries(pages: String, isListed: Bool) throws {
    let evidence = try evidence(
      swift: """
        struct Story: View {
          var body: some View { TabView { \(pages) }.tabViewStyle(.page) }
        }
        """)
    #expect(try #require(evidence.containers(.pageView).first).knowsAllTabs == isListed)
  }

  @Test(arguments: [
    ("Book(transitionStyle: .pageCurl, navigationOrientation: .horizontal)", ["Book"]),
    ("Book(transitionStyle: .scroll, navigationOrientation: .horizontal)", []),
  ])
  func pagesMayCurl(code: String, expected: [String]) throws {
    let evidence = try evidence(inMethod: "present(\(code), animated: true)")
    #expect(evidence.markers(.pageCurl).compactMap(\.detail) == expected)
  }

  @Test func aPageControlHasANumberOfPages() throws {
    let evidence = try evidence(
      inMethod: "dots.numberOfPages = 12\nother.numberOfPages = all.count")
    #expect(evidence.markers(.pageCount).compactMap(\.detail) == ["12"])
  }

  @Test func aSplitViewMayBeginWithItsDetail() throws {
    let evidence = try evidence(
      swift: """
        struct Main: View {
          @State var columns = NavigationSplitViewVisibility.detailOnly
          @State var others = NavigationSplitViewVisibility.all
          var body: some View { Text("") }
        }
        """)
    #expect(evidence.markers(.displayMode).compactMap(\.detail) == ["secondaryOnly"])
  }
}
