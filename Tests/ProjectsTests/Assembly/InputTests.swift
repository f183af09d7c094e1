import FileReading
import Foundation
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct InputTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test func severalPathsAreReadOneAfterAnother() throws {
    try withFolder([
      "Two/Main.storyboard": Self.screen, "One/One.xcodeproj/": "",
      "One/Main.storyboard": Self.screen, "One/Kit/Package.swift": "", "One/Kit/K.xib": Self.screen,
    ]) {
      let input = InputReader(threads: 2).read([$0 + "/Two", $0 + "/One", $0 + "/One/Kit/K.xib"])
      #expect(input.projects.map(\.root) == ["Two", "One", "One/Kit"])
      #expect(input.statistics.storyboards == 2)
      #expect(input.statistics.xibs == 1)
    }
  }

  @Test func foldersOfOneNameAreDistinguished() throws {
    try withFolder([
      "a/App/Main.storyboard": Self.screen, "b/App/Main.storyboard": Self.screen,
      "c/Other/Main.storyboard": Self.screen,
    ]) { root in
      let paths = ["a/App", "b/App", "c/Other"].map { root + "/" + $0 }
      let input = InputReader(threads: 1).read(paths)
      #expect(input.projects.map(\.root) == ["a/App", "b/App", "Other"])
    }
  }

  @Test(
    arguments: [
      ["", ""], ["", "/App"], ["/App", ""], ["", "/./App/../App"],
      ["/App", "/App/Main.storyboard"],
      ["/App/Main.storyboard", "/App/Main.storyboard"], ["/App/", "//App"],
    ])
  func theSameFileByTwoPathsCountsOnce(paths: [String]) throws {
    try withFolder(["App/Main.storyboard": Self.screen]) { root in
      let input = InputReader(threads: 1).read(paths.map { root + $0 })
      #expect(input.statistics.storyboards == 1)
      #expect(input.projects.count == 1)
    }
  }

  @Test func theSameFileThroughALinkCountsOnce() throws {
    try withFolder(["App/Main.storyboard": Self.screen]) { root in
      try FileManager.default.createSymbolicLink(
        atPath: root + "/Link", withDestinationPath: "App")
      let input = InputReader(threads: 1).read([root + "/App", root + "/Link"])
      #expect(input.statistics.storyboards == 1)
    }
  }

  @Test func aMissingPathHoldsNothing() throws {
    try withFolder(["App/Main.storyboard": Self.screen]) { root in
      let input = InputReader(threads: 1).read([root + "/None"])
      #expect(input.statistics == noStatistics())
      #expect(input.isEmpty)
    }
  }

  @Test func whatCannotBeReadIsAProblemOfItsProject() throws {
    let input = try read([
      "Main.storyboard": Self.screen, "Broken.storyboard": "<document>", "Empty.xib": "",
      "Mac.storyboard": "<document targetRuntime=\"MacOSX.Cocoa\"/>", "Old.xib": "<archive/>",
      "Info.plist": "UIMainStoryboardFile = = ;", "Other.plist": "garbage",
    ])
    let project = try #require(input.projects.first)
    #expect(project.documents.map(\.file) == ["Main.storyboard"])
    #expect(project.leftOut == [.macOS: 1])
    #expect(
      project.problems.map { "\($0.level) \($0.location.file)" } == [
        "error Broken.storyboard", "error Empty.xib", "note Old.xib", "note Info.plist",
        "note Mac.storyboard",
      ])
    #expect(input.problems.isEmpty)
  }

  @Test func threadsLeaveNoTrace() throws {
    try withFolder(["Package.swift": ""]) { root in
      for index in 0..<60 {
        let folder = "\(root)/P\(index % 7)/P.xcodeproj"
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        let text =
          index % 5 == 0 ? "<broken>" : Self.screen.replacing("\"a\"", with: "\"\(index)\"")
        let file = "\(root)/P\(index % 7)/\(index).storyboard"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
      }
      let one = InputReader(threads: 1).read([root])
      #expect(one.projects.count == 7)
      for threads in [0, 2, 4, 16] {
        let input = InputReader(threads: threads).read([root])
        #expect(input.statistics == one.statistics)
        #expect(input.projects.map(summary) == one.projects.map(summary))
      }
    }
  }

  /// All that a project holds, in its order.
  private func summary(_ project: Project) -> [String] {
    [project.name, project.root] + project.problems.map { "\($0)" }
      + project.documents.flatMap { [$0.file] + $0.controllers.map(\.id) }
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }
}
