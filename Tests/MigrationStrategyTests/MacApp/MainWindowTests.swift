import Guidance
import NavigationGraph
import Projects
import TestSupport
import Testing

@testable import MigrationStrategy

/// The main window that the decisions propose together.
@Suite struct MainWindowTests {
  private func app(_ code: String) throws -> MacApp {
    try #require(MacApp(try advice(onCode: ["App.swift": code])))
  }

  private static let tabs = """
    @main struct Notes: App {
      var body: some Scene { WindowGroup { Root() } }
    }
    struct Root: View {
      @State var isOn = false
      var body: some View {
        TabView {
          Letters().tabItem { Label("Letters", systemImage: "envelope") }
          People().tabItem { Label("People", systemImage: "person") }
          Places().tabItem { Label("Places", systemImage: "map") }
          Settings().tabItem { Label("Settings", systemImage: "gear") }
        }
        .sheet(isPresented: $isOn) { Compose() }
      }
    }
    struct Letters: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("First") { Letter() } }.navigationTitle("Letters")
        }
      }
    }
    struct Letter: View {
      var body: some View { NavigationLink("More") { Sender() }.navigationTitle("Letter") }
    }
    struct Sender: View { var body: some View { Text("Sender").navigationTitle("Sender") } }
    struct People: View {
      var body: some View { NavigationStack { List { NavigationLink("One") { Person() } } } }
    }
    struct Person: View { var body: some View { Text("Person") } }
    struct Places: View { var body: some View { Text("Places") } }
    struct Settings: View { var body: some View { Form { Toggle("On", isOn: .constant(true)) } } }
    struct Compose: View { var body: some View { TextField("To", text: .constant("")) } }
    """

