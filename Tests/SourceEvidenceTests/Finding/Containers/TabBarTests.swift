import Testing

import struct FileReading.SourceLocation

@testable import SourceEvidence

struct TabBarTests {
  @Test(arguments: [("UITabBarController", 0), ("UIViewController", 1)])
  func aBarOfATabBarControllerIsNoOtherOne(superclass: String, count: Int) throws {
    let found = try evidence(
      swift: """
        class BottomController: \(superclass) {
          lazy var bottomBar: UITabBar = {
            let bar = UITabBar()
            return bar
          }()
          override func viewDidLoad() {
            bottomBar.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
            view.addSubview(bottomBar)
          }
        }
        """)
    #expect(found.containers(.bareTabBar).count == count)
  }

  @Test func `tabs written out`() throws {
    let found = try evidence(
      swift: """
        class MainTabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let home = HomeViewController()
            home.tabBarItem = UITabBarItem(
              title: "Home", image: UIImage(systemName: "house"), tag: 0)
            let list = UINavigationController(rootViewController: ListViewController())
            list.tabBarItem.title = "List"
            list.tabBarItem.image = UIImage(named: "list")
            let search = SearchViewController()
            search.tabBarItem = .init(tabBarSystemItem: .search, tag: 2)
            viewControllers = [home, list, search]
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(tabs.name == "MainTabs")
    #expect(tabs.titles == ["Home", "List", "@search"])
    #expect(tabs.images == ["symbol house", "list", "-"])
    #expect(tabs.contents == ["HomeViewController", "ListViewController", "SearchViewController"])
    #expect(tabs.tabs.map { $0.content?.isInNavigationController } == [false, true, false])
    #expect(tabs.knowsAllTabs)
    #expect(tabs.confidence == .certain)
    #expect(tabs.place == SourceLocation(file: "App.swift", line: 1, column: 1))
  }

  /// Where the calls become too deep, the tab bar and its tabs are unknown; elsewhere, they are known.
  @Test(arguments: 8...14)
  func aDeepCallHidesNoTabs(depth: Int) throws {
    let calls = (1..<depth).map { "func call\($0)() { call\($0 + 1)() }" }
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          static func make() -> Tabs {
            let storyboard = UIStoryboard(name: "Tabs", bundle: nil)
            guard let tabs = storyboard.instantiateInitialViewController() as? Tabs else { fatalError() }
            return tabs
          }
        }
        class Main {
          let tabs: UITabBarController
          init() {
            tabs = Tabs.make()
            tabs.viewControllers = [OneViewController(), TwoViewController()].map { $0.inStack }
          }
        }
        extension UIViewController {
          var inStack: UINavigationController { UINavigationController(rootViewController: self) }
        }
        class OneViewController: UIViewController {
          init() { title = "One" }
          override func viewDidLoad() { call1() }
          \(calls.joined(separator: "\n"))
          func call\(depth)() { present(Main().tabs, animated: true) }
        }
        class TwoViewController: UIViewController {
          init() { title = "Two" }
        }
        """)
    #expect(found.containers(.tabBar).map(\.titles) == [["One", "Two"]])
  }

