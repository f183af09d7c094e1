import MigrationStrategy
import Scaffold

extension Changes {
  /// The numbers of files and edits, and what is left to people, such as “3 new files, 2 edits, 5 lines
  /// left to you”.
  var summary: String {
    let parts = [
      files.isEmpty ? nil : counted(files.count, "new file"),
      edits.isEmpty ? nil : counted(edits.count, "edit"), "\(left) left to you",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// What is left to people, such as “5 lines, 1 step”, or “nothing”.
  var left: String {
    let steps = notes.count { $0.kind == .step || $0.kind == .refused }
    let parts = [
      linesLeft > 0 ? counted(linesLeft, "line") : nil, steps > 0 ? counted(steps, "step") : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
  }

  /// Whether macward writes something.
  var writes: Bool { !files.isEmpty || !edits.isEmpty }
}
