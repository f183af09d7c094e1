import Testing

@testable import SourceEvidence

/// How the containers of SwiftUI code appear: from the app's scene through bodies, branches, members,
/// modifiers and functions.
struct ViewStandingTests {
  private static func app(_ body: String, _ rest: String = "") -> String {
    """
    @main struct Main: App {
      var body: some Scene { WindowGroup { Shell() } }
    }
    struct Shell: View {
      \(body)
    }
    struct Tabs: View {
      var body: some View { TabView { A().tabItem { Text("A") }; B().tabItem { Text("B") } } }
    }
    \(rest)
    """
  }

  /// Code of the app's first view, and whether it shows the tab bar in its place.
  static let shells: [(String, String, String)] = [
    ("var body: some View { Group { if ready { Tabs() } else { Welcome() } } }", "", "root"),
    ("var body: some View { VStack { if let user { NavigationStack { Tabs() } } } }", "", "root"),
    ("var body: some View { content }; var content: some View { Tabs() }", "", "root"),
    ("var body: some View { make() }; func make() -> some View { Tabs() }", "", "root"),
    ("var body: some View { Start() }; func Start() -> some View { Tabs() }", "", "root"),
    ("var body: some View { Frame { Tabs() } }", "struct Frame: View {}", "root"),
    (
      "var body: some View { factory.root() }",
      "struct Factory { func root() -> some View { Tabs() } }", "root"
    ),
    ("var body: some View { Text(\"\").sheet(isPresented: $on) { Tabs() } }", "", "presented"),
    (
      "var body: some View { Text(\"\").sheet(item: $on, content: tabs) }\n  func tabs(_ i: Int) -> some View { Tabs() }",
      "", "presented"
    ),
    (
      "var body: some View { Text(\"\").popover(isPresented: $on) { tabs } }\n  var tabs: some View { Tabs() }",
      "", "presented"
    ),
    (
      "var body: some View { Text(\"\").cover { Tabs() } }",
      """
      extension View {
        func cover<C: View>(content: () -> C) -> some View { modifier(Cover(inner: content)) }
      }
      struct Cover: ViewModifier {
        func body(content: Content) -> some View { content.fullScreenCover(isPresented: $on) { inner() } }
      }
      """, "presented"
    ),
    (
      "var body: some View { Text(\"\").sheets(item: $item) }",
      "extension View { func sheets(item: Binding<Int>) -> some View { sheet(item: item) { _ in Tabs() } } }",
      "presented"
    ),
    ("var body: some View { List { NavigationLink(\"More\") { Tabs() } } }", "", "pushed"),
    (
      "var body: some View { List { NavigationLink(destination: Tabs()) { Text(\"\") } } }", "",
      "pushed"
    ),
    (
      "var body: some View { Text(\"\").navigationDestination(for: Route.self) { $0.view() } }",
      "enum Route { func view() -> some View { Tabs() } }\nenum Other { func view() -> some View {} }",
      "pushed"
    ),
    ("var body: some View { NavigationSplitView { List {} } detail: { Tabs() } }", "", "contained"),
    (
      "var body: some View { Holder(items: [Item { Tabs() }]) }",
      """
      class Bar: UITabBarController {}
      struct Holder: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Bar { Bar() }
      }
      struct Item {}
      """, "contained"
    ),
    ("var body: some View { Text(\"\") }", "let other = Tabs()", "none"),
  ]

  @Test(arguments: shells.indices)
  func aViewShowsAContainerInItsPlaceOrInAnotherWay(_ index: Int) throws {
    let (body, rest, standing) = Self.shells[index]
    let found = try evidence(swift: Self.app(body, rest))
    let tabs = try #require(found.containers(.tabBar).first { $0.name == "Tabs" })
    let word = tabs.root != nil ? "root" : tabs.standing.map { "\($0)" } ?? "none"
    #expect(word == standing)
  }

  @Test func aStackFillsAWindowAndItsPagesDoNot() throws {
    let found = try evidence(
      swift: Self.app(
        "var body: some View { NavigationStack { TabView { A() }.tabViewStyle(.page) } }"))
    #expect(found.containers(.navigationStack).map { $0.root != nil } == [true])
    #expect(found.containers(.pageView).map(\.standing) == [.contained])
  }

  @Test func whatAViewPresentsIsAPartOfIt() throws {
    let found = try evidence(
      swift: """
        struct Editor: View {
          var body: some View {
            NavigationStack { List {} }.sheet(isPresented: $on) { NavigationStack { Details() } }
          }
        }
        """)
    let stacks = found.containers(.navigationStack)
    #expect(stacks.map(\.isPartOfView) == [false, true])
    #expect(stacks.map(\.standing) == [nil, .presented])
  }

  @Test func noContainerIsTheAppsBecauseItIsTheOnlyOne() throws {
    let found = try evidence(
      swift: "struct Tabs: View { var body: some View { TabView { A().tabItem { Text(\"A\") } } } }"
    )
    #expect(found.containers(.tabBar).map { $0.root == nil } == [true])
  }

  @Test func aConditionInANavigationViewIsOneColumn() throws {
    let found = try evidence(
      swift: """
        struct Items: View {
          var body: some View {
            NavigationView {
              List {}
              if selected { Details() } else { Empty() }
            }
          }
        }
        """)
    #expect(found.containers(.splitView).first?.columns.count == 2)
  }
}
