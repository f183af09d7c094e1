import Testing

@testable import SourceEvidence

/// The value of conditions: true, false, or undecided.
struct ConditionLogicTests {
  private static let values = ["true", "false", "unknown"]

  /// An operator between two operands, each of which is true, false, or undecided. A row has the values
  /// for one left side.
  @Test(arguments: [
    (
      "&&",
      [
        ["true", "false", "unknown"], ["false", "false", "false"], ["unknown", "false", "unknown"],
      ]
    ),
    (
      "||",
      [["true", "true", "true"], ["true", "false", "unknown"], ["true", "unknown", "unknown"]]
    ),
    (
      "==",
      [
        ["true", "false", "unknown"], ["false", "true", "unknown"],
        ["unknown", "unknown", "unknown"],
      ]
    ),
    (
      "!=",
      [
        ["false", "true", "unknown"], ["true", "false", "unknown"],
        ["unknown", "unknown", "unknown"],
      ]
    ),
  ])
  func `an operator`(name: String, rows: [[String]]) {
    for (row, left) in Self.values.enumerated() {
      for (column, right) in Self.values.enumerated() {
        #expect(truth("\(left) \(name) \(right)") == rows[row][column])
      }
    }
  }

  @Test(arguments: [
    ("!true", "false"), ("!false", "true"), ("!unknown", "unknown"), ("!(true && false)", "true"),
    ("(true)", "true"), ("unknown ? true : true", "true"), ("unknown ? true : false", "unknown"),
    ("true ? false : unknown", "false"), ("false || !true || true", "true"),
    ("yes", "true"), ("no", "false"), ("yes == false", "false"), ("no != true", "true"),
    ("unset ?? false", "unknown"),
  ])
  func `a condition`(condition: String, value: String) {
    #expect(truth(condition) == value)
  }

  /// Conditions whose value depends on what the operators apply to.
  @Test(arguments: [
    ("true || false && false", "true"), ("(true || false) && false", "false"),
    ("false && true || true", "true"), ("false && (true || true)", "false"),
    ("!false && false", "false"), ("!true || true", "true"),
    ("tab == .home && yes", "true"), ("tab == .home && no", "false"),
    ("tab == .list && unknown", "false"), ("tab != .home || yes", "true"),
    ("yes && tab == .home", "true"), ("tab == .list || tab == .home && yes", "true"),
    ("1 + 2 == 3", "true"), ("1 + 2 * 3 == 7", "true"), ("2 * 3 - 1 == 5", "true"),
    ("10 - 3 - 2 == 5", "true"), ("1 < 2 && 2 < 1", "false"), ("1 + 1 >= 2", "true"),
    ("-two == 0 - 2", "true"), ("two > 2 || two <= 2", "true"), ("unknown == 1 && no", "false"),
    ("yes ? no || yes : no", "true"), ("no || yes ? no : yes", "false"),
  ])
  func `operators by precedence`(condition: String, value: String) {
    #expect(truth(condition) == value)
  }

  /// The same wherever a condition is.
  @Test(arguments: [
    "if CONDITION { return 1 } else { return 2 }", "guard CONDITION else { return 2 }; return 1",
    "if yes, CONDITION { return 1 }; return 2", "return CONDITION ? 1 : 2",
    "let isMet = CONDITION; if isMet { return 1 }; return 2",
    "switch CONDITION { case true: return 1; case false: return 2 }",
    "if no { return 3 } else if CONDITION { return 1 } else { return 2 }",
  ])
  func `a condition in a statement`(body: String) {
    for (condition, value) in [
      ("tab == .home && yes", "1"), ("tab == .home && no", "2"), ("tab == .list || yes", "1"),
      ("tab == .home && unknown", "unknown"), ("tab == .list && unknown", "2"),
    ] {
      let body = body.replacing("CONDITION", with: condition)
      #expect(evaluated(body: Self.locals + body, with: Self.declarations) == value, "\(body)")
    }
  }

  /// A computed property is as certain as the condition in it.
  @Test(arguments: [("true", ["Home", "List"]), ("false", ["List", "List"])])
  func `a flag of the app`(flag: String, titles: [String]) {
    let code = """
      enum Flags { static let isOn = \(flag) }
      enum Tab {
        case home, list
        var isShown: Bool { self == .home && Flags.isOn }
        var title: String { if isShown { return "Home" }; return "List" }
        var direct: String { if self == .home && Flags.isOn { return "Home" }; return "List" }
      }
      """
    #expect(["home", "list"].map { evaluated("Tab.\($0).title", with: code) } == titles)
    #expect(["home", "list"].map { evaluated("Tab.\($0).direct", with: code) } == titles)
  }

  @Test(arguments: [
    ("isOn && NO || YES", ["A"]), ("!NO && NO", ["B"]), ("!(YES && NO)", ["A"]), ("!!YES", ["A"]),
    ("1 + 1 == 2 && YES", ["A"]), ("kMode == 1 && NO", ["B"]), ("isOn && YES", ["-"]),
  ])
  func `a condition in Objective-C`(condition: String, titles: [String]) throws {
    let found = try evidence(
      objectiveC: """
        @interface Tabs : UITabBarController
        @end
        @implementation Tabs
        - (void)viewDidLoad {
          UIViewController *page = [UIViewController new];
          page.tabBarItem.title = \(condition) ? @"A" : @"B";
          self.viewControllers = @[page];
        }
        @end
        """)
    #expect(try #require(found.containers(.tabBar).first).titles == titles)
  }

  private static let locals = "let tab: Tab = .home; "
  private static let declarations = """
    enum Tab { case home, list }
    let yes = true
    let no = false
    let two = 2
    """

  private func truth(_ condition: String) -> String {
    evaluated(body: "\(Self.locals)return (\(condition)) ? true : false", with: Self.declarations)
  }
}
