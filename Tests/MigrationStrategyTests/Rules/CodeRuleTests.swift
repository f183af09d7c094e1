import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// What rules find in the code of screens.
@Suite struct CodeRuleTests {
  /// Some code, and the objects that a rule finds because of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var app: App
    var code: String
    var isObjectiveC = false
    var objects: [String] = []

    var testDescription: String { "\(rule): \(code)" }
  }

  /// The name of a split view's class, code in it, other code, and whether its primary column is a
  /// sidebar to hide.
  @Test(arguments: [
    ("Split", "", "", true), ("Split", "primaryEdge = .leading", "", true),
    ("Split", "primaryEdge = .trailing", "", false), ("SettingsSplitController", "", "", false),
    (
      "Split", "",
      "class Main: UITabBarController { func f() { viewControllers = [Split(), Other()] } }",
      false
    ),
    (
      "Split", "",
      """
      class Main: UITabBarController { func f() { viewControllers = [Frame(), Other()] } }
      class Frame: UIViewController { override func viewDidLoad() { addChild(Split()) } }
      """, false
    ),
  ])
  func sidebars(name: String, code: String, others: String, hasSidebar: Bool) throws {
    let text = """
      class \(name): UISplitViewController {
        init() {
          super.init(style: .doubleColumn)
          \(code)
          setViewController(List(), for: .primary)
          setViewController(Other(), for: .secondary)
        }
      }
      class List: UITableViewController {}
      class Other: UIViewController {}
      \(others)
      """
    let found = try MigrationStrategyTests.advice(onCode: ["App.swift": text])
      .recommendations(of: "split-view/toggle-command")
    #expect(!found.isEmpty == hasSidebar)
  }

  @Test(arguments: tabs + bars + columns + stacks + scenes)
  func inSwiftAndInObjectiveC(_ entry: Case) throws {
    let found = try Self.advice(entry).recommendations(of: entry.rule)
    #expect(found.map(\.object).sorted() == entry.objects)
    for recommendation in found {
      #expect(recommendation.location.isInSource && recommendation.isFromSource)
      #expect(recommendation.location.line > 1)
    }
  }

  private static func advice(_ entry: Case) throws -> Advice {
    var project = entry.app.graph.project
    project.source = try evidence(
      of: entry.code, in: entry.isObjectiveC ? "App.m" : "App.swift")
    return Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
  }

  /// Code in a method of a class.
  private static func swift(
    _ rule: String, _ app: App, _ owner: String, _ statement: String, _ objects: String...
  ) -> Case {
    let code = "class \(owner) {\n  func run() {\n    \(statement)\n  }\n}\n"
    return Case(rule: rule, app: app, code: code, objects: objects)
  }

  private static func objectiveC(
    _ rule: String, _ app: App, _ owner: String, _ statement: String, _ objects: String...
  ) -> Case {
    let code = "@implementation \(owner)\n- (void)run {\n  \(statement)\n}\n@end\n"
    return Case(rule: rule, app: app, code: code, isObjectiveC: true, objects: objects)
  }
}

// MARK: - Tabs

extension CodeRuleTests {
  private static let tabApp = App.flatTabs("Recipes", "Drafts", "Plans")
    .with(
      SceneSketch(
        element: "tabBarController", id: "bar", attributes: ["customClass=\"Tabs\""],
        segues: ["tab1", "tab2", "tab3"].map { .holds($0, as: "viewControllers") }))

  private static let badge = "tab-bar/badge"
  private static let disabled = "tab-bar/disabled-tab"
  private static let action = "tab-bar/action-tab"

