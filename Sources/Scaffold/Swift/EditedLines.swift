import FileReading
import ProjectEdits

/// Lines that are inserted at one place of a file.
struct EditedLines: Sendable {
  /// The insertion.
  var splice: Splice
  /// The place of the code beside it.
  var place: SourceLocation
}

extension Edit {
  /// Creates the edit that inserts lines of code.
  ///
  /// - Parameters:
  ///   - lines: The insertion.
  ///   - object: The class or the call that it is about.
  ///   - name: The method or modifier.
  ///   - summary: The line that matters, for a list of changes.
  init(_ lines: EditedLines, of object: String, _ name: String, _ summary: String) {
    self.init(
      place: lines.place, object: object, name: name, before: nil, after: summary,
      changes: .code([lines.splice]))
  }
}
