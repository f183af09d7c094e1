import Testing

@testable import SourceEvidence

/// The patterns after `case`, and what they bind.
struct PatternTests {
  static let tab = """
    enum Tab {
      case home, list, search
      case detail(String), page(title: String, number: Int), nested(Tab)
    }
    """

  /// A pattern and what it makes of `.detail("A")`, `.page(title: "B", number: 2)`, and `.home`: a value
  /// that it binds, or whether it matches.
  static let patterns: [(pattern: String, value: String, found: [String])] = [
    (".detail", "true", ["true", "false", "false"]),
    ("Tab.detail", "true", ["true", "false", "false"]),
    (".detail(_)", "true", ["true", "false", "false"]),
    (".detail(let text)", "text", ["A", "false", "false"]),
    ("let .detail(text)", "text", ["A", "false", "false"]),
    ("let Tab.detail(text)", "text", ["A", "false", "false"]),
    (".detail(\"A\")", "true", ["true", "false", "false"]),
    (".detail(\"B\")", "true", ["false", "false", "false"]),
    (".page(title: let text, number: _)", "text", ["false", "B", "false"]),
    ("let .page(title: _, number: count)", "count", ["false", "2", "false"]),
    (".page(title: _, number: 1...3)", "true", ["false", "true", "false"]),
    (".page(title: _, number: 3...9)", "true", ["false", "false", "false"]),
    (".page(let both)", "both", ["false", "(B, 2)", "false"]),
    (".home", "true", ["false", "false", "true"]),
    (".home?", "true", ["false", "false", "true"]),
    ("let any", "any", [".detail(A)", ".page(B, 2)", ".home"]),
    ("let .some(any)", "any", [".detail(A)", ".page(B, 2)", ".home"]),
    (".some(.home)", "true", ["false", "false", "true"]),
    ("nil", "true", ["false", "false", "false"]),
    ("_", "true", ["true", "true", "true"]),
  ]

  private static let values = [".detail(\"A\")", ".page(title: \"B\", number: 2)", ".home"]

  @Test(arguments: patterns.indices)
  func `the pattern of an if`(_ index: Int) {
    let (pattern, value, found) = Self.patterns[index]
    let results = Self.values.map {
      evaluated(
        body: "let tab: Tab = \($0); if case \(pattern) = tab { return \(value) }; return false",
        with: Self.tab)
    }
    #expect(results == found)
  }

  /// A pattern means the same wherever it is.
  @Test(arguments: patterns.indices)
  func `the pattern of a switch, a guard, a loop, and a while`(_ index: Int) {
    let (pattern, value, found) = Self.patterns[index]
    let bodies = [
      "switch tab { case \(pattern): return \(value); default: return false }",
      "guard case \(pattern) = tab else { return false }; return \(value)",
      "var all: [Any] = []; for case \(pattern) in [tab] { all.append(\(value)) }; return all.first ?? false",
      "var all: [Any] = []; while case \(pattern) = tab { all.append(\(value)) }; return all.first ?? false",
    ]
    for body in bodies {
      let results = Self.values.map {
        evaluated(body: "let tab: Tab = \($0); \(body)", with: Self.tab)
      }
      #expect(results == found, "\(body)")
    }
  }

  /// What the property of a case returns for `home` and `list`.
  @Test(arguments: [
    ("if case .home = self { return \"Home\" }; return \"List\"", ["Home", "List"]),
    ("if case .list = self { return \"List\" } else { return \"Home\" }", ["Home", "List"]),
    ("guard case .home = self else { return \"List\" }; return \"Home\"", ["Home", "List"]),
    (
      "if case .home = self, case .list = self { return \"Both\" }; return \"One\"", ["One", "One"]
    ),
    (
      "if case .home = self, isPro { return \"Plus\" }; return \"Plain\"", ["unknown", "Plain"]
    ),
    ("if case .home = other { return \"Home\" }; return \"List\"", ["unknown", "unknown"]),
    (
      "switch (self, true) { case (.home, false): \"A\"; case (.home, true): \"B\"; case (_, _): \"C\" }",
      ["B", "C"]
    ),
    ("switch self { case .home, .search: \"A\"; case let other: other.name }", ["A", "Other"]),
    ("switch self { case is Tab: \"A\"; default: \"B\" }", ["unknown", "unknown"]),
    ("if case .home = self { \"Home\" } else { \"List\" }", ["Home", "List"]),
    // Nothing asks whether a case exists.
    ("if self { return \"Home\" }; return \"List\"", ["unknown", "unknown"]),
  ])
  func `self as the subject`(body: String, texts: [String]) {
    let code =
      Self.tab + "\nextension Tab { var text: String { \(body) }; var name: String { \"Other\" } }"
    #expect(["home", "list"].map { evaluated("Tab.\($0).text", with: code) } == texts)
  }

