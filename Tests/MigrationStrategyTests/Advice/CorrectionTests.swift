import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// A team's corrections of what was read.
@Suite struct CorrectionTests {
  @Test func tabsReplaceThoseThatWereReadAndKeepTheirScreens() throws {
    let app = App.flatTabs("Home", "Debug")
    let advice = try app.advice(
      team: "structures: [{ object: Main.storyboard#bar, tabs: [Catalog, Home, Profile] }]")
    let bar = try advice.subject(.tabBar, "bar")
    #expect(bar.titles == ["Catalog", "Home", "Profile"])
    let files = bar.children.map { advice.subjects[$0].location.file }
    #expect(files == [".macward.yml", "Main.storyboard", ".macward.yml"])
    let reason = try advice.decision(.tabBar, "bar").reasons.first?.text
    #expect(reason == "Its tabs are those that .macward.yml names.")
  }

  @Test func tabsReplaceThoseThatCodeSetsAndKeepTheirScreens() throws {
    let code = """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let home = Home()
          home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          let debug = Debug()
          debug.tabBarItem = UITabBarItem(title: "Debug", image: nil, tag: 1)
          viewControllers = [home, debug]
        }
      }
      class Home: UIViewController {}
      class Debug: UIViewController {}
      """
    var project = App(.tabs("bar").ofClass("Tabs")).starting("bar").graph.project
    project.source = try evidence(of: code)
    let team = "structures: [{ object: Main.storyboard#bar, tabs: [Home, Profile, Help] }]"
    let advice = Strategy(try Catalog.inBinary.get())
      .advice(for: project, try Configuration(".macward.yml", text: team))
    let bar = try advice.subject(.tabBar, "bar")
    #expect(bar.titles == ["Home", "Profile", "Help"])
    let files = bar.children.map { advice.subjects[$0].location.file }
    #expect(files == ["App.swift", ".macward.yml", ".macward.yml"])
    #expect(
      advice.graph.problems.map(\.message) == [
        "The tab Debug (App.swift:5) is not among these tabs, and is dropped with its screens: add it, "
          + "with 'shows: Debug', or leave it out with 'ignore' and a reason."
      ])
  }

  private static let tabsInCode = """
    class Tabs: UITabBarController {
      override func viewDidLoad() {
        let home = UINavigationController(rootViewController: Home())
        home.tabBarItem.badgeValue = "1"
        let list = List()
        list.tabBarItem = UITabBarItem(title: names[1], image: nil, tag: 1)
        let debug = Debug()
        debug.tabBarItem = UITabBarItem(title: "Debug", image: nil, tag: 2)
        viewControllers = [home, list, debug]
      }
    }
    class Home: UIViewController {
      func open() { navigationController?.pushViewController(Detail(), animated: true) }
    }
    class Detail: UIViewController {}
    class List: UIViewController {}
    class Debug: UIViewController {}
    """

  private func advice(team: String) throws -> (Advice, Configuration) {
    var project = App(.tabs("bar").ofClass("Tabs")).starting("bar").graph.project
    project.source = try evidence(of: Self.tabsInCode)
    let team = try Configuration(".macward.yml", text: team).resolved(in: project)
    return (Strategy(try Catalog.inBinary.get()).advice(for: project, team), team)
  }

  @Test(arguments: [
    "structures: [{ object: Main.storyboard#bar, tabs: [Start, Things, Debug] }]",
    "tabs: [{ object: Main.storyboard#bar, titles: [Start, Things, Debug] }]",
    "answers: { list-the-tabs: { Main.storyboard#bar: [Start, Things, Debug] } }",
    """
    structures:
      - object: Tabs
        tabs: [{ title: Things, shows: List }, { title: Start, shows: Home }, { shows: Debug }]
    """,
  ])
  func titlesOfTabsKeepWhatWasReadOfThem(text: String) throws {
    let (advice, team) = try advice(team: text)
    let bar = try advice.subject(.tabBar, "bar")
    let isSorted = text.contains("shows")
    #expect(
      bar.titles == (isSorted ? ["Things", "Start", "Debug"] : ["Start", "Things", "Debug"]))
    #expect(bar.children.allSatisfy { advice.subjects[$0].location.file == "App.swift" })
    let read = try self.advice(team: "").0.subject(.tabBar, "bar")
    #expect(bar.facts[.badges] == 1 && bar.facts[.deepestTab] == read.facts[.deepestTab])
    #expect(advice.staleChoices(of: team).isEmpty)
  }

  @Test func aTabIsLeftOutWithItsReason() throws {
    let (advice, _) = try advice(
      team: """
        structures:
          - object: Main.storyboard#bar
            tabs: [Start, Things, { shows: Debug, ignore: Debug builds only. }]
        """)
    #expect(try advice.subject(.tabBar, "bar").titles == ["Start", "Things"])
    #expect(
      advice.graph.problems.map(\.message)
        == ["The tab Debug (App.swift:7) is left out: Debug builds only."])
  }

  @Test func twoStatementsOfOneFactAreAnError() throws {
    let (advice, team) = try advice(
      team: """
        structures: [{ object: Main.storyboard#bar, tabs: [A, B, C] }]
        answers: { list-the-tabs: { Tabs: [D, E, F, G] } }
        """)
    #expect(try advice.subject(.tabBar, "bar").titles == ["A", "B", "C"])
    let problems = advice.staleChoices(of: team)
    #expect(problems.map(\.level) == [.error] && problems.map(\.location.line) == [2])
    #expect(
      problems[0].message.hasPrefix("This says again what line 1 says about Main.storyboard#bar"))
  }

  @Test(arguments: [
    ("Main.storyboard#gone", "There is no structure Main.storyboard#gone"),
    ("Main.storyboard#baz", "Did you mean Main.storyboard#bar?"),
    ("Other.storyboard#bar", "It may be Main.storyboard#bar."),
    ("App.swift:900", "There is no structure App.swift:900"),
    ("Nobody", "There is no structure Nobody"),
  ])
  func anAddressOfNothingNamesWhatThereIs(object: String, message: String) throws {
    let (advice, team) = try advice(team: "structures: [{ object: \(object), role: root }]")
    let problem = try #require(advice.staleChoices(of: team).first)
    #expect(problem.level == .error && problem.message.contains(message), "\(problem.message)")
  }

  @Test func aViewThatNoScreenShowsCanBeTheFirstScreen() throws {
    var project = App(.stack("nav", nil)).starting("nav").graph.project
    project.source = try evidence(of: "struct Start: View { var body: some View { Text(\"A\") } }")
    let text = "structures: [{ object: Main.storyboard#nav, starts-with: Start }]"
    let team = try Configuration(".macward.yml", text: text)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, team)
    #expect(advice.staleChoices(of: team).isEmpty)
    let stack = ScreenName(file: "Main.storyboard", id: "nav")
    let node = try #require(advice.graph.node(named: stack))
    #expect(advice.graph.screen(advice.graph.root(of: node)).customClass == "Start")
  }

  @Test func aRoleTakesPrecedence() throws {
    let app = App(.screen("home"), .tabs("bar", "a", "b"), .screen("a"), .screen("b"))
      .starting("home")
    let embedded = try app.advice(
      team: "structures: [{ object: Main.storyboard#bar, role: embedded }]"
    ).subject(.tabBar, "bar")
    #expect(embedded.facts[.role] == "embedded" && embedded.facts[.isTopLevel] == false)
    let advice = try app.advice(
      team: "structures: [{ object: Main.storyboard#bar, role: root }]")
    let bar = try advice.subject(.tabBar, "bar")
    #expect(bar.facts[.role] == "root" && bar.facts[.isTopLevel] == true)
    #expect(
      try advice.decision(.tabBar, "bar").reasons.first?.text
        == "Corrected in .macward.yml: its role is root.")
    #expect(
      advice.graph.entryPoints.map(\.source).contains(.declared(file: ".macward.yml")))
  }

  @Test func whatIsIgnoredIsLeftOutWithItsReason() throws {
    let app = App(
      .screen("home").holding(segments("choice", "A", "B")), .tabs("bar", "a"), .screen("a"))
    let advice = try app.advice(
      team: """
        structures:
          - { object: Main.storyboard#bar, ignore: It is for tests. }
          - { object: Main.storyboard#choice, ignore: It is a filter. }
        """)
    let kinds = advice.subjects.all.map(\.kind)
    #expect(!kinds.contains(.tabBar) && !kinds.contains(.segmentedControl))
    #expect(
      advice.graph.problems.map(\.message) == [
        "Main.storyboard#bar is left out: It is for tests.",
        "Main.storyboard#choice is left out: It is a filter.",
      ])
  }

  @Test func whatLeadsToACopyLeadsToTheContainerThatItIs() throws {
    let app = App(
      .screen("home", .show("copy")), .tabs("copy"), .tabs("bar", "a", "b"), .screen("a"),
      .screen("b")
    ).starting("home")
    let advice = try app.advice(
      team: "structures: [{ object: Main.storyboard#copy, same-as: Main.storyboard#bar }]")
    #expect(advice.subjects.all.filter { $0.kind == .tabBar }.map(\.object) == ["bar"])
    #expect(try advice.subject(.tabBar, "bar").facts[.role] != "orphan")
  }

  @Test func aStackStartsWithAScreenThatIsNamed() throws {
    let app = App(.stack("nav", nil), .list("list", .show("detail")), .screen("detail"))
      .starting("nav")
    let advice = try app.advice(
      team: "structures: [{ object: Main.storyboard#nav, starts-with: Main.storyboard#list }]")
    #expect(try advice.decision(.navigationStack, "nav").outcome == "sidebar")
  }

  @Test func aCorrectionOfNothingIsANote() throws {
    let text = """
      structures:
        - { object: Main.storyboard#gone, role: root }
        - { object: Main.storyboard#nav, tabs: [A] }
        - { object: Main.storyboard#nav, starts-with: Nobody }
      """
    let advice = try App(.stack("nav", "list"), .screen("list")).advice(team: text)
    let notes = advice.staleChoices(of: try Configuration(".macward.yml", text: text))
    #expect(notes.map(\.location.line) == [2, 3, 4])
    #expect(notes.first?.message.hasPrefix("There is no structure Main.storyboard#gone") == true)
    #expect(notes.last?.message.hasPrefix("No controller or view is called Nobody") == true)
  }

  @Test(arguments: [
    ("at: App.swift:3, has: Gallery()", nil, true),
    ("at: App.swift:3", nil, true), ("at: [App.swift:3, App.swift:5]", nil, true),
    ("at: App.swift:5, has: Gallery()", "“Gallery()” is in line 3 of App.swift now.", true),
    ("at: App.swift:3, has: Nobody()", "App.swift:3 does not have “Nobody()”", false),
    ("at: App.swift:300", "lines, and not line 300", false),
    ("at: None.swift:3", "There is no file None.swift", false),
    ("at: App.swift:50", "App.swift:50 is not about Gallery", false), ("by: Kim", nil, true),
  ])
  func evidenceIsLookedUp(keys: String, message: String?, isApplied: Bool) throws {
    let code =
      """
      class Start {
        func open() {
          show(Gallery())
        }
        func close() {}
      }
      class Gallery: UIViewController {}

      """ + String(repeating: "// Nothing.\n", count: 53)
    let folder = try TemporaryFolder()
    try folder.write(code, to: "App.swift")
    var project = App(.stack("nav", nil)).starting("nav").graph.project
    project.source = try evidence(of: code)
    project.folder = folder.path
    let text = "structures: [{ object: Main.storyboard#nav, starts-with: Gallery, \(keys) }]"
    let team = try Configuration(".macward.yml", text: text).resolved(in: project)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, team)
    let problem = advice.staleChoices(of: team).first
    #expect(
      problem?.message.contains(message ?? "?") ?? (message == nil), "\(problem?.message ?? "")")
    #expect((problem?.level == .error) == !isApplied)
    #expect(team.appliedCorrections.isEmpty == !isApplied)
  }
}
