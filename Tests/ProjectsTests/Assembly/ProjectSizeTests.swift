import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence
import TestSupport
import Testing

@Suite struct ProjectSizeTests {
  @Test func whatIsTooMuchIsCountedAndNotJudged() throws {
    let scenes = (0..<6_000).map { SceneSketch.screen("v\($0)") }
    let large = storyboard(scenes)
    try withFolder(["a.storyboard": large, "b.storyboard": large, "c.storyboard": storyboard()]) {
      let input = InputReader(threads: 2).read([$0])
      let project = try #require(input.projects.first)
      #expect(project.documents.map(\.file) == ["a.storyboard", "c.storyboard"])
      #expect(project.problems.map(\.location.file) == ["b.storyboard"])
      #expect(project.problems.allSatisfy { $0.level == .error })
      #expect(project.problems.first?.message.contains("10,000 controllers") == true)
      #expect(input.statistics.storyboards == 3)
    }
  }

  @Test func whatCodeMakesCountsToo() throws {
    let scenes = (0..<9_998).map { SceneSketch.screen("v\($0)") }
    let tabs = """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [A(), B(), C()] }
      }
      """
    try withFolder(["a.storyboard": storyboard(scenes), "Tabs.swift": tabs]) {
      let project = try #require(InputReader(threads: 2).read([$0]).projects.first)
      #expect(project.documents.map(\.file) == ["a.storyboard"])
      #expect(project.source?.containers.isEmpty == true)
      #expect(project.problems.map(\.location.file) == ["Tabs.swift"])
    }
  }

  @Test func seguesCountToo() throws {
    let pushes = String(repeating: "<segue kind=\"show\" destination=\"v\"/>", count: 100_001)
    let text = storyboard(
      .controller("viewController", "v").containing(
        "<view><connections>\(pushes)</connections></view>"))
    try withFolder(["a.storyboard": text]) {
      let project = try #require(InputReader(threads: 1).read([$0]).projects.first)
      #expect(project.documents.isEmpty && project.problems.count == 1)
    }
  }
}
