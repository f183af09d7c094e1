import Testing

@testable import SourceEvidence

/// Views that functions of other types return, such as those of routers.
@Suite struct ViewValueTests {
  private static let router = """
    enum Screen {
      case home, settings, detail(Int)
      @ViewBuilder func view() -> some View {
        switch self {
        case .home: TabView { Text("A").tabItem { Text("One") } }
        case .settings: Form {}
        case .detail: Form {}
        }
      }
      static func first() -> some View { TabView { Text("A").tabItem { Text("One") } } }
    }
    protocol Router { func view(for screen: Screen) -> AnyView }
    final class AppRouter: Router {
      func view(for screen: Screen) -> AnyView { AnyView(screen.view()) }
    }
    struct Other { func view() -> some View { Form {} } }

    """

  /// The root of a window, and whether the tab bar of the home screen fills it.
  @Test(arguments: [
    ("Screen.home.view()", true), ("Screen.settings.view()", false),
    ("Screen.detail(1).view()", false), ("Screen.first()", true),
    ("AppRouter().view(for: .home)", true), ("router.view(for: .home).padding()", true),
    ("router.view(for: Screen.home)", true), ("router.view(for: .settings)", false),
    ("self.router.view(for: .home)", true), ("router.view(for: .detail(1))", false),
  ])
  func knownCasesChooseTheView(root: String, isRoot: Bool) throws {
    let found = try evidence(
      swift: Self.router + """
        @main struct Plants: App {
          let router: Router
          var body: some Scene { WindowGroup { \(root) } }
        }
        """)
    #expect(found.containers(.tabBar).map { $0.root != nil }.contains(true) == isRoot)
  }

  @Test func unknownCasesFillNoWindow() throws {
    let found = try evidence(
      swift: Self.router + """
        @main struct Plants: App {
          @State var screen: Screen
          var body: some Scene { WindowGroup { screen.view() } }
        }
        """)
    #expect(found.containers(.tabBar).allSatisfy { $0.root == nil })
  }
}
