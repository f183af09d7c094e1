import Testing

@testable import SourceEvidence

struct SwiftUIContainerTests {
  @Test func `items of views`() throws {
    let found = try evidence(
      swift: """
        struct ContentView: View {
          var body: some View {
            TabView(selection: $selection) {
              HomeView().tabItem { Label("Home", systemImage: "house") }.tag(0)
              NavigationStack { ListView() }
                .tabItem {
                  Image("list")
                  Text("list.title", tableName: "Tabs")
                }
                .badge(3)
              settings
            }
          }
          private var settings: some View {
            SettingsView().tabItem { Label("Settings", systemImage: "gear") }
          }
        }
        #Preview { TabView { Text("a").tabItem { Text("A") } } }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(tabs.name == "ContentView")
    #expect(tabs.isSwiftUI)
    #expect(tabs.titles == ["Home", "list.title", "Settings"])
    #expect(tabs.images == ["symbol house", "list", "symbol gear"])
    #expect(tabs.contents == ["HomeView", "ListView", "SettingsView"])
    #expect(tabs.tabs.map(\.hasBadge) == [false, true, false])
    #expect(tabs.knowsAllTabs)
  }

  @Test(arguments: [
    ("A().tag(0)\nB().tag(1)", 0), ("A().tag(0)\nB().tabItem { Text(\"B\") }", 1),
    ("A().named(0)\nB().named(1)", 1), ("list(1)\nlist(2).tag(1)", 0),
    ("ForEach(all) { A(all: $0) }", 1),
  ])
  func `a tab view without items has no bar`(content: String, count: Int) throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View { TabView(selection: $one) { \(content) } }
          func list(_ number: Int) -> some View { ScrollView { Text("\\(number)") }.padding().opacity(1) }
        }
        struct A: View { var body: some View { Text("a") } }
        struct B: View { var body: some View { Text("b") } }
        """)
    #expect(found.containers(.tabBar).count == count)
  }

  /// The conditions of a property are those of all its uses.
  @Test(arguments: [
    ("if isCatalyst { list } else { stack }", [CodeCondition.exceptMacCatalyst]),
    ("if isCatalyst { stack } else { stack }", []), ("stack", []),
  ])
  func `a stack in a property runs where the property is used`(
    body: String, conditions: [CodeCondition]
  ) throws {
    let found = try evidence(
      swift: """
        var isCatalyst: Bool {
          #if targetEnvironment(macCatalyst)
            return true
          #else
            return false
          #endif
        }
        struct Main: View {
          var body: some View { \(body) }
          var stack: some View { NavigationStack { Text("a") } }
          var list: some View { List { Text("b") } }
        }
        """)
    #expect(found.containers(.navigationStack).map(\.conditions) == [Set(conditions)])
  }

  /// A scroll view shows pages if it stops at its items, and an item has its width and height, or its width
  /// where the scroll view is all that is shown.
  @Test(arguments: [
    ("", "[.horizontal, .vertical]", 0),
    (".scrollTargetBehavior(.viewAligned)", "[.horizontal, .vertical]", 1),
    (".scrollTargetBehavior(.paging)", "[.horizontal, .vertical]", 1),
    (".scrollTargetBehavior(.paging)", ".horizontal", 1),
    (".scrollTargetBehavior(.paging)", "[.horizontal, .vertical], count: 3, spacing: 8", 0),
  ])
  func `pages in a scroll view`(behavior: String, axes: String, count: Int) throws {
    let found = try evidence(
      swift: """
        struct Photos: View {
          var body: some View {
            ScrollView(.horizontal) {
              LazyHStack { ForEach(all) { Photo($0).containerRelativeFrame(\(axes)) } }
            }\(behavior)
          }
        }
        """)
    #expect(found.containers(.pageView).map(\.name) == Array(repeating: "Photos", count: count))
  }

