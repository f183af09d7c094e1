import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Where advice about stacks, pages, and sheets is left out.
@Suite struct NavigationRuleTests {
  /// A stack of pages with code, and whether its levels are too many.
  @Test(arguments: [
    ("", "", true), ("navigationItem.hidesBackButton = true", "", false),
    ("navigationItem.hidesBackButton = true", "func aside() { show(Last(), sender: nil) }", true),
    ("navigationItem.hidesBackButton = isBusy", "", true),
  ])
  func stepsOfATaskAreNoLevels(end: String, aside: String, areLevels: Bool) throws {
    let code = """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        func start() {
          window?.rootViewController = UINavigationController(rootViewController: List())
        }
      }
      class List: UITableViewController {
        func add() { show(Record(), sender: nil) }
        func results() { show(Results(), sender: nil) }
      }
      class Results: UIViewController {}
      class Record: UIViewController { func next() { show(Genre(), sender: nil) }\n\(aside)\n}
      class Genre: UITableViewController { func next() { show(Comments(), sender: nil) } }
      class Comments: UIViewController { func next() { show(Last(), sender: nil) } }
      class Last: UIViewController { override func viewDidLoad() { \(end) } }
      """
    let found = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
      .recommendations(of: "navigation-stack/deep-stack")
    #expect(!found.isEmpty == areLevels)
  }

  @Test(arguments: [("Steps", true), ("Onboarding", false)])
  func aFirstRunIsNoHierarchy(name: String, isHierarchy: Bool) throws {
    let app = App(.screen("home", .present("one")))
      .with(.screen("one", .push("two")).ofClass("\(name)ViewController"))
      .with(.screen("two", .push("three"))).with(.screen("three", .push("four")))
      .with(.screen("four"))
    let found = try app.advice().recommendations(of: "modal/sheet-with-hierarchy")
    #expect(!found.isEmpty == isHierarchy)
  }

  @Test(arguments: [(2, false), (1, true), (0, true)])
  func aFormThatIsMostlyASheetIsNotWhereTheAppStarts(sheets: Int, isStart: Bool) throws {
    let elsewhere = (0..<sheets).map { number in
      """
      func add\(number)() {
        let stack = UINavigationController(rootViewController: FormController())
        present(stack, animated: true)
      }
      """
    }.joined(separator: "\n")
    let code = """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        func start() { window?.rootViewController = HomeController() }
        func connect() {
          window?.rootViewController = UINavigationController(rootViewController: FormController())
        }
      }
      class HomeController: UIViewController {
      \(elsewhere)
      }
      class FormController: UITableViewController {
        func choose() { show(ChoiceController(), sender: nil) }
      }
      class ChoiceController: UIViewController {}
      """
    let found = try MigrationStrategyTests.advice(onCode: ["App.swift": code])
      .recommendations(of: "split-view/candidate-from-stack")
    #expect(!found.isEmpty == isStart)
  }

  @Test(arguments: [("", true), ("extension Grid: UICollectionViewDelegateFlowLayout {}", false)])
  func aGridIsNoListForASidebar(code: String, isCandidate: Bool) throws {
    let app = App(
      .stack("nav", "grid"),
      .controller("collectionViewController", "grid", .show("detail")).ofClass("Grid"),
      .screen("detail")
    ).starting("nav")
    let found = try Self.advice(on: app, with: "class Grid: UICollectionViewController {}\n" + code)
      .recommendations(of: "split-view/candidate-from-stack")
    #expect(!found.isEmpty == isCandidate)
  }

  @Test(arguments: [(2, ["tab-bar/in-modal"]), (5, ["modal/sheet-with-hierarchy"])])
  func onePresentedTabBarHasOneRemedy(tabs: Int, rules: [String]) throws {
    let ids = (1...tabs).map { "tab\($0)" }
    let others = (1...12).map { "other\($0)" }
    var app = App(
      .screen("home").adding([.present("bar")] + others.map { .show($0) }), .tabs("bar", ids))
    for id in others { app = app.with(.screen(id)) }
    for id in ids { app = app.with(.screen(id).tab(id)) }
    let advice = try app.advice()
    let both = ["tab-bar/in-modal", "modal/sheet-with-hierarchy"]
    #expect(both.filter { !advice.recommendations(of: $0).isEmpty } == rules)
    // What the team has declined silences nothing.
    let team = "decisions: [{ rule: modal/sheet-with-hierarchy, status: declined, reason: r }]"
    let other = try app.advice(team: team)
    #expect(!other.recommendations(of: "tab-bar/in-modal").isEmpty)
  }

  @Test(arguments: [(SegueSketch.show("next"), true), (.present("next"), false)])
  func segmentsOfASheetStayInIt(segue: SegueSketch, areInToolbar: Bool) throws {
    let app = App(.stack("nav", "home"), .screen("home", segue)).starting("nav")
      .with(.screen("next").navigationItem(nil, segments("choice", "A", "B")))
    let found = try app.advice().recommendations(of: "toolbar/segmented-title-view")
    #expect(!found.isEmpty == areInToolbar)
  }

  @Test(arguments: [("UIKit", false), ("CoreMotion", true)])
  func aDeclarationWithoutCodeHasNoEffect(module: String, isFound: Bool) throws {
    let sketch = RouteSketch(
      settings:
        "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSMotionUsageDescription = Steps;",
      files: ["App/A.swift": "import \(module)\nclass List: UITableViewController {}"])
    let found = try sketch.advice().recommendations(of: "project/device-only-capabilities")
    #expect(!found.isEmpty == isFound)
  }

  private static func advice(on app: App, with code: String) throws -> Advice {
    var project = app.graph.project
    project.source = try evidence(of: code)
    return Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
  }
}
