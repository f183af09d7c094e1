import FileReading
import Foundation
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct ProjectTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  @Test func aProjectIsTheNearestFolderThatHoldsOne() throws {
    let input = try read([
      "loose.storyboard": Self.screen, "Sub/loose.xib": Self.screen,
      "One/One.xcodeproj/": "", "One/App/Base.lproj/Main.storyboard": Self.screen,
      "One/Kit/Package.swift": "", "One/Kit/Sources/Kit.storyboard": Self.screen,
      "Two/Two.xcworkspace/": "", "Two/Main.storyboard": Self.screen,
    ])
    #expect(input.projects.map(\.root) == [".", "One", "One/Kit", "Two"])
    #expect(
      input.projects.map { $0.documents.map(\.file) } == [
        ["Sub/loose.xib", "loose.storyboard"], ["App/Base.lproj/Main.storyboard"],
        ["Sources/Kit.storyboard"], ["Main.storyboard"],
      ])
    #expect(!input.isEmpty)
  }

  @Test func aProjectIsCalledAfterItsProjectFileOrItsFolder() throws {
    try withFolder([
      "Code/Reader.xcodeproj/": "", "Code/Main.storyboard": Self.screen,
      "Kit/Package.swift": "", "Kit/Kit.storyboard": Self.screen, "loose.xib": Self.screen,
    ]) { root in
      let input = InputReader(threads: 1).read([root])
      let folder = (root as NSString).lastPathComponent
      #expect(input.projects.map(\.name) == [folder, "Reader", "Kit"])
    }
  }

  @Test func aFolderWithoutDocumentsIsNoProject() throws {
    let input = try read([
      "App/App.xcodeproj/": "", "App/Info.plist": mainStoryboard("Main"), "Empty/": "",
    ])
    #expect(input.isEmpty)
    #expect(input.statistics == noStatistics())
  }

  @Test func aSingleFileIsAProject() throws {
    try withFolder(["App/Main.storyboard": Self.screen, "App/Info.plist": mainStoryboard("X")]) {
      let input = InputReader(threads: 1).read([$0 + "/App/Main.storyboard"])
      #expect(input.projects.map(\.name) == ["Main"])
      #expect(input.projects.map(\.root) == ["."])
      #expect(input.projects.flatMap(\.documents).map(\.file) == ["Main.storyboard"])
      #expect(input.projects.flatMap(\.propertyLists).isEmpty)
    }
  }

  @Test func aBackupIsLeftOutWithANote() throws {
    let input = try read([
      "Main.storyboard": Self.screen, "Main~.storyboard": Self.screen,
      "Main~ipad.storyboard": Self.screen,
    ])
    let project = try #require(input.projects.first)
    #expect(project.documents.map(\.file) == ["Main.storyboard", "Main~ipad.storyboard"])
    #expect(project.problems.map(\.location.file) == ["Main~.storyboard"])
    #expect(project.problems.map(\.level) == [.note])
    #expect(input.statistics.storyboards == 3)
  }

  private func read(_ files: KeyValuePairs<String, String>) throws -> Input {
    try withFolder(files) { InputReader(threads: 2).read([$0]) }
  }
}