  static let tabs: [Case] = [
    swift(badge, tabApp, "tab2Screen", "tabBarItem.badgeValue = \"3\"", "tab2"),
    swift(badge, tabApp, "tab2Screen", "navigationController?.tabBarItem.badgeValue = a", "tab2"),
    swift(badge, tabApp, "Tabs: UITabBarController", "tabBar.items?[1].badgeValue = a", "tab2"),
    swift(badge, tabApp, "Tabs", "self.tabBar.items!.first!.badgeValue = a", "tab1"),
    swift(badge, tabApp, "Tabs", "viewControllers?[2].tabBarItem.badgeValue = a", "tab3"),
    swift(badge, tabApp, "tab1Screen", "tabBarController?.tabBar.items?[2].badgeValue = a", "tab3"),
    swift(badge, tabApp, "Base {}; class tab2Screen: Base", "tabBarItem.badgeValue = a", "tab2"),
    objectiveC(badge, tabApp, "tab2Screen", "self.tabBarItem.badgeValue = @\"3\";", "tab2"),
    objectiveC(
      badge, tabApp, "Tabs", "[[self.tabBar.items objectAtIndex:1] setBadgeValue:@\"3\"];", "tab2"),
    objectiveC(badge, tabApp, "Tabs", "self.tabBar.items[1].badgeValue = @\"3\";", "tab2"),
    // Nobody says which tab, or there is no badge.
    swift(badge, tabApp, "tab2Screen", "other.tabBarItem.badgeValue = a"),
    swift(badge, tabApp, "Tabs", "tabBar.items?[index].badgeValue = a"),
    swift(badge, tabApp, "Other", "tabBar.items?[1].badgeValue = a"),
    swift(badge, tabApp, "tab2Screen", "tabBarItem.badgeValue = nil"),
    swift(badge, tabApp, "Tabs", "toolbar.items?[1].badgeValue = a; tabBarItem"),
    objectiveC(badge, tabApp, "tab2Screen", "self.tabBarItem.badgeValue = nil;"),
    swift(
      badge, tabApp, "tab2Screen",
      "#if !targetEnvironment(macCatalyst)\ntabBarItem.badgeValue = a\n#endif"),
    swift(
      badge, tabApp, "tab2Screen",
      "#if targetEnvironment(macCatalyst)\ntabBarItem.badgeValue = a\n#endif"),
    Case(
      rule: badge, app: tabApp,
      code: "class Base {\n func run() { tabBarItem.badgeValue = a }\n}\n"
        + "class tab1Screen: Base {}\nclass tab2Screen: Base {}\n"),
    swift(disabled, tabApp, "Tabs", "tabBar.items?[1].isEnabled = false", "tab2"),
    swift(disabled, tabApp, "tab3Screen", "tabBarItem.isEnabled = false", "tab3"),
    objectiveC(disabled, tabApp, "Tabs", "[self.tabBar.items[1] setEnabled:NO];", "tab2"),
    swift(disabled, tabApp, "Tabs", "tabBar.items?[1].isEnabled = true"),
    swift(disabled, tabApp, "Tabs", "toolbar.items?[1].isEnabled = false; tabBarItem"),
    objectiveC(disabled, tabApp, "Tabs", "[self.tabBar.items[1] setEnabled:YES];"),
    selecting("v is tab2Screen", "tab2"),
    selecting("v == t.viewControllers?[1]", "tab2"),
    selecting("v == t.viewControllers?[index]"),
    selecting("v == tabBarController?.viewControllers?[1]", "tab2"),
    selecting("viewControllers?.firstIndex(of: v) == 1", "tab2"),
    selecting("v.isKind(of: tab2Screen.self)", "tab2"),
    selecting("v is UINavigationController"),
    selecting("v is tab2Screen && !isSignedIn"),
    selecting("!(v is tab2Screen)"),
    selecting("v is tab2Screen { if isSignedIn { return true }; show() }; if a"),
    Case(
      rule: action, app: tabApp,
      code: """
        @interface tab2Screen : UIViewController
        @end
        @implementation Tabs
        - (BOOL)tabBarController:(UITabBarController *)t shouldSelectViewController:(UIViewController *)v {
          if ([v isKindOfClass:[tab2Screen class]]) {
            [self presentViewController:a animated:YES completion:nil];
            return NO;
          }
          return YES;
        }
        @end
        """, isObjectiveC: true, objects: ["tab2"]),
  ]

  /// A tab bar controller that presents something in place of a tab.
  private static func selecting(_ condition: String, _ objects: String...) -> Case {
    Case(
      rule: action, app: tabApp,
      code: """
        class tab2Screen: UIViewController {}
        class Tabs: UITabBarController {
          func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
            if \(condition) {
              present(A(), animated: true)
              return false
            }
            return true
          }
        }
        """, objects: objects)
  }
}

// MARK: - Tab bars

extension CodeRuleTests {
  private static let six = App.flatTabs("A", "B", "C", "D", "E", "F")
  private static let tint = "icons/fixed-tint"
  private static let custom = "tab-bar/user-customizable"

