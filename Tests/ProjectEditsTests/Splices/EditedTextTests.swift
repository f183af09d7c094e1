import Testing

@testable import ProjectEdits

@Suite struct EditedTextTests {
  private static func text(_ splices: [Splice]...) throws -> EditedText {
    var text = EditedText(original: Array("0123456789".utf8))
    for splices in splices { try text.apply(splices) }
    return text
  }

  @Test(arguments: [
    ([], "0123456789"),
    ([Splice(2..<4, "ab")], "01ab456789"),
    ([Splice(8..<10, ""), Splice(0..<1, "x")], "x1234567"),
    ([Splice(at: 0, "a"), Splice(at: 10, "b")], "a0123456789b"),
    ([Splice(at: 3, "a"), Splice(at: 3, "b")], "012ab3456789"),
    ([Splice(3..<5, "x"), Splice(at: 3, "a"), Splice(at: 5, "b")], "012axb56789"),
    ([Splice(0..<3, "x"), Splice(3..<6, "y")], "xy6789"),
  ])
  func splicesAreAppliedInAnyOrder(_ splices: [Splice], _ expected: String) throws {
    let text = try Self.text(splices)
    #expect(String(decoding: text.bytes, as: UTF8.self) == expected)
    #expect(text.isChanged == (expected != "0123456789"))
  }

  @Test(arguments: [
    ([Splice(2..<5, "a"), Splice(4..<6, "b")], SpliceConflict.overlap(2..<5, 4..<6)),
    ([Splice(2..<5, "a"), Splice(at: 3, "b")], .overlap(2..<5, 3..<3)),
    ([Splice(2..<5, "a"), Splice(2..<5, "a")], .overlap(2..<5, 2..<5)),
    ([Splice(9..<11, "a")], .outOfBounds(9..<11)),
  ])
  func conflictsLeaveTheText(_ splices: [Splice], _ conflict: SpliceConflict) throws {
    var text = try Self.text([Splice(at: 0, "")])
    #expect(throws: conflict) { try text.apply(splices) }
    #expect(text.bytes == text.original)
  }

  @Test func laterSplicesAreAboutTheEditedText() throws {
    let text = try Self.text([Splice(at: 2, "abc")], [Splice(3..<4, "X"), Splice(12..<13, "")])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "01aXc2345678")
    #expect(text.splices == [Splice(at: 2, "aXc"), Splice(9..<10, "")])
  }

  @Test func splicesMakeTheTextOutOfTheOriginal() throws {
    let text = try Self.text(
      [Splice(1..<3, "ab"), Splice(at: 7, "cd")], [Splice(0..<2, ""), Splice(5..<8, "")],
      [Splice(at: 3, "xyz")])
    var again = EditedText(original: text.original)
    try again.apply(text.splices)
    #expect(again.bytes == text.bytes)
    #expect(again.splices == text.splices)
  }

  @Test func removedInsertionsLeaveNoSplice() throws {
    let text = try Self.text([Splice(at: 5, "abc")], [Splice(5..<8, "")])
    #expect(text.splices.isEmpty)
    #expect(!text.isChanged)
  }
}