  /// Ways of making tabs that all show the titles One and Two.
  static let ways: [String: String] = [
    "a factory": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [make(OneViewController(), "One"), make(TwoViewController(), "Two")]
      }
      private func make(_ root: UIViewController, _ title: String) -> UINavigationController {
        let stack = UINavigationController(rootViewController: root)
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return stack
      }
    }
    """,
    "an enumeration": """
    enum CodePlace: String, CaseIterable {
      case one = "One", two = "Two"
      var controller: UIViewController {
        switch self {
        case .one: return OneViewController()
        case .two: return TwoViewController()
        }
      }
    }
    class Tabs: UITabBarController {
      func configure() {
        let all = CodePlace.allCases.map { place -> UIViewController in
          let controller = place.controller
          controller.tabBarItem.title = place.rawValue
          return controller
        }
        setViewControllers(all, animated: false)
      }
    }
    """,
    "lazy properties": """
    class Tabs: UITabBarController {
      lazy var one: UIViewController = {
        let controller = OneViewController()
        controller.title = "One"
        return controller
      }()
      let two = TwoViewController()
      override func viewDidLoad() {
        two.title = "Two"
        viewControllers = [one, two]
      }
    }
    """,
    "the children's own initializers": """
    class OneViewController: UIViewController {
      init() {
        super.init(nibName: nil, bundle: nil)
        tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      }
    }
    class TwoViewController: UIViewController {
      override func viewDidLoad() { self.title = "Two" }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [OneViewController(), TwoViewController()]
      }
    }
    """,
    "a list of values": """
    struct Item { let title: String; let make: () -> UIViewController }
    class Tabs: UITabBarController {
      let items = [
        Item(title: "One", make: { OneViewController() }),
        Item(title: "Two", make: TwoViewController.init),
      ]
      override func viewDidLoad() {
        viewControllers = items.map {
          let controller = $0.make()
          controller.title = $0.title
          return controller
        }
      }
    }
    """,
    "an extension of all controllers": """
    extension UIViewController {
      func tabbed(_ title: String) -> UIViewController {
        tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return self
      }
    }
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [OneViewController().tabbed("One"), TwoViewController().tabbed("Two")]
      }
    }
    """,
    "a list that grows": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        var all: [UIViewController] = []
        let one = OneViewController()
        one.title = "One"
        all.append(one)
        let two = TwoViewController()
        two.title = "Two"
        all += [two]
        viewControllers = all
      }
    }
    """,
    "a function that nobody declares": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [
          inNavigation(OneViewController(), title: "One"),
          inNavigation(TwoViewController(), title: "Two"),
        ]
      }
    }
    """,
    "UITab": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        tabs = [
          UITab(title: "One", image: nil, identifier: "1") { _ in OneViewController() },
          UITab(title: "Two", image: nil, identifier: "2") { _ in TwoViewController() },
        ]
      }
    }
    """,
    "an initializer for each": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        let one = OneViewController()
        let two = TwoViewController()
        one.tabBarItem.title = "One"
        two.tabBarItem.title = "Two"
        viewControllers = [one, two].map(Stack.init(rootViewController:))
      }
    }
    class Stack: UINavigationController {}
    """,
    "children": """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        addTab(OneViewController(), "One")
        addTab(TwoViewController(), "Two")
      }
      func addTab(_ child: UIViewController, _ title: String) {
        child.tabBarItem.title = title
        addChild(child)
      }
    }
    """,
  ]

  @Test(arguments: ways.keys.sorted())
  func `tabs made by`(_ way: String) throws {
    let found = try evidence(swift: try #require(Self.ways[way]))
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(tabs.name == "Tabs")
    #expect(tabs.titles == ["One", "Two"])
    #expect(tabs.contents == ["OneViewController", "TwoViewController"])
    #expect(tabs.knowsAllTabs)
  }

  @Test func `tabs of coordinators`() throws {
    let found = try evidence([
      "AppCoordinator.swift": """
      final class AppCoordinator {
        let window: UIWindow
        let bar = UITabBarController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let home = HomeCoordinator(stack: UINavigationController())
          home.start()
          bar.viewControllers = [home.stack]
          window.rootViewController = bar
        }
      }
      """,
      "HomeCoordinator.swift": """
      final class HomeCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let screen = HomeViewController()
          screen.title = "Home"
          stack.pushViewController(screen, animated: false)
        }
      }
      """,
    ])
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.name == nil)
    #expect(tabs.owner == "AppCoordinator")
    #expect(tabs.titles == ["Home"])
    #expect(tabs.contents == ["HomeViewController"])
    let root = try #require(found.transitions.first { $0.from == "AppCoordinator" })
    #expect(root.kind == .root)
    #expect(root.target.container == tabs.place)
  }

  @Test func `groups of tabs`() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            tabs = [
              UISearchTab { _ in SearchViewController() },
              UITabGroup(title: "Library", image: nil, identifier: "l", children: [
                UITab(title: "Books", image: UIImage(systemName: "book"), identifier: "b") { _ in
                  BooksViewController()
                },
              ]),
            ]
            mode = .tabSidebar
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["@search", "Books"])
    #expect(tabs.tabs.map(\.group?.shown) == [nil, "Library"])
    #expect(found.markers(.tabBarMode).map(\.detail) == ["tabSidebar"])
    #expect(found.markers(.uiTabGroup).map(\.detail) == ["1"])
  }

  @Test(arguments: ["", "library.managingNavigationController = UINavigationController()"])
  func `a group with a screen of its own is a section`(stack: String) throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let library = UITabGroup(title: "Library", image: nil, identifier: "l", children: [
              UITab(title: "Books", image: nil, identifier: "b") { _ in BooksViewController() },
            ]) { _ in LibraryViewController() }
            \(stack)
            tabs = [UISearchTab { _ in SearchViewController() }, library]
          }
        }
        class LibraryViewController: UIViewController {}
        class BooksViewController: UIViewController {}
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["@search", "Library"])
    #expect(tabs.contents.last == "LibraryViewController")
    #expect(tabs.tabs.last?.content?.isInNavigationController == !stack.isEmpty)
    #expect(
      found.containers(.navigationStack).map(\.contents)
        == (stack.isEmpty ? [] : [["LibraryViewController"]]))
    let push = try #require(found.transitions.first { $0.kind == .push })
    #expect(push.from == "LibraryViewController")
    #expect(push.target.className == "BooksViewController")
  }

  @Test func `a tab that may be missing`() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            var all: [UIViewController] = [OneViewController()]
            if Features.isOn { all.append(TwoViewController()) }
            viewControllers = all
          }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.contents == ["OneViewController", "TwoViewController"])
    #expect(tabs.tabs.map(\.isConditional) == [false, true])
    #expect(!tabs.knowsAllTabs)
    #expect(tabs.confidence == .likely)
  }

  @Test func `titles in other files`() throws {
    let found = try evidence([
      "Tabs.swift": """
      class Tabs: BaseTabs {
        override func viewDidLoad() {
          viewControllers = Section.allCases.map { section in
            let controller = OneViewController()
            controller.title = section.title
            return controller
          }
        }
      }
      """,
      "BaseTabs.swift": "class BaseTabs: UITabBarController {}",
      "Section.swift": """
      enum Section: CaseIterable {
        case home, more
        var title: String { self == .home ? Names.Tabs.home : "More" }
      }
      """,
      "Names.swift": """
      enum Names {
        enum Tabs { static let home = Names.tr("Tabs", "tabs.home", fallback: "Home") }
      }
      """,
    ])
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).map(\.name) == ["Tabs"])
    #expect(tabs.titles == ["Home", "More"])
    #expect(tabs.tabs.first?.title?.key == "tabs.home")
    #expect(tabs.tabs.first?.title?.table == "Tabs")
    #expect(found.classes.isKind("Tabs", of: "UITabBarController"))
  }

  @Test func `a translation inside of another one`() throws {
    let found = try evidence(
      swift: """
        enum Names {
          static let home = Names.tr("Tabs", "tabs.home", fallback: "Home")
          static func open(_ p1: Any) -> String {
            return Names.tr("Tabs", "tabs.open", String(describing: p1), fallback: "Open %@")
          }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let one = OneViewController()
            one.tabBarItem = UITabBarItem(title: Names.open(Names.home), image: nil, tag: 0)
            viewControllers = [one]
          }
        }
        """)
    #expect(found.containers(.tabBar).map(\.titles) == [["Open Home"]])
  }

  @Test func `a class of a library, by its name`() throws {
    let found = try evidence(
      swift: """
        class Tabs: AnimatedTabBarController {
          override func viewDidLoad() { viewControllers = [OneViewController()] }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.contents == ["OneViewController"])
  }

  @Test func `a class whose tabs are in a storyboard`() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tabBar.tintColor = .red
          }
        }
        """)
    let tabs = try #require(found.container(ofClass: "Tabs"))
    #expect(tabs.tabs.isEmpty)
    #expect(!tabs.knowsAllTabs)
  }

  @Test func `tabs of a storyboard that get their titles in code`() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tabBar.items?[0].title = NSLocalizedString("home", comment: "")
            tabBar.items![2].title = "More"
            tabBar.items?[2].accessibilityLabel = "Menu"
            tabBar.items?[3].accessibilityLabel = "Help"
          }
        }
        """)
    let tabs = try #require(found.container(ofClass: "Tabs"))
    #expect(tabs.onlyChangesTabs)
    #expect(tabs.titles == ["home", "-", "More", "Help"])
    #expect(!tabs.knowsAllTabs)
  }

  @Test func `tabs that get their images by position`() throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let one = OneViewController()
            one.title = "One"
            setViewControllers([one, TwoViewController()], animated: false)
            guard let items = tabBar.items else { return }
            items[0].image = UIImage(systemName: "1.circle")
            items[1].title = "Two"
          }
        }
        """)
    let tabs = try #require(found.container(ofClass: "Tabs"))
    #expect(tabs.titles == ["One", "Two"])
    #expect(tabs.images == ["symbol 1.circle", "-"])
    #expect(!tabs.onlyChangesTabs)
  }

  /// Code that makes no tab bar.
  static let others = [
    "// let bar = UITabBarController()",
    "/* let bar = UITabBarController() */",
    "let name = \"UITabBarController()\"",
    "func select(_ bar: UITabBarController) { bar.selectedIndex = 1 }",
    "func find() -> UITabBarController? { window?.rootViewController as? UITabBarController }",
    "protocol HasTabs { var bar: UITabBarController { get } }",
    "extension UITabBarController { var isShown: Bool { true } }",
    "class Model { var viewControllers: [String] = []; func a() { viewControllers = [\"a\"] } }",
    "class Model { var tabs: [Tab] = []; func a() { tabs = [Tab(\"a\")] } }",
    "#if false\nlet bar = UITabBarController()\n#endif",
  ]

  @Test(arguments: others)
  func `no tab bar`(_ text: String) throws {
    #expect(try evidence(swift: text).containers == [])
  }
}