  private static func repeated(_ code: String, _ count: Int) -> String {
    Array(repeating: code, count: count).joined(separator: "\n")
  }

  static let bars: [Case] = [
    swift(
      tint, tabApp, "tab1Screen",
      repeated("tabBarItem.image = a.withRenderingMode(.alwaysOriginal)", 3), "bar"),
    // One or two colors may have a meaning.
    swift(
      tint, tabApp, "tab1Screen",
      repeated("tabBarItem.image = a.withRenderingMode(.alwaysOriginal)", 2)),
    swift(
      tint, tabApp, "tab1Screen",
      repeated(
        "tabBarItem = UITabBarItem(title: a, image: b.withRenderingMode(.alwaysOriginal), tag: 0)",
        3), "bar"),
    objectiveC(
      tint, tabApp, "tab1Screen",
      repeated(
        "self.tabBarItem.image = [a imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];",
        3), "bar"),
    swift(tint, tabApp, "tab1Screen", "icon.image = a.withRenderingMode(.alwaysOriginal)"),
    swift(
      tint, tabApp, "tab1Screen", "tabBarItem.image = a.withRenderingMode(.alwaysTemplate)"),
    objectiveC(
      tint, tabApp, "tab1Screen",
      "self.icon.image = [a imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];"),
    swift(custom, tabApp, "Tabs", "customizableViewControllers = [a]", "bar"),
    swift(custom, tabApp, "Tabs", "tab.allowsHiding = true; UITab.self", "bar"),
    objectiveC(custom, tabApp, "Tabs", "self.customizableViewControllers = @[a];", "bar"),
    swift(custom, tabApp, "Tabs", "customizableViewControllers = nil"),
    swift(custom, six, "Delegate", "tabs.customizableViewControllers = nil"),
    objectiveC(custom, six, "Delegate", "tabs.customizableViewControllers = nil;"),
  ]

  @Test(arguments: [(5, 0), (6, 1)])
  func peopleCanRearrangeSixTabsUnlessCodeSaysOtherwise(tabs: Int, found: Int) throws {
    let app = App.flatTabs((1...tabs).map { "Tab \($0)" })
    #expect(
      try app.adviceWithCode(markers: []).recommendations(of: Self.custom).count == found)
    #expect(try app.advice().recommendations(of: Self.custom).isEmpty)
  }

  @Test(arguments: [("allowsHiding", true), ("x", false)])
  func whatASidebarHeedsAsWellIsDone(api: String, isDone: Bool) throws {
    let advice = try Self.six.adviceWithCode(markers: [.sketch(.tabCustomization, api)])
    let found = try #require(advice.recommendations(of: Self.custom).first)
    #expect((found.status == .done) == isDone)
  }
}

// MARK: - Split views and stacks

extension CodeRuleTests {
  private static let split = App(
    .split("split", "list", "detail").ofClass("Split"),
    .screen("list", .detail("detail")).ofClass("List").holding("<tableView id=\"rows\"/>"),
    .screen("detail"))
  private static let twoSplits = split.with(.screen("detail", .present("other")))
    .with(.split("other", "list"))
  private static let mode = "split-view/display-mode"
  private static let selection = "split-view/selection-not-kept"

