import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing
import XcodeProject

@Suite struct PathFilterTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  private static let files: KeyValuePairs = [
    "App.xcodeproj/": "", "Main.storyboard": screen, "Legacy/Old.storyboard": screen,
    "Tests/Host/Host.storyboard": screen, "Tests/Other.storyboard": screen,
    "Tests/Host/Info.plist": mainStoryboard("Host"),
  ]

  private func read(_ filter: PathFilter) throws -> Input {
    try withFolder(Self.files) { root in
      let reader = InputReader(threads: 1)
      var projects = reader.projects(below: [root])
      for index in projects.indices { projects[index].apply(filter) }
      return reader.read(projects: projects)
    }
  }

  @Test(
    arguments: [
      ([], [], ["Main.storyboard", "Legacy/Old.storyboard"]),
      ([], ["Legacy/**"], ["Main.storyboard"]), ([], ["Old.storyboard"], ["Main.storyboard"]),
      (
        ["Tests/Host/**"], [],
        ["Main.storyboard", "Legacy/Old.storyboard", "Tests/Host/Host.storyboard"]
      ),
      (
        ["Tests"], ["Tests/Host", "Legacy"], ["Main.storyboard", "Tests/Other.storyboard"]
      ),
      (["Legacy"], ["Legacy"], ["Main.storyboard"]),
    ] as [([String], [String], [String])])
  func judged(include: [String], exclude: [String], files: [String]) throws {
    let input = try read(PathFilter(include: include, exclude: exclude))
    #expect(Set(input.projects.flatMap(\.documents).map(\.file)) == Set(files))
    #expect(input.statistics.storyboards == 4)
  }

  @Test func whatIsExcludedIsANote() throws {
    let input = try read(PathFilter(exclude: ["Legacy/**"]))
    let messages = input.projects.flatMap(\.problems).map { "\($0.location.file): \($0.message)" }
    #expect(
      messages.contains(
        ".: 1 document is counted and left out of the advice, because it matches Legacy/**, which is "
          + "excluded."))
  }

  @Test func propertyListsComeBackWithTheirFolder() throws {
    #expect(try read(PathFilter()).projects.flatMap(\.propertyLists).isEmpty)
    let input = try read(PathFilter(include: ["Tests/Host/**"]))
    #expect(input.projects.flatMap(\.propertyLists).map(\.file) == ["Tests/Host/Info.plist"])
  }

  @Test func aProjectThatIsExcludedIsNone() throws {
    let input = try read(PathFilter(exclude: ["**"]))
    #expect(input.projects.isEmpty && input.problems.count == 1)
    #expect(input.statistics.storyboards == 4)
  }

  @Test func globsMayBeSeenFromFurtherUp() throws {
    let input = try read(PathFilter(exclude: ["Apps/One/Legacy"], prefix: "Apps/One"))
    #expect(input.projects.flatMap(\.documents).count == 1)
    let other = try read(PathFilter(exclude: ["Apps/One/Legacy"], prefix: "Apps/Two"))
    #expect(other.projects.flatMap(\.documents).count == 2)
  }

  @Test func projectsKnowTheirFolders() throws {
    try withFolder([
      "A/A.xcodeproj/": "", "A/a.storyboard": Self.screen, "b.storyboard": Self.screen,
    ]) { root in
      let listed = InputReader(threads: 1).projects(below: [root, root + "/A/a.storyboard"])
      #expect(listed.map(\.folder) == [root, root + "/A"])
      let one = InputReader(threads: 1).read([root + "/A/a.storyboard"])
      #expect(one.projects.map(\.folder) == [root + "/A"])
    }
  }
}
