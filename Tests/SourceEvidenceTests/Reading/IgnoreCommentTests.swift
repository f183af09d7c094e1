import FileReading
import TestSupport
import Testing

@testable import SourceEvidence

/// Comments in source code that decline findings.
@Suite struct IgnoreCommentTests {
  /// A line with a comment, and what it says.
  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var rules: [String] = []
    var reason: String?
    var line = 1
    var column = 1

    var testDescription: String { code }
  }

  @Test(arguments: [
    Case(code: "// macward:ignore a/b -- Why.\nx()", rules: ["a/b"], reason: "Why.", line: 2),
    Case(code: "x() // macward:ignore a/b", rules: ["a/b"], column: 5),
    Case(
      code: "  /// macward:ignore a/b, c/d   --  two  words \nx()", rules: ["a/b", "c/d"],
      reason: "two words", line: 2, column: 3),
    Case(code: "// macward:ignore a/b\n\n// More.\nx()", rules: ["a/b"], line: 4),
    Case(code: "//macward:ignore -- Why.", reason: "Why."),
  ])
  func saysWhichRulesOnWhichLine(_ entry: Case) throws {
    let comment = try #require(try evidence(swift: entry.code).ignoreComments.first)
    #expect(comment.rules == entry.rules && comment.reason == entry.reason)
    #expect(comment.line == entry.line && comment.place.column == entry.column)
  }

  @Test(arguments: [
    "// macward ignores this.", "// See macward:ignore.", "let a = \"macward:ignore\"",
  ])
  func otherTextIsNoComment(code: String) throws {
    #expect(try evidence(swift: code).ignoreComments.isEmpty)
  }

  @Test func commentsOfObjectiveCCountAsWell() throws {
    let comments = try evidence(objectiveC: "// macward:ignore a/b -- r\nint x;").ignoreComments
    #expect(comments.map(\.line) == [2])
  }
}
