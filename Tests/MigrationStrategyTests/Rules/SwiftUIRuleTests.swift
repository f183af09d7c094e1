import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing

/// SwiftUI shows some controls by itself, so only the commands for them are left to add.
@Suite struct SwiftUIRuleTests {
  private static let source = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View {
        NavigationSplitView { Text("") } detail: {
          NavigationStack { NavigationLink { Details() } label: { Text("") } }
        }
      }
    }
    struct Details: View { var body: some View { Text("") } }
    """

  @Test func onlyCommandsAreLeftToAdd() throws {
    let input = try withFolder(files: ["App.swift": Self.source]) {
      InputReader(threads: 1).read([$0])
    }
    let advice = try RuleExamples.advice(on: try #require(input.projects.first))
    let severities = Dictionary(
      advice.recommendations.map { ($0.rule, $0.severity) }, uniquingKeysWith: { one, _ in one })
    #expect(severities["navigation-stack/back-in-toolbar"] == nil)
    #expect(severities["navigation-stack/back-in-swiftui"] == .consider)
    #expect(severities["split-view/toggle-command"] == .consider)
  }

  /// A `NavigationView` shows two levels side by side.
  @Test(arguments: [
    ("Text(\"\")", false), ("NavigationLink { More() } label: { Text(\"\") }", true),
  ])
  func aNavigationViewNeedsBackBelowItsSecondLevel(content: String, needsBack: Bool) throws {
    let code = """
      @main struct Main: App {
        var body: some Scene { WindowGroup { NavigationView { Home() } } }
      }
      struct Home: View { var body: some View { NavigationLink { Details() } label: { Text("") } } }
      struct Details: View { var body: some View { \(content) } }
      struct More: View { var body: some View { Text("") } }
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    #expect(
      advice.recommendations(of: "navigation-stack/back-in-swiftui").isEmpty == !needsBack)
  }

  /// A stack with destinations that are known at run time only leads somewhere.
  @Test(arguments: [
    ("NavigationStack { Home().navigationDestination(for: Route.self) { $0.screen } }", true),
    ("NavigationStack(path: $path) { Home() }", true), ("NavigationStack { Home() }", false),
  ])
  func unknownDestinationsNeedAWayBack(stack: String, needsBack: Bool) throws {
    let code = """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { \(stack) }
        }
      }
      struct Home: View { var body: some View { Text("") } }
      """
    let input = try withFolder(files: ["App.swift": code]) {
      InputReader(threads: 1).read([$0])
    }
    let advice = try RuleExamples.advice(on: try #require(input.projects.first))
    let rules = advice.recommendations.map(\.rule)
    #expect(rules.contains("navigation-stack/back-in-swiftui") == needsBack)
  }

  /// The app for the Mac has a Settings window, although the app for iOS has a view of the same name.
  @Test(arguments: [("Settings", true), ("Other", false)])
  func aSettingsSceneIsDoneBesidesAViewWithItsName(scene: String, isDone: Bool) throws {
    let code = """
      #if os(macOS)
      @main struct Main: App {
        var body: some Scene { WindowGroup { Text("a") } \(scene) { Text("b") } }
      }
      #else
      @main struct Main: App {
        var body: some Scene { WindowGroup { NavigationStack { Settings() } } }
      }
      struct Settings: View { var body: some View { Text("c") } }
      #endif
      """
    let input = try withFolder(files: ["App.swift": code]) {
      InputReader(threads: 1).read([$0])
    }
    let found = try RuleExamples.advice(on: try #require(input.projects.first))
      .recommendations(of: "menu/settings-item")
    #expect(found.map(\.status) == [isDone ? .done : .open])
  }

  /// A stack whose screens hide Back shows none, and neither does a first run.
  @Test(arguments: [
    ("Home", "", true), ("Home", ".navigationBarBackButtonHidden()", false),
    ("Home", ".navigationBarBackButtonHidden(false)", true), ("WelcomeView", "", false),
  ])
  func aStackWithoutBackIsLeftAlone(name: String, modifier: String, isFound: Bool) throws {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { \(name)() } } }
      struct \(name): View {
        var body: some View { NavigationStack { NavigationLink("a") { Details() } } }
      }
      struct Details: View { var body: some View { Text("")\(modifier) } }
      """
    let rules = try advice(onCode: ["App.swift": code]).recommendations.map(\.rule)
    #expect(rules.contains("navigation-stack/back-in-swiftui") == isFound)
    #expect(rules.contains("navigation-stack/go-commands") == false)
  }

  /// A view that brings a stack of its own into one of UIKit pushes in its own.
  @Test(arguments: [("NavigationStack", []), ("VStack", ["AppDelegate.start"])])
  func aStackOfUIKitIsLeftAloneIfItsViewHasOne(container: String, found: [String]) throws {
    let code = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func start() {
          window.rootViewController = UINavigationController(
            rootViewController: UIHostingController(rootView: Home()))
        }
        func applicationDidFinishLaunching(_ application: UIApplication) { start() }
      }
      struct Home: View {
        var body: some View { \(container) { NavigationLink("a") { Details() } } }
      }
      struct Details: View { var body: some View { Text("") } }
      """
    let all = try advice(onCode: ["App.swift": code]).recommendations(
      of: "navigation-stack/back-in-toolbar")
    #expect(all.map(\.object) == found)
  }

  /// An app for macOS has no NavigationView in the stack style.
  @Test(arguments: [("", false), (".navigationViewStyle(.stack)", true)])
  func aNavigationViewInTheStackStyleIsReplaced(modifier: String, isFound: Bool) throws {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { NavigationView { NavigationLink("a") { Details() } }\(modifier) }
      }
      struct Details: View { var body: some View { Text("") } }
      """
    let rules = try advice(onCode: ["App.swift": code]).recommendations.map(\.rule)
    #expect(rules.contains("navigation-stack/stack-style") == isFound)
    #expect(!rules.contains("navigation-stack/back-in-swiftui"))
  }

  /// In the stack style, and in an image, a NavigationView shows no columns.
  @Test(arguments: [
    ("", true), (".navigationViewStyle(.stack)", false), (".asImage()", false),
    (".snapshot()", false), (".backgroundImage(\"sea\")", true),
  ])
  func aNavigationViewWithColumnsIsReplaced(modifier: String, isFound: Bool) throws {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationView { Rows() }\(modifier) } }
      struct Rows: View { var body: some View { Text("") } }
      """
    let rules = try advice(onCode: ["App.swift": code]).recommendations.map(\.rule)
    #expect(rules.contains("navigation-stack/navigation-view") == isFound)
  }
}
