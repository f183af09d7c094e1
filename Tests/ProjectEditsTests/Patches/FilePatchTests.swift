import Testing

@testable import ProjectEdits

@Suite struct FilePatchTests {
  private static func patch(_ old: String, _ splices: Splice...) throws -> [String] {
    var text = EditedText(original: Array(old.utf8))
    try text.apply(splices)
    let bytes = FilePatch(path: "a.txt", text).bytes(by: "macward 1.0")
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private static let numbers = (1...20).map { "\($0)\n" }.joined()

  /// The offset of the line with a number.
  private static func offset(_ number: Int) -> Int {
    (1..<number).reduce(0) { $0 + "\($1)\n".count }
  }

  @Test func aPatchBeginsWithItsOrigin() throws {
    let lines = try Self.patch("a\n", Splice(0..<1, "b"))
    #expect(
      lines == [
        "macward 1.0 from 78981922613b2afb6025042ff6bd878ac1994e85", "diff --git a/a.txt b/a.txt",
        "--- a/a.txt", "+++ b/a.txt", "@@ -1 +1 @@", "-a", "+b", "",
      ])
  }

  @Test func changesHaveThreeLinesAroundThem() throws {
    let lines = try Self.patch(Self.numbers, Splice(at: Self.offset(10), "new\n"))
    #expect(lines[4...] == ["@@ -7,6 +7,7 @@", " 7", " 8", " 9", "+new", " 10", " 11", " 12", ""])
  }

  @Test(arguments: [(9, 1), (10, 2)])
  func changesThatAreCloseShareAHunk(_ second: Int, _ hunks: Int) throws {
    let lines = try Self.patch(
      Self.numbers, Splice(at: Self.offset(2), "x"), Splice(at: Self.offset(second), "y"))
    #expect(lines.count { $0.hasPrefix("@@") } == hunks)
  }

  @Test func laterHunksAreShifted() throws {
    let lines = try Self.patch(
      Self.numbers, Splice(at: 0, "x\ny\n"), Splice(Self.offset(19)..<Self.offset(20), ""))
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -1,3 +1,5 @@", "@@ -16,5 +18,4 @@"])
  }

  @Test(arguments: [
    (
      "a\nb", Splice(2..<3, "c"),
      ["-b", "\\ No newline at end of file", "+c", "\\ No newline at end of file"]
    ),
    ("a\nb", Splice(at: 3, "\n"), ["-b", "\\ No newline at end of file", "+b"]),
    ("a\nb\n", Splice(3..<4, ""), ["-b", "+b", "\\ No newline at end of file"]),
    ("a\nb", Splice(at: 0, "x\n"), ["+x", " a", " b", "\\ No newline at end of file"]),
    ("a\nb\n", Splice(at: 4, "c\n"), [" b", "+c"]),
    ("a\r\nb\r\n", Splice(0..<1, "c"), ["-a\r", "+c\r", " b\r"]),
  ])
  func lineEndingsAreKept(_ old: String, _ splice: Splice, _ expected: [String]) throws {
    let lines = try Self.patch(old, splice)
    #expect(lines[5...].filter { $0 != " a" || expected.contains($0) } == expected + [""])
  }

  @Test(arguments: [
    [Splice(2..<4, "b\n")], [Splice(at: 2, "")], [Splice(0..<1, "a"), Splice(4..<5, "c")],
  ])
  func equalLinesAreNoChange(_ splices: [Splice]) throws {
    var text = EditedText(original: Array("a\nb\nc\n".utf8))
    try text.apply(splices)
    #expect(FilePatch(path: "a", text).isEmpty)
    #expect(FilePatch(path: "a", text).bytes(by: "m").isEmpty)
  }

  @Test func onlyTheLinesThatDifferAreChanged() throws {
    let lines = try Self.patch("a\nb\nc\n", Splice(0..<6, "a\nB\nc\n"))
    #expect(lines[4...] == ["@@ -1,3 +1,3 @@", " a", "-b", "+B", " c", ""])
  }

  @Test func filesAreSortedByPathAndEmptyOnesLeftOut() throws {
    let patch = Patch([
      FilePatch(path: "b", newFile: [10]), FilePatch(path: "Z", newFile: [10]),
      FilePatch(path: "a", EditedText(original: [10])), FilePatch(path: "b", newFile: [65, 10]),
    ])
    #expect(patch.files.map(\.path) == ["Z", "b"])
    #expect(patch.files.last?.new == [65, 10])
  }

  @Test func aNewFileHasNoOldContents() {
    let bytes = FilePatch(path: "new.swift", newFile: Array("a\nb\n".utf8)).bytes(by: "macward 1.0")
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        macward 1.0 from 0000000000000000000000000000000000000000
        diff --git a/new.swift b/new.swift
        new file mode 100644
        --- /dev/null
        +++ b/new.swift
        @@ -0,0 +1,2 @@
        +a
        +b

        """)
  }
}