  @Test(
    arguments: [
      ("NavigationStack { List(all) { Text($0) } }", .list),
      ("NavigationStack { VStack { list } }", .list),
      ("NavigationStack { List { Toggle(\"a\", isOn: $a) } }", []),
      ("NavigationStack { Rows() }", .list), ("NavigationStack { Text(\"a\") }", []),
      ("NavigationView { List(selection: $one) { Text(\"a\") } }", [.list, .navigationView]),
      (
        "NavigationView { Text(\"a\") }.navigationViewStyle(.stack)",
        [.navigationView, .stackStyle]
      ),
      (
        "NavigationStack { Text(\"a\").navigationDestination(for: Route.self) { $0.screen } }",
        .unknownDestinations
      ),
      ("NavigationStack { Text(\"a\").navigationDestination(for: Int.self) { _ in Rows() } }", []),
    ] as [(String, StackTraits)])
  func `what a stack is`(view: String, traits: StackTraits) throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View { \(view) }
          var list: some View { List { NavigationLink("a") { Rows() } } }
        }
        struct Rows: View { var body: some View { List { ForEach(all) { Text($0) } } } }
        """)
    #expect(found.containers(.navigationStack).map(\.stackTraits) == [traits])
  }

  @Test func `tabs of today`() throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View {
            TabView {
              Tab("Watch", systemImage: "play", value: .watch) { WatchView() }
              TabSection("Collections") {
                Tab("Books", image: "books") { NavigationStack { BooksView() } }
              }
              Tab(value: .search, role: .search) { SearchView() }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewStyle(SidebarAdaptableTabViewStyle())
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Watch", "Books", "@search"])
    #expect(tabs.tabs.map(\.group?.shown) == [nil, "Collections", nil])
    #expect(tabs.contents == ["WatchView", "BooksView", "SearchView"])
    #expect(found.markers(.sidebarAdaptable).count == 2)
  }

  @Test func `tabs of an enumeration in another file`() throws {
    let found = try evidence([
      "Root.swift": """
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(Page.allCases, id: \\.self) { page in
              page.view.tabItem { Label(page.title, systemImage: page.symbol) }
            }
          }
        }
      }
      """,
      "Page.swift": """
      enum Page: String, CaseIterable {
        case home, library
        var title: String { rawValue.capitalized }
        var symbol: String {
          switch self {
          case .home: "house"
          case .library: "books.vertical"
          }
        }
      }
      """,
    ])
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Library"])
    #expect(tabs.images == ["symbol house", "symbol books.vertical"])
    #expect(tabs.knowsAllTabs)
  }

  @Test func `a view that brings its own item`() throws {
    let found = try evidence(
      swift: """
        struct Root: View {
          var body: some View { TabView { HomeTab(); if isBeta { BetaTab() } } }
        }
        struct HomeTab: View {
          var body: some View { List {}.tabItem { Label("Home", systemImage: "house") } }
        }
        struct BetaTab: View { var body: some View { Text("").tabItem { Text("Beta") } } }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "Beta"])
    #expect(tabs.contents == ["HomeTab", "BetaTab"])
    #expect(tabs.tabs.map(\.isConditional) == [false, true])
    #expect(tabs.confidence == .likely)
  }

  @Test(arguments: [".tabViewStyle(.page)", ".tabViewStyle(PageTabViewStyle())"])
  func `pages`(_ style: String) throws {
    let found = try evidence(
      swift: "struct A: View { var body: some View { TabView { One(); Two() }\(style) } }")
    #expect(found.containers.map(\.kind) == [.pageView])
    #expect(found.containers[0].contents == ["One", "Two"])
  }

  @Test func `columns and stacks`() throws {
    let found = try evidence(
      swift: """
        struct Split: View {
          var body: some View {
            NavigationSplitView {
              List {}.listStyle(.sidebar)
            } content: {
              Middle()
            } detail: {
              NavigationStack { Detail() }
            }
          }
        }
        struct Old: View { var body: some View { NavigationView { Left(); Right() } } }
        """)
    let splits = found.containers(.splitView)
    #expect(splits.map(\.style) == ["tripleColumn", "doubleColumn"])
    #expect(splits[0].columns[.supplementary]?.className == "Middle")
    #expect(splits[0].columns[.secondary]?.className == "Detail")
    #expect(splits[1].columns[.primary]?.className == "Left")
    #expect(found.containers(.navigationStack).map(\.contents) == [["Detail"]])
    #expect(found.markers(.sidebarListStyle).count == 1)
  }

  @Test func `segments`() throws {
    let found = try evidence(
      swift: """
        struct Filter: View {
          var body: some View {
            Picker("Filter", selection: $filter) {
              Text("All").tag(0)
              Text("New").tag(1)
            }
            .pickerStyle(.segmented)
          }
        }
        """)
    #expect(found.containers.map(\.kind) == [.segmentedControl])
    #expect(found.containers[0].titles == ["All", "New"])
  }

  @Test func `ways between views`() throws {
    let found = try evidence(
      swift: """
        @main struct MyApp: App {
          var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
          var body: some View {
            NavigationLink(destination: Detail()) { Text("Go") }
            NavigationLink { Other() } label: { Text("Go") }
            Text("a").sheet(isPresented: $shown) { NavigationStack { Editor() } }
              .fullScreenCover(item: $item) { _ in Player() }
          }
        }
        """)
    let ways = found.transitions.map { "\($0.kind) \($0.from ?? "-") \($0.target.described)" }
    #expect(
      ways == [
        "root MyApp Root", "push Root Detail", "push Root Other", "present Root Editor",
        "present Root Player",
      ])
    #expect(found.transitions.last?.presentationStyle == "fullScreen")
    #expect(found.markers(.swiftUIApp, .windowGroup).count == 2)
  }

  @Test func `a list of groups of tabs`() throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          let sections = [Section(title: "A"), Section(title: "B")]
          var body: some View {
            TabView {
              ForEach(sections) { section in
                TabSection(section.title) { ForEach(section.tabs) { Tab($0.title) { Page() } } }
              }
            }
          }
        }
        struct Section { let title: String; var tabs: [Place] { server.tabs } }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.tabs == [] && !tabs.knowsAllTabs)
    #expect(tabs.hasTabSections)
  }

  @Test func `a project's own view of the same name`() throws {
    let found = try evidence([
      "TabView.swift": "struct TabView: View { var body: some View { Text(\"\") } }",
      "Root.swift": "struct Root: View { var body: some View { TabView { One() } } }",
    ])
    #expect(found.containers == [])
  }
}
