import Foundation
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct DiscoveredProjectTests {
  private static let screen = storyboard(initial: "a", .screen("a"))

  private static let files: KeyValuePairs = [
    "loose.storyboard": screen, "One/One.xcodeproj/": "", "One/Main.storyboard": screen,
    "One/Info.plist": mainStoryboard("Main"), "One/Broken.xib": "<document",
    "One/UITests/Test.storyboard": screen, "Two/Package.swift": "", "Two/Two.xib": screen,
    "Tests/Three/Package.swift": "", "Tests/Three/Three.xib": screen,
  ]

  @Test func projectsAreFoundBeforeTheyAreRead() throws {
    try withFolder(Self.files) { root in
      let listed = InputReader(threads: 2).projects(below: [root])
      #expect(listed.map(\.root) == [".", "One", "Tests/Three", "Two"])
      #expect(
        listed.map { $0.documents.map(\.name) } == [
          ["loose.storyboard"], ["Broken.xib", "Main.storyboard", "UITests/Test.storyboard"],
          ["Three.xib"], ["Two.xib"],
        ])
      #expect(listed.map { $0.propertyLists.count } == [0, 1, 0, 0])
    }
  }

  @Test func oneAfterAnotherTheyAreWhatTheyAreTogether() throws {
    try withFolder(Self.files) { root in
      let reader = InputReader(threads: 1)
      let whole = reader.read([root])
      let parts = reader.projects(below: [root]).map { reader.read(projects: [$0]) }
      let projects = parts.flatMap(\.projects)
      #expect(projects.map(\.root) == whole.projects.map(\.root))
      #expect(projects.map(\.problems) == whole.projects.map(\.problems))
      #expect(
        projects.map { $0.documents.map(\.file) }
          == whole.projects.map { $0.documents.map(\.file) })
      #expect(projects.map(\.propertyLists.count) == whole.projects.map(\.propertyLists.count))
      #expect(parts.flatMap(\.problems) == whole.problems && whole.problems.count == 1)
      #expect(parts.map(\.statistics.storyboards).reduce(0, +) == whole.statistics.storyboards)
    }
  }

  @Test func aFolderThatCannotBeListedIsInItsProject() throws {
    guard getuid() != 0 else { return }
    try withFolder(Self.files) { root in
      for folder in ["One/Secret", "Secret"] {
        try FileManager.default.createDirectory(
          atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        chmod("\(root)/\(folder)", 0)
      }
      let listed = InputReader(threads: 1).projects(below: [root + "/One"])
      #expect(listed.map(\.problems.count) == [1])
      try FileManager.default.removeItem(atPath: root + "/loose.storyboard")
      let all = InputReader(threads: 1).projects(below: [root])
      #expect(all.map(\.root) == ["One", "Secret", "Tests/Three", "Two"])
      #expect(all.map(\.documents.isEmpty) == [false, true, false, false])
    }
  }
}
