/// The changes of one file, or a new file, for a patch that `git apply` reads.
package struct FilePatch: Sendable {
  /// The path of the file, relative to the folder in which the patch is applied.
  package let path: String
  /// The contents of the file before the patch, or `nil` for a new file.
  package let old: [UInt8]?
  /// The contents of the file after the patch.
  package let new: [UInt8]
  private let splices: [Splice]

  /// Creates a patch from the edits of a file.
  package init(path: String, _ text: EditedText) {
    (self.path, old, new, splices) = (path, text.original, text.bytes, text.splices)
  }

  /// Creates a patch that adds a file.
  package init(path: String, newFile contents: [UInt8]) {
    (self.path, old, new, splices) = (path, nil, contents, [Splice(0..<0, contents)])
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { old == new }

  /// Writes the patch as git does.
  ///
  /// - Parameter program: The name and version of the program that makes the patch. A first line,
  ///   which git passes over, has it together with git's name of the old contents.
  /// - Returns: The text of the patch, without a line if nothing changes.
  package func bytes(by program: String) -> [UInt8] {
    guard !isEmpty else { return [] }
    let origin = "\(program) from \(old.map(BlobID.of) ?? BlobID.none)\n"
    let hunks = hunks
    return Array((origin + header(withNames: !hunks.isEmpty)).utf8) + hunks
  }

  /// The lines in front of the hunks. A new file that is empty has no hunks, and they are not
  /// named.
  private func header(withNames hasNames: Bool) -> String {
    let name = GitPath(path)
    let git = "diff --git \(name.text(prefix: "a/")) \(name.text(prefix: "b/"))\n"
    let mode = old == nil ? "new file mode 100644\n" : ""
    guard hasNames else { return git + mode }
    let from = old == nil ? "/dev/null" : name.header(prefix: "a/")
    return git + mode + "--- \(from)\n+++ \(name.header(prefix: "b/"))\n"
  }

  private var hunks: [UInt8] {
    let bytes = old ?? []
    let lines = LineTable(bytes)
    let changes = LineChange.changes(by: splices, in: bytes, lines)
    var (text, shift): ([UInt8], Int) = ([], 0)
    for hunk in Hunk.hunks(changes, in: bytes, lines) {
      text += hunk.text(shift: shift)
      shift += hunk.growth
    }
    return text
  }
}