  @Test func tabsAreSectionsWithTheirColumns() throws {
    let window = try #require(try app(Self.tabs).window)
    #expect(window.form == .sidebar)
    #expect(window.sections.map(\.title) == ["Letters", "People", "Places"])
    #expect(window.sections.map(\.symbol) == ["envelope", "person", "map"])
    #expect(window.sections[0].columns.map(\.title) == ["Letters", "Letter"])
    #expect(
      window.sections.map { $0.columns.map(\.isList) } == [[true, false], [true, false], [false]])
    #expect(window.from.map(\.kind) == ["tab-bar"])
  }

  @Test(arguments: [
    ("Letters", PlacedScreen.Place.section), ("Letter", .column), ("Sender", .pushed),
    ("Settings", .settings), ("Compose", .sheet), ("Places", .section),
  ])
  func eachScreenHasOnePlace(name: String, place: PlacedScreen.Place) throws {
    let screens = try app(Self.tabs).screens.filter { $0.name == name }
    #expect(screens.map(\.place) == [place], "\(screens)")
  }

  /// A split view whose first column has tabs is one window, with the tabs as sections.
  @Test func tabsInAColumnAndTheDetailAreOneWindow() throws {
    let window = try #require(
      try app(
        """
        @main class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func start() {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(Tabs(), for: .primary)
            split.setViewController(Detail(), for: .secondary)
            window?.rootViewController = split
          }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let letters = Letters()
            letters.tabBarItem = UITabBarItem(title: "Letters", image: nil, tag: 0)
            let people = People()
            people.tabBarItem = UITabBarItem(title: "People", image: nil, tag: 1)
            let places = Places()
            places.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 2)
            viewControllers = [letters, people, places]
          }
        }
        class Letters: UITableViewController {}
        class People: UITableViewController {}
        class Places: UITableViewController {}
        class Detail: UIViewController { override func viewDidLoad() { title = "Detail" } }
        """
      ).window)
    #expect(window.from.map(\.kind) == ["split-view", "tab-bar"])
    #expect(window.sections.map(\.title) == ["Letters", "People", "Places"])
    #expect(window.sections[0].columns.map(\.title) == ["Letters", "Detail"])
  }

  /// A split view in a tab is no sidebar in a sidebar: the sections are the first of three columns.
  @Test func aSplitViewInATabIsTwoColumnsBesideTheSections() throws {
    let advice = try advice(onCode: ["App.swift": Self.splitViewsInTabs])
    let splits = advice.subjects.ids(of: .splitView)
    let columns = splits.map { id in
      advice.decisions[id]?.first { $0.procedure == KnownDecision.columns.rawValue }?.outcome
    }
    #expect(columns == [.three, .three])
    let window = try #require(MacApp(advice)?.window)
    #expect(window.form == .sidebar && window.sections.map(\.columns.count) == [2, 2, 1])
    let bar = try #require(advice.subjects.ids(of: .tabBar).first)
    let path: String? = advice.subjects[bar].facts[.deepestPath]
    #expect(path == "Letters › Letter")
  }

  private static let splitViewsInTabs = """
    @main struct Notes: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View {
      var body: some View {
        TabView {
          NavigationSplitView { Letters() } detail: { Letter() }.tabItem { Text("Letters") }
          NavigationSplitView { Letters() } detail: { Letter() }.tabItem { Text("Sent") }
          Text("Places").tabItem { Text("Places") }
        }
      }
    }
    struct Letters: View {
      var body: some View {
        List { NavigationLink("One") { Letter() } }.navigationTitle("Letters")
      }
    }
    struct Letter: View { var body: some View { Text("Letter").navigationTitle("Letter") } }
    """

  @Test func aNavigationViewWithColumnsIsReplaced() throws {
    let found = try advice(onCode: [
      "App.swift": """
      @main struct Log: App {
        var body: some Scene { WindowGroup { NavigationView { Groups(); Text("Choose one") } } }
      }
      struct Groups: View { var body: some View { List { Text("One") } } }
      """
    ]).recommendations(of: "navigation-stack/navigation-view")
    #expect(found.count == 1)
  }

  @Test func theAppsOwnAboutTakesThePlaceOfTheSystems() throws {
    let scene =
      "WindowGroup { Root() }.commands { CommandGroup(replacing: .appInfo) { Button(\"About Us\") {} } }"
    let code = Self.tabs.replacing("WindowGroup { Root() }", with: scene)
    let advice = try advice(onCode: ["App.swift": code])
    let items = advice.menuBar.menus.first { $0.name == .app }?.items ?? []
    #expect(items.map(\.title).filter { $0.hasPrefix("About") } == ["About Us"])
  }

  @Test func aScreenThatNothingLeadsToIsNotKnown() throws {
    let scenes = ["first", "lost"].map {
      SceneSketch(element: "viewController", id: $0, attributes: ["storyboardIdentifier=\"\($0)\""])
    }
    let screens = try withFolder(["Main.storyboard": storyboard(initial: "first", scenes)]) {
      let graph = NavigationGraph(InputReader(threads: 1).read([$0]).projects[0])
      return MacApp(Strategy(try Catalog.inBinary.get()).advice(for: graph))?.screens
    }
    #expect(screens?.map(\.place) == [.section, .unknown])
    #expect(screens?.map(\.isLedTo) == [true, false])
  }

  /// A place is no surer than the window that it is in, and than how the Mac shows what is presented.
  @Test func aPlaceIsAsSureAsItsWeakestPart() throws {
    let app = try app(Self.tabs)
    let window = try #require(app.window)
    let sections = app.screens.filter { $0.place == .section }.map(\.confidence)
    #expect(sections.allSatisfy { weaker($0, window.confidence) == $0 })
    #expect(app.screens.allSatisfy { $0.place != .sheet || $0.confidence == .likely })
  }

  /// What is pushed in a sheet is in the sheet, and its buttons are not in the main window's toolbar.
  @Test func whatASheetLeadsToIsInTheSheet() throws {
    let sheet = """
      NavigationStack { Compose() }
      """
    let code =
      Self.tabs.replacing("{ Compose() }", with: "{ \(sheet) }")
      .replacing(
        "struct Compose: View { var body: some View { TextField(\"To\", text: .constant(\"\")) } }",
        with: """
          struct Compose: View {
            var body: some View {
              NavigationLink("More") { Options() }.navigationTitle("Compose").toolbar { Button("Attach") {} }
            }
          }
          struct Options: View {
            var body: some View {
              Text("Options").navigationTitle("Options").toolbar { Button("Encrypt") {} }
            }
          }
          """)
    let app = try app(code)
    let screens = app.screens.filter { ["Compose", "Options"].contains($0.name) }
    #expect(screens.map(\.place) == [.sheet, .sheet] && screens.map(\.isBelow) == [false, true])
    #expect(screens.allSatisfy { !$0.why.contains("tab") }, "\(screens.map(\.why))")
    let tools = app.window?.toolbar.map(\.title) ?? []
    #expect(!tools.contains("Attach") && !tools.contains("Encrypt"), "\(tools)")
  }

  @Test func aFirstRunThatIsPresentedComesBeforeTheWindow() throws {
    let code =
      Self.tabs.replacing(
        ".sheet(isPresented: $isOn) { Compose() }",
        with: ".sheet(isPresented: $isOn) { NavigationStack { Onboarding() } }")
        + """

        struct Onboarding: View {
          var body: some View { NavigationLink("Next") { Permissions() }.navigationTitle("Onboarding") }
        }
        struct Permissions: View { var body: some View { Text("Permissions") } }
        """
    let places = try app(code).screens.filter { ["Onboarding", "Permissions"].contains($0.name) }
    #expect(places.count == 2 && places.allSatisfy { $0.place == .firstRun }, "\(places)")
  }

  @Test(arguments: Repository.samples)
  func theScreensOfASampleHaveOnePlaceEach(sample: String) throws {
    for graph in graphs(ofSample: sample) {
      guard let app = MacApp(Strategy(try Catalog.inBinary.get()).advice(for: graph)) else {
        continue
      }
      #expect(app.window != nil)
      #expect(Set(app.screens.map { $0.file + $0.object }).count == app.screens.count)
      #expect(app.placed.known == app.placed.all)
    }
  }

  private func graphs(ofSample sample: String) -> [NavigationGraph] {
    InputReader(threads: 1).read([Repository.sample(sample)]).projects.map { NavigationGraph($0) }
  }
}
