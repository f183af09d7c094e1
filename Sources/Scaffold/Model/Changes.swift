package import ProjectEdits

/// New files, edits of existing files, and notes about what people have to do.
package struct Changes: Sendable {
  /// The new files, sorted by path.
  package var files: [NewFile] = []
  /// The edits, by file and line.
  package var edits: [Edit] = []
  /// The files that the edits change, sorted by path.
  package var edited: [EditedFile] = []
  /// The notes, in the order in which people follow them.
  package var notes: [Note] = []

  /// Creates no changes.
  package init() {}
}

extension Changes {
  /// Whether nothing changes.
  package var isEmpty: Bool { files.isEmpty && edits.isEmpty && notes.isEmpty }

  /// Whether it changes or adds any file.
  package var changesFiles: Bool { !files.isEmpty || !edited.isEmpty }

  /// The paths of the Swift files that are added or edited.
  package var codePaths: Set<String> {
    Set((files.map(\.path) + edited.map(\.path)).filter { $0.hasSuffix(".swift") })
  }

  /// Whether people only get advice.
  package var isAdvice: Bool {
    files.isEmpty && edits.isEmpty && notes.allSatisfy { $0.kind == .advice }
  }

  /// The number of lines that are left to people.
  package var linesLeft: Int { notes.reduce(0) { $0 + $1.lines.count } }
}

/// A new file.
package struct NewFile: Sendable, Hashable {
  /// The path, relative to the project's folder.
  package var path: String
  /// The text, with a line end at its end.
  package var text: String
  /// The name, without the extension.
  var name: String {
    String(path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "")
  }
  /// What it declares, without its header and its imports.
  var body = ""
}

/// A file of the project with its edits.
package struct EditedFile: Sendable {
  /// The path, relative to the project's folder.
  package var path: String
  /// The text with all edits, which knows the original.
  package var text: EditedText
}
