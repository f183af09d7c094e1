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
    let team = "structures: [{ object: Main.storyboard#bar, tabs: [Home, Profile] }]"
    let advice = Strategy(try Catalog.inBinary.get())
      .advice(for: project, try Configuration(".macward.yml", text: team))
    let bar = try advice.subject(.tabBar, "bar")
    #expect(bar.titles == ["Home", "Profile"])
    let files = bar.children.map { advice.subjects[$0].location.file }
    #expect(files == ["App.swift", ".macward.yml"])
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
    #expect(notes.last?.message.hasPrefix("No controller is called Nobody") == true)
  }
}
