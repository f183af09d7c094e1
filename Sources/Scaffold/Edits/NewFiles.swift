import FileReading

/// New files, compared with what the project has at their paths.
struct NewFiles {
  private let all: [NewFile]
  private let project: ProjectFiles

  /// Creates the comparison of files with a project.
  init(_ files: [NewFile], in project: ProjectFiles) {
    all = files.sorted { $0.path < $1.path }
    self.project = project
  }

  /// Adds the files that the project does not have. A file with other contents is not replaced, and a
  /// note says so, unless macward wrote it: then it is the team's own now.
  func add(to changes: inout Changes) {
    for file in all {
      guard project.bytes(of: file.path) == nil else {
        if !project.isByMacward(file.path) { changes.notes.append(.existing(file)) }
        continue
      }
      changes.files.append(file)
    }
  }
}

extension Note {
  fileprivate static func existing(_ file: NewFile) -> Note {
    Note(
      kind: .refused, place: SourceLocation(file: file.path, line: 1),
      text: "The project has this file with other contents, and it stays as it is. Move it to see "
        + "what would be written now.")
  }
}
