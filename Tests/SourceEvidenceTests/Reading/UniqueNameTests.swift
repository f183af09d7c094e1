import Testing

@testable import SourceEvidence

/// Types of the same name in different namespaces and modules.
@Suite struct UniqueNameTests {
  private func types(_ files: [(String, String)]) -> [String: [String]] {
    let parsed = files.map { name, text in
      var text = text
      return text.withUTF8 { SwiftFileReader.read(UnsafeRawBufferPointer($0), name: name) }
    }
    return UniqueNames.applied(to: parsed).flatMap(\.types).reduce(into: [:]) {
      $0[$1.name, default: []] += $1.inherited
    }
  }

  /// Code, and its types with their superclasses.
  static let names: [(String, [String: [String]])] = [
    ("class A: B {}; class B {}", ["A": ["B"], "B": []]),
    ("enum N { class Base {} }; class A: N.Base {}", ["N": [], "Base": [], "A": ["Base"]]),
    (
      "enum N { class Base {} }; enum M { class Base {} }; class A: N.Base {}; class B: M.Base {}",
      ["N": [], "M": [], "N.Base": [], "M.Base": [], "A": ["N.Base"], "B": ["M.Base"]]
    ),
    (
      "class Base {}; enum N { class Base {}; class A: Base {} }; class B: Base {}",
      ["Base": [], "N": [], "N.Base": [], "A": ["N.Base"], "B": ["Base"]]
    ),
    (
      "enum N { enum M { class A: Base {} }; class Base {} }; class Base {}",
      ["N": [], "M": [], "A": ["N.Base"], "N.Base": [], "Base": []]
    ),
    (
      "enum N { struct Row {} }; enum M { struct Row {} }; extension N.Row: View {}",
      ["N": [], "M": [], "N.Row": ["View"], "M.Row": []]
    ),
    (
      "enum N { class Base {} }; enum M { class Base {} }; class A: Base {}",
      ["N": [], "M": [], "N.Base": [], "M.Base": [], "A": ["Base"]]
    ),
    ("class A: UIKit.UIViewController, Kit.Themed {}", ["A": ["UIViewController", "Themed"]]),
    ("class A: Kit.A {}", ["A": ["Kit.A"]]),
    (
      "class Base {}; protocol P {}; typealias Both = Base & P; class A: Both {}",
      ["Base": [], "P": [], "Both": ["Base", "P"], "A": ["Base", "P"]]
    ),
    ("typealias B = A; class A: B {}", ["B": ["A"], "A": ["A"]]),
    ("class A: B & C, D {}", ["A": ["B", "C", "D"]]),
    ("class A: App.Base {}; class Base {}", ["A": ["Base"], "Base": []]),
    (
      "struct N { struct Row {} }; extension N.Row { struct Part {} }",
      ["N": [], "Row": [], "Part": []]
    ),
  ]

  @Test(arguments: names.indices)
  func namesAreUnique(_ index: Int) {
    let (code, expected) = Self.names[index]
    #expect(types([("App.swift", code)]) == expected)
  }

  @Test func aSuperclassMayHaveTheNameOfItsSubclass() {
    let files = [
      ("App/Tabs.swift", "class Tabs: Kit.Tabs {}"),
      ("Kit/Tabs.swift", "class Tabs: UITabBarController {}"),
      ("Other/Tabs.swift", "class Tabs: UIView {}"),
    ]
    let found = types(Array(files.prefix(2)))
    #expect(found == ["Tabs": ["Kit.Tabs"], "Kit.Tabs": ["UITabBarController"]])
    #expect(types(files)["Kit.Tabs"] == ["UITabBarController"])
    let open = types([
      ("a/Tabs.swift", files[0].1), ("b/Tabs.swift", files[1].1), ("c/Tabs.swift", files[2].1),
    ])
    #expect(open["Kit.Tabs"] == nil)
  }

  @Test func aTabBarControllerOfAnotherModuleIsOne() throws {
    let found = try evidence([
      "App/Tabs.swift": """
      class TabBarController: Kit.TabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [make("Home"), make("More")]
        }
      }
      """,
      "Kit/Tabs.swift": """
      class TabBarController: UITabBarController {
        func make(_ title: String) -> UIViewController {
          let screen = UIViewController()
          screen.title = title
          return screen
        }
      }
      """,
    ])
    #expect(
      found.classes.ancestors(of: "TabBarController") == [
        "Kit.TabBarController", "UITabBarController",
      ])
    #expect(found.container(ofClass: "TabBarController")?.titles == ["Home", "More"])
  }

  @Test func viewsOfTheSameNameAreSeparate() throws {
    let found = try evidence(
      swift: """
        enum Feed {
          struct RootView: View { var body: some View { NavigationStack { List {} }.navigationTitle("Feed") } }
          struct Screen: View { var body: some View { RootView() } }
        }
        enum Search {
          struct RootView: View { var body: some View { Text("x").navigationTitle("Search") } }
        }
        struct MainView: View {
          var body: some View {
            TabView {
              Feed.RootView().tabItem { Text("Feed") }
              Search.RootView().tabItem { Text("Search") }
            }
          }
        }
        """)
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.contents == ["Feed.RootView", "Search.RootView"])
    #expect(found.containers(.navigationStack).map(\.name) == ["Feed.RootView"])
    let titles = found.screenTitles.map { "\($0.className): \($0.text?.shown ?? "-")" }
    #expect(titles == ["Feed.RootView: Feed", "Search.RootView: Search"])
  }

  @Test func controllersOfTheSameNameAreSeparate() throws {
    let found = try evidence(
      swift: """
        enum Feed {
          class Screen: UIViewController {}
          class Flow { func open(_ stack: UINavigationController) { stack.pushViewController(Screen(), animated: true) } }
        }
        enum Settings {
          class Screen: UITableViewController {}
          class Flow { func open(_ stack: UINavigationController) { stack.pushViewController(Screen(), animated: true) } }
        }
        """)
    #expect(found.transitions.compactMap(\.target.className) == ["Feed.Screen", "Settings.Screen"])
    #expect(found.transitions.compactMap(\.from) == ["Feed.Flow", "Settings.Flow"])
    #expect(found.classes.ancestors(of: "Settings.Screen") == ["UITableViewController"])
    #expect(found.classes.place(of: "Screen") == nil)
  }
}
