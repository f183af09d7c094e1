import FileReading
import ProjectEdits
import TestSupport
import Testing

@testable import Scaffold

@Suite struct EditRunnerTests {
  private static let screens = storyboard(initial: "a", .screen("a"), .screen("b"))

  private func edit(_ object: String, in file: String = "Main.storyboard") -> Edit {
    Edit(
      place: SourceLocation(file: file, line: 3), object: object, name: "title", before: nil,
      after: "New", changes: .document([.setAttributes(["title": "New"], id: object)]))
  }

  private func changes(_ edits: Edit...) throws -> Changes {
    try withFolder(["Main.storyboard": Self.screens]) { folder in
      var changes = Changes()
      EditRunner(ProjectFiles(folder: folder)).run(edits, adding: &changes)
      return changes
    }
  }

  @Test func anEditIsMadeOnce() throws {
    let changes = try changes(edit("a"), edit("a"), edit("b"))
    #expect(changes.edits.map(\.object) == ["a", "b"] && changes.notes.isEmpty)
    let text = String(decoding: try #require(changes.edited.first).text.bytes, as: UTF8.self)
    #expect(text.matches(of: /title="New"/).count == 2)
  }

  @Test func whatCannotBeMadeIsANote() throws {
    let changes = try changes(edit("gone"), edit("a"), edit("a", in: "Other.storyboard"))
    #expect(changes.edits.map(\.object) == ["a"])
    #expect(changes.notes.map(\.kind) == [.refused, .refused])
    #expect(changes.says("title of gone is not set to “New”"))
    #expect(changes.says("The file cannot be read."))
  }
}
