import FileReading
import Projects
import TestSupport
import Testing

/// Documents that an app is to start with and cannot start with.
@Suite struct StartDocumentTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  private func notes(
    settings: String, copies: [String] = ["Main.storyboard"], _ files: [(String, String)] = []
  ) throws -> [String] {
    let target = TargetSketch("App", copies: copies, settings: settings)
    let all = [
      ("App.xcodeproj/project.pbxproj", projectFile([target])), ("Main.storyboard", Self.screen),
    ]
    let input = try withFolder(files: (all + files).map { (key: $0, value: $1) }) { root in
      InputReader(threads: 1).read([root])
    }
    let project = try #require(input.projects.first { $0.kind == .app })
    #expect(project.startProblems.allSatisfy(project.problems.contains))
    return project.startProblems.map(\.message)
  }

  private static let start = "INFOPLIST_KEY_UIMainStoryboardFile = Start;"

  @Test(arguments: [
    ([], ["Main.storyboard"], "it has no Start.storyboard: correct the name"),
    ([("Start.storyboard", storyboard())], ["Start.storyboard"], "Start.storyboard has no scenes"),
    (
      [("Start.storyboard", storyboard(.screen("a")))], ["Start.storyboard"],
      "Start.storyboard has no initial view controller"
    ),
    (
      [("Start.storyboard", screen)], ["Main.storyboard"],
      "no target of the project contains Start.storyboard"
    ),
  ])
  func saysWhatIsMissing(files: [(String, String)], copies: [String], message: String) throws {
    let notes = try notes(settings: Self.start, copies: copies, files)
    #expect(notes.count == 1)
    #expect(notes.first?.contains("“Start”, and \(message)") == true)
  }

  @Test func aDocumentThatIsThereIsFine() throws {
    #expect(try notes(settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;").isEmpty)
    #expect(try notes(settings: "").isEmpty)
    // What cannot be read is a problem of its own.
    let broken = [("Start.storyboard", "<document")]
    #expect(try notes(settings: Self.start, copies: ["Start.storyboard"], broken).isEmpty)
  }

  @Test func aNameHasNoEnding() throws {
    let notes = try notes(settings: "INFOPLIST_KEY_UIMainStoryboardFile = \"Main.storyboard\";")
    #expect(notes.map { $0.contains("the name of a document has no .storyboard") } == [true])
  }
}