  static let columns: [Case] = [
    swift(mode, split, "Split", "preferredDisplayMode = .secondaryOnly", "split"),
    swift(mode, split, "Delegate", "a.preferredDisplayMode = .primaryHidden", "split"),
    swift(mode, split, "Split", "preferredSplitBehavior = .overlay", "split"),
    objectiveC(
      mode, split, "Delegate",
      "split.preferredDisplayMode = UISplitViewControllerDisplayModePrimaryOverlay;", "split"),
    swift(mode, split, "Split", "preferredDisplayMode = .oneBesideSecondary"),
    swift(mode, split, "Split", "preferredDisplayMode = a ? .secondaryOnly : .automatic"),
    swift(
      mode, split, "Split",
      "preferredDisplayMode = .secondaryOnly; preferredDisplayMode = .automatic"),
    swift(mode, twoSplits, "Delegate", "a.preferredDisplayMode = .primaryHidden"),
    objectiveC(
      mode, split, "Delegate",
      "split.preferredDisplayMode = UISplitViewControllerDisplayModeAllVisible;"),
    choosing("List", "t.deselectRow(at: i, animated: true)", "split"),
    choosing("List", "if narrow { t.deselectRow(at: i, animated: true) }"),
    choosing("Other", "t.deselectRow(at: i, animated: true)"),
    Case(
      rule: selection, app: split,
      code: """
        @implementation List
        - (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i {
          [t deselectRowAtIndexPath:i animated:YES];
        }
        @end
        """, isObjectiveC: true, objects: ["split"]),
    Case(
      rule: selection, app: split,
      code: """
        @implementation List
        - (void)collectionView:(UICollectionView *)c didSelectItemAtIndexPath:(NSIndexPath *)i {
          [c deselectItemAtIndexPath:i animated:YES];
        }
        - (void)tableView:(UITableView *)t didDeselectRowAtIndexPath:(NSIndexPath *)i {
        }
        @end
        """, isObjectiveC: true, objects: ["split"]),
    Case(
      rule: selection, app: split,
      code: """
        @implementation List
        - (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i {
          if (narrow) { [t deselectRowAtIndexPath:i animated:YES]; }
        }
        @end
        """, isObjectiveC: true),
  ]

  private static func choosing(
    _ owner: String, _ statement: String, _ objects: String...
  ) -> Case {
    Case(
      rule: selection, app: split,
      code: """
        class \(owner): UIViewController {
          func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
            \(statement)
          }
        }
        """, objects: objects)
  }

  private static let stack = App(
    .stack("nav", "home").ofClass("Nav"), .screen("home", .show("next")).ofClass("Home"),
    .screen("next").ofClass("Next"))
  private static let hidden = "navigation-stack/hidden-nav-bar"

  static let stacks: [Case] = [
    swift(hidden, stack, "Home", "navigationController?.isNavigationBarHidden = true", "nav"),
    swift(
      hidden, stack, "Next", "navigationController?.setNavigationBarHidden(true, animated: a)",
      "nav"),
    swift(
      hidden, stack, "Nav: UINavigationController", "setNavigationBarHidden(true, animated: false)",
      "nav"),
    objectiveC(
      hidden, stack, "Home", "self.navigationController.navigationBarHidden = YES;", "nav"),
    swift(hidden, stack, "Home", "other.isNavigationBarHidden = true"),
    swift(hidden, stack, "Home", "navigationController?.isNavigationBarHidden = false"),
    swift(hidden, stack, "Home", "navigationController?.isNavigationBarHidden = isFull"),
    swift(hidden, stack, "Other", "navigationController?.isNavigationBarHidden = true"),
    swift(
      hidden, stack, "Home",
      "let n = navigationController\nnavigationController?.isNavigationBarHidden = true\n"
        + "n?.setNavigationBarHidden(false, animated: a)"),
    objectiveC(hidden, stack, "Home", "[self.navigationController setNavigationBarHidden:NO];"),
  ]
}

// MARK: - Scenes

extension CodeRuleTests {
  private static let scene = App(
    .screen("home", .show("list")).ofClass("Home"), .list("list").ofClass("List"))
  private static let swipe = "navigation-stack/swipe-only"
  private static let rows = "menu/context-menus"

  static let scenes: [Case] = [
    swift(swipe, scene, "Home", "view.addGestureRecognizer(UISwipeGestureRecognizer())"),
    objectiveC(
      swipe, scene, "Home", "id g = [[UIScreenEdgePanGestureRecognizer alloc] init];", "home"),
    swift(swipe, scene, "Other", "view.addGestureRecognizer(UISwipeGestureRecognizer())"),
    swift(swipe, scene, "Home", "view.addGestureRecognizer(UITapGestureRecognizer())"),
    swift(rows, scene, "List", "let g = UILongPressGestureRecognizer()", "list"),
    swift(rows, scene, "List", "return UISwipeActionsConfiguration(actions: [delete])", "list"),
    objectiveC(
      rows, scene, "List", "id g = [[UILongPressGestureRecognizer alloc] init];", "list"),
    // A long press on a screen without a list is on no row.
    swift(rows, scene, "Home", "let g = UILongPressGestureRecognizer()"),
    swift(rows, scene, "List", "let g = UITapGestureRecognizer()"),
    objectiveC(
      rows, scene, "Home", "id g = [[UILongPressGestureRecognizer alloc] init];"),
  ]
}
