import FileReading
import Testing

@testable import SourceEvidence

/// What is followed through code, and how far.
struct FollowedCodeTests {
  @Test func `types of one name inside of others`() throws {
    func view(_ name: String, _ cases: String) -> String {
      """
      struct \(name): View {
        enum Tab: String, CaseIterable { case \(cases) }
        var body: some View {
          TabView {
            ForEach(Tab.allCases, id: \\.self) { tab in
              Text(tab.rawValue).tabItem { Text(tab.rawValue) }
            }
          }
        }
      }
      """
    }
    let found = try evidence(
      swift: view("HomeView", "today, week") + "\n" + view("ShopView", "offers, cart, orders"))
    #expect(
      found.containers(.tabBar).map(\.titles) == [
        ["today", "week"], ["offers", "cart", "orders"],
      ])
  }

  /// The ways to one of two lists, the titles, and whether these are all tabs.
  @Test(arguments: [
    (
      "switch user.kind { case .one: return [a, c] case .two: return [a, b, c] }",
      ["A", "B", "C"], false
    ),
    ("if user.isOne { return [a, c] }; return [a, b, c]", ["A", "B", "C"], false),
    ("guard user.isOne else { return [] }; return [a, b, c]", ["A", "B", "C"], true),
    ("if user.isOne { return [a, b] } else { return [a, b] }", ["A", "B"], true),
  ])
  func `of several lists of tabs the longest is shown`(
    body: String, titles: [String], areAll: Bool
  ) throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            let a = make("A")
            let b = make("B")
            let c = make("C")
            let pages: [UIViewController] = { \(body) }()
            viewControllers = pages
          }
          func make(_ title: String) -> UIViewController {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
          }
        }
        """)
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.titles == titles)
    #expect(bar.knowsAllTabs == areAll)
  }

  /// A lazy property has the same value, whichever code uses it first.
  @Test func `a branch around the use of a lazy tab bar leaves its tabs known`() throws {
    let found = try evidence(
      swift: """
        class Coordinator {
          lazy var tabs: UITabBarController = {
            let bar = UITabBarController()
            bar.viewControllers = [Home(), Feed()]
            return bar
          }()
          func open() {
            if isReady { window?.rootViewController = tabs }
          }
        }
        class Home: UIViewController {}
        class Feed: UIViewController {}
        """)
    #expect(found.containers(.tabBar).map(\.knowsAllTabs) == [true])
    #expect(found.containers(.tabBar).map(\.confidence) == [.certain])
  }

  @Test func `a local function may be called before its declaration`() throws {
    let found = try evidence(
      inMethod: """
        let bar = UITabBarController()
        bar.viewControllers = [make("Home"), make("Feed")]
        func make(_ title: String) -> UIViewController {
          let screen = UIViewController()
          screen.title = title
          return screen
        }
        """)
    #expect(found.containers(.tabBar).first?.titles == ["Home", "Feed"])
  }

  @Test func `texts and numbers are added to`() throws {
    let found = try evidence(
      inMethod: """
        let titles = ["First", "Second", "Third"]
        var index = 1
        index += 1
        var title = "Home"
        title += " Base"
        let one = OneViewController()
        one.title = title
        let two = TwoViewController()
        two.title = titles[index]
        let bar = UITabBarController()
        bar.viewControllers = [one, two]
        """)
    #expect(found.containers(.tabBar).first?.titles == ["Home Base", "Third"])
  }

  @Test func `other code takes nothing from a tab bar`() throws {
    let calls = String(repeating: "b(); ", count: 40)
    let work = "func a() { \(calls) }; func b() { \(String(repeating: "c(); ", count: 600)) }"
    let found = try evidence([
      "App.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [One(), Two()] }
      }
      class One: UIViewController {
        override var tabBarItem: UITabBarItem! {
          get { UITabBarItem(title: "Alpha", image: nil, tag: 0) } set {}
        }
      }
      class Two: UIViewController {
        override var tabBarItem: UITabBarItem! {
          get { UITabBarItem(title: "Beta", image: nil, tag: 0) } set {}
        }
      }
      """,
      "Work.swift": "\(work)\nfunc c() { let bar = UITabBarController() }",
    ])
    #expect(found.container(ofClass: "Tabs")?.titles == ["Alpha", "Beta"])
  }

  @Test(arguments: [
    // Each call runs four more.
    "func work(_ base: UIView?) { work(base); work(base); work(base); work(base) }",
    // The app's other work.
    """
    func work(_ base: UIView?) { \(String(repeating: "other(); ", count: 100)) }
    func other() { \(String(repeating: "last(); ", count: 600)) }
    func last() { count += 1 }
    """,
  ])
  func `long work before the tabs takes nothing from them`(work: String) throws {
    let found = try evidence(
      swift: """
        class Tabs: UITabBarController {
          var count = 0
          override func viewDidLoad() {
            work(view)
            viewControllers = [OneViewController(), TwoViewController()]
          }
          \(work)
        }
        """)
    #expect(
      found.container(ofClass: "Tabs")?.contents == ["OneViewController", "TwoViewController"])
  }

  @Test func `a shared instance keeps its properties`() throws {
    let found = try evidence(
      swift: """
        class Names {
          var first = "Start"
          class func sharedNames() -> Names { return Names() }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            Names.sharedNames().first = "Home"
            let screen = UIViewController()
            screen.title = Names.sharedNames().first
            viewControllers = [screen]
          }
        }
        """)
    #expect(found.container(ofClass: "Tabs")?.titles == ["Home"])
  }

  @Test func `a cast to another class tells nothing about a controller`() throws {
    let found = try evidence(
      swift: """
        class RootViewController: UIViewController {
          func top(_ base: UIViewController) {
            if let tabs = base as? UITabBarController { tabs.selectedIndex = 0 }
          }
          func start() {
            top(self)
            addChild(OneViewController())
            addChild(TwoViewController())
          }
        }
        """)
    #expect(found.containers(.tabBar).isEmpty)
  }

  @Test func `stars in the strings of directives begin no comment`() throws {
    let found = try evidence(
      objectiveC: """
        #define kPath @"/users/*"
        @implementation AppDelegate
        - (void)start {
          OneViewController *one = [OneViewController new];
          one.title = @"Alpha";
          UITabBarController *bar = [UITabBarController new];
          bar.viewControllers = @[one];
        }
        @end
        """)
    #expect(found.containers(.tabBar).map(\.titles) == [["Alpha"]])
  }

  @Test func `capital letters of AppKit's menus mean shift`() throws {
    let found = try evidence(
      swift: """
        class Menus: NSObject {
          func make() {
            let a = NSMenuItem(title: "Save As", action: #selector(saveAs), keyEquivalent: "S")
            let b = NSMenuItem(title: "Save", action: #selector(save), keyEquivalent: "s")
          }
        }
        """)
    #expect(found.commands.map(\.modifiers) == [[.command, .shift], [.command]])
  }

  /// The same each time: classes that are filled in one place have an order.
  @Test func `several classes that one function fills`() throws {
    let files = [
      "Base.swift": """
      class Filler { func fill(_ bars: BaseTabs) { bars.viewControllers = [One(), Two()] } }
      """,
      "Classes.swift": "class BaseTabs: UITabBarController {}\n"
        + ["D", "B", "A", "C"].map { "class \($0): BaseTabs {}" }.joined(separator: "\n"),
    ]
    let first = try evidence(files).containers.map(\.name)
    for _ in 0..<5 { #expect(try evidence(files).containers.map(\.name) == first) }
  }

  @Test func `a list that is too long is not whole`() throws {
    let found = try evidence(
      inMethod: """
        let numbers = [\((0..<60).map(String.init).joined(separator: ", "))]
        let control = UISegmentedControl(items: numbers.map { "No. \\($0)" })
        """)
    let control = try #require(found.containers(.segmentedControl).first)
    #expect(control.tabs.count == 40 && !control.knowsAllTabs)
  }

  @Test func `what is parsed later has its problems told`() throws {
    let found = try evidence([
      "App.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = Screens.all }
      }
      """,
      "Screens.swift": "enum Screens { static let all: [Thing] = "
        + String(repeating: "(", count: 1_200) + String(repeating: ")", count: 1_200) + " }",
    ])
    #expect(found.problems.map(\.place.file) == ["Screens.swift"])
  }
}
