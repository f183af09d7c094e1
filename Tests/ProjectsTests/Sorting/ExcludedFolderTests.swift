import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct ExcludedFolderTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test(
    arguments: [
      "Tests", "AppUITests", "test", "ParserFixtures", "Pods", "Carthage", "DerivedData", ".build",
      "node_modules", "Tests/Resources", "App/Single.xctemplate", "fr.xcloc/Source Contents",
    ])
  func whatStandsAsideCountsAndIsNotJudged(folder: String) throws {
    let input = try read([
      "App.xcodeproj/": "", "Main.storyboard": Self.screen,
      "\(folder)/Other.storyboard": Self.screen,
    ])
    let isHidden = folder.hasPrefix(".")
    #expect(input.projects.flatMap(\.documents).map(\.file) == ["Main.storyboard"])
    #expect(input.statistics.storyboards == (isHidden ? 1 : 2))
    #expect(input.projects.flatMap(\.problems).count == (isHidden ? 0 : 1))
  }

  @Test(arguments: ["Latest", "ReaderTest", "TestFlight", "Contest", "Podcasts", "Specification"])
  func otherFoldersAreJudged(folder: String) throws {
    let input = try read(["\(folder)/Main.storyboard": Self.screen])
    #expect(input.projects.flatMap(\.documents).count == 1)
  }

  @Test func whoNamesTheFolderMeansIt() throws {
    try withFolder(["App/Tests/Main.storyboard": Self.screen]) { root in
      let input = InputReader(threads: 1).read([root + "/App/Tests"])
      #expect(input.projects.flatMap(\.documents).count == 1)
      let all = InputReader(threads: 1, includesExcludedFolders: true).read([root + "/App"])
      #expect(all.projects.flatMap(\.documents).count == 1)
    }
  }

  @Test func aProjectOfTestsIsANoteAndNoProject() throws {
    let input = try read([
      "App/Main.storyboard": Self.screen, "Tests/Demo/Demo.xcodeproj/": "",
      "Tests/Demo/A.storyboard": Self.screen, "Tests/Demo/B.xib": Self.screen,
      "Tests/Demo/Broken.xib": "",
    ])
    #expect(input.projects.map(\.root) == ["."])
    #expect(
      input.problems.map { "\($0.level) \($0.location.file)" } == [
        "note Tests/Demo", "note Tests/Demo/Broken.xib",
      ])
    #expect(
      input.problems.first?.message
        == "2 documents here are counted and left out of the advice, because this is a folder of "
        + "tests. Name the folder to review it.")
    #expect(!input.isEmpty)
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }
}
