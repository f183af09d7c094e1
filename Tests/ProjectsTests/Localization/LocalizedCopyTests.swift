import InterfaceBuilder
import Projects
import TestSupport
import Testing

import struct FileReading.SourceLocation

@Suite struct LocalizedCopyTests {
  private static func main(_ title: String, _ id: String = "a", to segue: SegueSketch = .show("a"))
    -> String
  {
    storyboard(initial: id, .screen(id, segue).titled(title))
  }

  @Test(
    arguments: [
      (["Base", "de", "en"], "Base"), (["Aa", "Base"], "Base"), (["de", "en", "fr"], "en"),
      (["Aa", "English", "de"], "English"), (["de", "fr"], "de"), (["fr"], "fr"),
    ])
  func oneOfTheCopiesCounts(languages: [String], kept: String) throws {
    let project = try project(languages.map { ("\($0).lproj/Main.storyboard", Self.main($0)) })
    #expect(project.documents.map(\.file) == ["\(kept).lproj/Main.storyboard"])
    #expect(project.documents.flatMap(\.controllers).map(\.title) == [kept])
    #expect(project.problems.isEmpty)
  }

  @Test(
    arguments: [
      main("de", "b"), main("de", to: .modal("a")),
      storyboard(
        initial: "a", .screen("a", .show("a")), .screen("b")),
    ])
  func aCopyWithOtherNavigationGivesANote(copy: String) throws {
    let project = try project([
      ("Base.lproj/Main.storyboard", Self.main("Base")), ("de.lproj/Main.storyboard", copy),
    ])
    #expect(project.documents.map(\.file) == ["Base.lproj/Main.storyboard"])
    let problem = try #require(project.problems.first)
    #expect(project.problems.count == 1)
    #expect(problem.level == .note)
    #expect(problem.location == SourceLocation(file: "de.lproj/Main.storyboard", line: 1))
    #expect(problem.message.contains("Base.lproj/Main.storyboard"))
  }

  @Test func filesInOtherFoldersAreNoCopies() throws {
    let files = [
      "App/Base.lproj/Main.storyboard", "App/Main.storyboard", "App/de.lproj/Menu.storyboard",
      "Clip/de.lproj/Main.storyboard", "Main.storyboard",
    ]
    let project = try project(files.map { ($0, Self.main("x")) })
    #expect(project.documents.map(\.file) == files)
  }

  @Test func copiesKeepThePlaceOfTheFirst() throws {
    let project = try project([
      ("Aa.lproj/Main.storyboard", Self.main("x")), ("B.storyboard", Self.main("x")),
      ("Base.lproj/Main.storyboard", Self.main("x")),
    ])
    #expect(project.documents.map(\.file) == ["Base.lproj/Main.storyboard", "B.storyboard"])
  }

  @Test func eachCopyIsCounted() throws {
    let input = try withFolder([
      "Base.lproj/Main.storyboard": Self.main("Base"), "de.lproj/Main.storyboard": Self.main("de"),
    ]) { InputReader(threads: 1).read([$0]) }
    #expect(input.statistics.storyboards == 2)
    #expect(input.statistics.scenes == 2)
  }

  private func project(_ files: [(String, String)]) throws -> Project {
    try withFolder(files: files.map { (key: $0.0, value: $0.1) }) { root in
      try #require(InputReader(threads: 1).read([root]).projects.first)
    }
  }
}
