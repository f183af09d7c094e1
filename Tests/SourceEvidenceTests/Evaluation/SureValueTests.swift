import Testing

@testable import SourceEvidence

/// Values that look like a title or a screen, and are none.
@Suite struct SureValueTests {
  /// The titles of the tabs that code makes, with a function that makes a tab.
  private func titles(_ tabs: String, besides declarations: String = "") throws -> [String] {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [\(tabs)] }
          func tab(_ title: Any) -> UIViewController {
            let screen = UIViewController()
            screen.title = title
            return screen
          }
        }
        \(declarations)
        """)
    return try #require(found.containers(.tabBar).first).titles
  }

  /// What a tab gets as its title, the declarations, and the title.
  static let texts: [(String, String, String)] = [
    ("tab(Message(text: \"Hello\"))", "struct Message { let text: String }", "-"),
    (
      "tab(Message(\"Hello\"))",
      "class Message { let text: String; init(_ text: String) { self.text = text } }", "-"
    ),
    ("tab(Message(text: \"Hello\").text)", "struct Message { let text: String }", "Hello"),
    (
      "tab(label())",
      "func label() -> UILabel { let label = UILabel()\nlabel.text = \"Home\"\nreturn label }",
      "Home"
    ),
    (
      "tab(label())",
      "class Heading: UILabel {}\nfunc label() -> UILabel { let label = Heading()\nlabel.text = \"Home\"\nreturn label }",
      "Home"
    ),
    ("tab(NSAttributedString(string: \"Home\"))", "", "Home"),
    ("tab(NSMutableAttributedString(string: \"Home\"))", "", "Home"),
    ("tab(Strings.name)", "", "-"),
    ("tab(Screen.identifier)", "class Screen: UIViewController {}", "-"),
    ("tab(Screen.name)", "class Screen { static let name = \"Home\" }", "Home"),
    ("tab(String(describing: Screen.self))", "class Screen: UIViewController {}", "Screen"),
    (
      "tab(Screen.identifier)",
      "class Screen: UIViewController {}\nextension UIViewController { static var identifier: String { String(describing: self) } }",
      "Screen"
    ),
  ]

  @Test(arguments: texts.indices)
  func onlyTextsAreTitles(_ index: Int) throws {
    let (tab, declarations, title) = Self.texts[index]
    #expect(try titles(tab, besides: declarations) == [title])
  }

  /// Properties of the app with the names of what the models of the frameworks know.
  @Test(arguments: ["appends", "provider", "items", "systemItem", "text", "columns"])
  func propertiesOfTheAppAreNoNotes(name: String) throws {
    let found = try evidence(
      swift: """
        class Screen: UIViewController { override func viewDidLoad() { title = "Home" } }
        class Item: UITabBarItem { var \(name) = "search" }
        class Tabs: UITabBarController {
          var \(name): Any = "more"
          override func viewDidLoad() {
            let screen = Screen()
            let item = Item()
            item.\(name) = "search"
            screen.tabBarItem = item
            viewControllers = [screen]
            \(name) = true
          }
        }
        """)
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.titles == ["Home"])
    #expect(bar.change == nil)
  }

  /// The members of the root of the window, and whether the tab bar controller is on the way from it.
  static let roots: [(String, Bool)] = [
    ("let tabs = Tabs()", false),
    ("var detail: Tabs?; override func viewDidLoad() { detail = Tabs() }", false),
    ("let tabs = Tabs(); override func viewDidLoad() { addChild(tabs) }", true),
    ("let tabs = Tabs(); override func viewDidLoad() { view.addSubview(tabs.view) }", true),
    (
      "let tabs = Tabs(); override func viewDidLoad() { view.insertSubview(tabs.view, at: 0) }",
      true
    ),
    ("let tabs = Tabs(); override func viewDidLoad() { view.addSubview(label) }", false),
  ]

  @Test(arguments: roots.indices)
  func onlyWhatIsAddedIsShown(_ index: Int) throws {
    let (members, isRoot) = Self.roots[index]
    let found = try evidence(
      swift: """
        class Root: UIViewController {
          \(members.replacing("; ", with: "\n  "))
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [UIViewController(), UIViewController()] }
        }
        class Other: UITabBarController {
          override func viewDidLoad() { viewControllers = [UIViewController(), UIViewController()] }
        }
        class Scene: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
            window = UIWindow()
            window?.rootViewController = Root()
          }
        }
        """)
    #expect((found.container(ofClass: "Tabs")?.root != nil) == isRoot)
  }

  @Test(arguments: [
    ("SideMenuController(contentViewController: Tabs())", true),
    ("PagerViewController(Tabs())", false),
  ])
  func theContainerOfALibraryShowsItsContents(container: String, isRoot: Bool) throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() { viewControllers = [UIViewController(), UIViewController()] }
        }
        class Other: UITabBarController {
          override func viewDidLoad() { viewControllers = [UIViewController(), UIViewController()] }
        }
        class PagerViewController: UIViewController {
          let spare: UIViewController
          init(_ spare: UIViewController) { self.spare = spare }
        }
        class Scene: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any) {
            window = UIWindow()
            window?.rootViewController = \(container)
          }
        }
        """)
    #expect((found.container(ofClass: "Tabs")?.root != nil) == isRoot)
  }

  @Test func theResultOfAFunctionTellsTheClassOfAScreenFromAStoryboard() throws {
    let found = try evidence(
      swift: """
        class HomeController: UIViewController {
          static func make() -> HomeController { UIStoryboard(name: "Home", bundle: nil).instantiateInitialViewController()! }
        }
        class StartController: UIViewController {
          @objc func go() { navigationController?.pushViewController(HomeController.make(), animated: true) }
        }
        """)
    let push = try #require(found.transitions.first { $0.kind == .push })
    #expect(push.target.className == "HomeController")
    #expect(push.target.storyboard == .named("Home"))
  }
}