  @Test(arguments: [
    ("if let x = Tab(rawValue: \"home\") { return x.rawValue }; return \"none\"", "home"),
    ("guard let x = Tab(rawValue: \"home\") else { return \"none\" }; return x.rawValue", "home"),
    ("if let x = find() { return \"one\" }; return \"none\"", "unknown"),
    ("if case let x? = Tab(rawValue: \"home\") { return x.rawValue }; return \"none\"", "home"),
    ("if case .some(let x) = Tab(rawValue: \"home\") { return x.rawValue }; return 1", "home"),
    ("if case nil = Tab(rawValue: \"home\") { return 1 }; return 2", "2"),
    ("if let x = [\"a\": 1][\"b\"] { return x }; return 2", "2"),
    ("let table = [\"a\": 1]; if let x = table[\"b\"] { return x }; return 2", "2"),
    ("let table = [\"a\": 1]; guard let x = table[\"b\"] else { return 2 }; return x", "2"),
    ("let table = [\"a\": 1]; guard let x = table[\"a\"] else { return 2 }; return x", "1"),
    ("let x = Tab.home; if let x, x == .home { return 1 }; return 2", "1"),
    ("let x = Tab.home; if let x, x == .list { return 1 }; return 2", "2"),
  ])
  func `an optional binding`(body: String, value: String) {
    #expect(evaluated(body: body, with: "enum Tab: String { case home, list }") == value)
  }

  /// A name that a pattern binds is not that of a property of the type.
  @Test func `an undecided pattern hides a property`() {
    let code = """
      enum Tab {
        case home
        static let title = "Own"
        static func text(_ route: Route) -> String {
          if case .page(let title) = route { return title }
          return "Home"
        }
      }
      """
    #expect(evaluated("Tab.text(find())", with: code) == "Home?")
  }

  /// The tabs as they are in the evidence, with titles from the case's value.
  @Test func `the title of a tab`() throws {
    let found = try evidence(
      swift: """
        enum Tab {
          case home, custom(title: String, number: Int)
          var title: String {
            if case .custom(let title, _) = self { return title }
            return "Home"
          }
        }
        class Tabs: UITabBarController {
          override func viewDidLoad() {
            viewControllers = [Tab.home, Tab.custom(title: "Mine", number: 2)].map { tab in
              let page = UIViewController()
              page.tabBarItem = UITabBarItem(title: tab.title, image: nil, tag: 0)
              return page
            }
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home", "Mine"])
  }

  @Test func `what a pattern binds in a view builder`() throws {
    let found = try evidence(
      swift: """
        enum Page { case home, custom(title: String) }
        struct RootView: View {
          var body: some View {
            TabView {
              page(.home)
              page(.custom(title: "Mine"))
            }
          }
          func page(_ page: Page) -> some View {
            ContentView().tabItem {
              switch page {
              case .home: Text("Home")
              case .custom(let title): Text(title)
              }
            }
          }
        }
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == ["Home", "Mine"])
  }

  @Test func `self in an initializer of Objective-C`() throws {
    let found = try evidence(
      objectiveC: """
        @implementation Tabs
        - (instancetype)init {
          if (self = [super init]) {}
          if (self) {
            UIViewController *page = [UIViewController new];
            page.title = @"Home";
            self.viewControllers = @[page];
          }
          return self;
        }
        @end
        @interface Tabs : UITabBarController
        @end
        """)
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.titles == ["Home"])
    #expect(bar.knowsAllTabs)
  }
}
