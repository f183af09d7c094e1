import Guidance
import MigrationStrategy
import Testing

/// What rules find on screens that are in no document.
@Suite struct CodeScreenTests {
  /// What only previews show is in no window of the app.
  @Test func previewsShowNoScreens() throws {
    let text = """
      @main struct Notes: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { NavigationStack { Text("Home") } } }
      struct OtherView: View { var body: some View { Text("Other") } }
      #Preview {
        NavigationStack { OtherView() }.sheet(isPresented: .constant(true)) { OtherView() }
      }
      struct OtherView_Previews: PreviewProvider {
        static var previews: some View {
          TabView { OtherView().tabItem { Text("A") }; OtherView().tabItem { Text("B") } }
        }
      }
      """
    let subjects = try MigrationStrategyTests.advice(onCode: ["App.swift": text]).subjects
    let kinds = subjects.all.map(\.kind)
    #expect(kinds.count { $0 == .navigationStack } == 1)
    #expect(!kinds.contains(.tabBar))
  }

  /// Code of the first screen, and the rules that find something there.
  @Test(arguments: [
    ("navigationItem.searchController = UISearchController()", ["menu/find-command"]),
    ("view.addSubview(UISearchBar())", []),
    (
      "view.addSubview(UISearchBar()) }\n  func searchBarSearchButtonClicked(_ bar: UISearchBar) {"
        + " search(bar.text)",
      ["menu/find-command"]
    ),
    ("handler = UISwipeActionsConfiguration(actions: [delete])", ["menu/context-menus"]),
    ("view.addSubview(UILabel())", []),
  ])
  func searchAndSwipesAreFound(_ statement: String, _ rules: [String]) throws {
    let advice = try Self.advice(inFirst: statement)
    #expect(Self.found(advice, on: "First") == rules)
  }

  /// A screen may use only a part of what its superclass has.
  @Test func aSearchBarOfASuperclassIsNoEvidence() throws {
    let search = "navigationItem.searchController = UISearchController()"
    let advice = try Self.advice(inFirst: "", inBase: search)
    #expect(Self.found(advice, on: "First").isEmpty)
  }

  /// Nothing is known to lead there, so it may be in a sheet.
  @Test func aSearchOnAScreenThatNothingLeadsToIsNotFound() throws {
    let code = """
      class Picker: UITableViewController {
        let search = UISearchController()
        func open() { navigationController?.pushViewController(Details(), animated: true) }
      }
      class Details: UIViewController {}
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    #expect(advice.recommendations(of: "menu/find-command").isEmpty)
  }

  @Test func aSearchableViewIsFound() throws {
    let code = """
      @main struct Main: App { var body: some Scene { WindowGroup { First() } } }
      struct First: View {
        var body: some View { NavigationStack { Feed() } }
      }
      struct Feed: View { var body: some View { List(all) { Text($0) }.searchable(text: $text) } }
      """
    let advice = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
    #expect(advice.menuItems.contains("Edit: Find… ⌘F"))
  }

  private static let rules = ["menu/context-menus", "menu/find-command"]

  private static func found(_ advice: Advice, on scene: String) -> [String] {
    rules.filter { rule in
      advice.recommendations(of: rule).contains { advice.subjects[$0.subject].scene == scene }
    }
  }

  /// What is advised for an app whose first screen has a statement in its code.
  private static func advice(
    inFirst statement: String, inBase other: String = ""
  ) throws -> Advice {
    try MigrationStrategyTests.advice(onCode: [
      "App.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: First())
          return true
        }
      }
      class First: Base {
        override func viewDidLoad() { \(statement) }
      }
      class Base: UITableViewController {
        func prepare() { \(other) }
      }
      """
    ])
  }
}
