import FileReading
import TestSupport
import Testing

@testable import Scaffold

@Suite struct NewFilesTests {
  private func changes(_ files: KeyValuePairs<String, String>) throws -> Changes {
    try withFolder(files) { folder in
      let new = [
        NewFile(path: "Mac/B.swift", text: "enum B {}\n"),
        NewFile(path: "Mac/A.swift", text: "enum A {}\n"),
      ]
      var changes = Changes()
      NewFiles(new, in: ProjectFiles(folder: folder)).add(to: &changes)
      return changes
    }
  }

  @Test func newFilesAreSorted() throws {
    let changes = try changes([:])
    #expect(changes.files.map(\.path) == ["Mac/A.swift", "Mac/B.swift"] && changes.notes.isEmpty)
  }

  @Test func aFileByMacwardIsTheTeamsOwn() throws {
    let changes = try changes(["Mac/A.swift": "// Written by macward 0.9, and changed\n"])
    #expect(changes.files.map(\.path) == ["Mac/B.swift"] && changes.notes.isEmpty)
  }

  @Test func anotherFileIsNotReplaced() throws {
    let changes = try changes(["Mac/A.swift": "enum A {}\n"])
    #expect(changes.files.map(\.path) == ["Mac/B.swift"])
    #expect(
      changes.notes.map(\.kind) == [.refused] && changes.notes[0].place?.file == "Mac/A.swift")
  }
}
