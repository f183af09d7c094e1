import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite struct ReadProjectTests {
  @Test func whatIsInNoAppHasNoEntry() throws {
    let screen = storyboard(initial: "a", .screen("a"))
    var project = try #require(graphs(["Main.storyboard": screen]).first).project
    #expect(NavigationGraph(project).entryPoints.count == 1)
    project.kind = .rest
    #expect(NavigationGraph(project).entryPoints.isEmpty)
  }

  @Test func codeThatMakesAContainerIsAnEntry() throws {
    let tabs = """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [First()] }
      }
      class First: UIViewController {}
      """
    #expect(try graphs(["Tabs.swift": tabs]).map { $0.entryPoints.map(\.node) } == [[0]])
  }

  private func graphs(_ files: KeyValuePairs<String, String>) throws -> [NavigationGraph] {
    try withFolder(files) { InputReader(threads: 1).read([$0]) }.projects
      .map { NavigationGraph($0) }
  }
}
