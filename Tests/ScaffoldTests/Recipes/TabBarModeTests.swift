import FileReading
import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// How a tab bar controller becomes a sidebar.
@Suite struct TabBarModeTests {
  private func changes(_ code: [String: String], bar: String? = nil) throws -> Changes {
    let tabs = SceneSketch.tabs("bar", "one", "two")
    let screens = storyboard(
      initial: "bar",
      [bar.map { tabs.ofClass($0) } ?? tabs] + [
        .stack("one", "list1").tab("One"), .list("list1", .show("detail1")), .screen("detail1"),
        .stack("two", "list2").tab("Two"), .list("list2", .show("detail2")), .screen("detail2"),
      ])
    let files = ["Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate]
    return try SketchedProject(files.merging(code) { $1 }, for: .one(.macCatalyst), from: "16")
      .changes(for: "tab-bar/to-sidebar")
  }

  private static func tabs(_ members: String, _ attributes: String = "") -> [String: String] {
    [
      "Tabs.swift":
        "import UIKit\n\n\(attributes)class Tabs: UITabBarController {\n\(members)}\n"
    ]
  }

  @Test func aControllerWithoutAClassGetsOne() throws {
    let changes = try changes([:])
    #expect(changes.names == ["SectionTabBarController.swift"])
    #expect(changes.edits.map(\.after) == ["SectionTabBarController"])
  }

  @Test func aClassWithTheNameStaysAsItIs() throws {
    let code = "import UIKit\n\nclass SectionTabBarController: UITableViewController {}\n"
    let changes = try changes(["Food.swift": code])
    #expect(!changes.changesFiles)
    #expect(changes.says("The project has a type SectionTabBarController already"))
  }

  @Test func aMethodOfAClassSetsTheMode() throws {
    let text = try changes(
      Self.tabs("    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n"),
      bar: "Tabs"
    ).edited("Tabs.swift")
    #expect(
      text.contains(
        """
                super.viewDidLoad()
                #if targetEnvironment(macCatalyst)
                if #available(macCatalyst 18.0, *) { mode = .tabSidebar }
                #endif
        """))
  }

  @Test func aPublicClassGetsAPublicMethod() throws {
    let text = try changes(Self.tabs("", "public "), bar: "Tabs").edited("Tabs.swift")
    #expect(
      text.contains("    public override func viewDidLoad() {\n        super.viewDidLoad()\n"))
  }

  @Test(arguments: [
    "        mode = .tabBar\n", "        self.mode = .tabBar\n",
    "        traitOverrides.horizontalSizeClass = .compact\n",
  ])
  func aClassThatSetsTheModeIsNotContradicted(_ line: String) throws {
    let method = "    override func viewDidLoad() {\n        super.viewDidLoad()\n\(line)    }\n"
    let changes = try changes(Self.tabs(method), bar: "Tabs")
    #expect(changes.edited.isEmpty && changes.notes.contains { $0.place?.line == 6 })
  }

  @Test func aClassThatHidesItsBarIsLeftToPeople() throws {
    let method =
      "    override func viewDidLoad() {\n        super.viewDidLoad()\n        tabBar.isHidden = true\n    }\n"
    let changes = try changes(Self.tabs(method), bar: "Tabs")
    #expect(changes.edited.isEmpty && changes.says("Tabs hides its tab bar"))
  }

  @Test func anExtensionThatHidesTheBarCounts() throws {
    let code = Self.tabs("").mapValues {
      $0 + "\nextension Tabs {\n    func hide() { tabBar.isHidden = true }\n}\n"
    }
    let changes = try changes(code, bar: "Tabs")
    #expect(changes.edited.isEmpty && changes.says("Tabs hides its tab bar"))
  }

  @Test func aControllerThatCodeMakesGetsTheModeThere() throws {
    let delegate = """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          let tabs = UITabBarController()
          let one = UINavigationController(rootViewController: List())
          one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
          let two = UINavigationController(rootViewController: List())
          two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
          tabs.viewControllers = [one, two]
          window?.rootViewController = tabs
        }
      }

      class List: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(Detail(), animated: true)
        }
      }
      class Detail: UIViewController {}

      """
    let sketch = try SketchedProject(
      ["SceneDelegate.swift": delegate], for: .one(.macCatalyst), from: "18")
    let text = try sketch.changes(for: "tab-bar/to-segmented-control")
      .edited("SceneDelegate.swift")
    #expect(
      text.contains("UITabBarController()\n    #if targetEnvironment(macCatalyst)\n    tabs.mode =")
    )
  }
}
