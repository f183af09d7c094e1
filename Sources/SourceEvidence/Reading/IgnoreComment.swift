package import FileReading

/// A comment in source code with which a team declines the findings of rules on one line:
/// `// macward:ignore RULE, RULE -- reason`.
///
/// A comment behind code is about its own line. One on a line of its own is about the next line of
/// code.
package struct IgnoreComment: Sendable, Hashable {
  /// The IDs of the rules, as written.
  package var rules: [String]
  /// The reason, or `nil` if the comment states none.
  package var reason: String?
  /// The source location of the comment.
  package var place: SourceLocation
  /// The line that the comment is about, starting at 1.
  package var line: Int
}

extension IgnoreComment {
  /// The word that begins the comment.
  static let mark: StaticString = "macward:ignore"

  /// Returns the comments of a file, in order.
  static func all(in text: SourceText) -> [IgnoreComment] {
    guard text.bytes.contains(mark) else { return [] }
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring(decoding: $0, as: UTF8.self) }
    return lines.indices.compactMap { index in
      guard let comment = CommentedLine(lines[index]) else { return nil }
      let next = lines[(index + 1)...].firstIndex { CommentedLine.holdsCode($0) } ?? index
      return IgnoreComment(
        rules: comment.rules, reason: comment.reason,
        place: SourceLocation(file: text.name, line: index + 1, column: comment.column),
        line: (comment.isAlone ? next : index) + 1)
    }
  }
}

/// A line of code with a comment that declines findings.
private struct CommentedLine {
  var rules: [String]
  var reason: String?
  /// Whether there is nothing before the comment.
  var isAlone: Bool
  /// The column of the comment in bytes, starting at 1.
  var column: Int

  init?(_ line: Substring) {
    guard let start = line.firstRange(of: "//"),
      let mark = line[start.upperBound...].firstRange(of: "\(IgnoreComment.mark)"),
      line[start.upperBound..<mark.lowerBound].allSatisfy({ $0.isWhitespace || $0 == "/" })
    else { return nil }
    let parts = line[mark.upperBound...].split(separator: "--", maxSplits: 1)
    rules = (parts.first ?? "").split { $0 == "," || $0.isWhitespace }.map(String.init)
    let words = parts.dropFirst().first?.split(whereSeparator: \.isWhitespace) ?? []
    reason = words.isEmpty ? nil : words.joined(separator: " ")
    isAlone = line[..<start.lowerBound].allSatisfy(\.isWhitespace)
    column = line.utf8.distance(from: line.startIndex, to: start.lowerBound) + 1
  }

  /// Whether a line has code, and not only a comment.
  static func holdsCode(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return !text.isEmpty && !text.hasPrefix("//")
  }
}
