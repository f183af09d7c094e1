import FileReading
import SourceEvidence

/// New files, compared with what the project has at their paths.
struct NewFiles {
  private let all: [NewFile]
  private let project: ProjectFiles
  private let classes: ClassHierarchy

  /// Creates the comparison of files with a project and the types that it declares.
  init(_ files: [NewFile], in project: ProjectFiles, declaring classes: ClassHierarchy) {
    all = files.sorted { $0.path < $1.path }
    self.project = project
    self.classes = classes
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
      changes.notes += file.types.compactMap(collision)
    }
  }

  /// The note about a type that the project declares as well.
  private func collision(_ type: String) -> Note? {
    guard let place = classes.place(of: type), !project.isByMacward(place.file) else { return nil }
    return Note(
      kind: .step, place: place,
      text:
        "The project has a type \(type) already: rename the new one, and its uses in the new files."
    )
  }
}

extension NewFile {
  /// The names of the types that the file declares at its top level.
  fileprivate var types: [String] {
    text.matches(of: #/(?m)^(?:@\w+ )*(?:final )?(?:class|enum|struct|protocol) (\w+)/#)
      .map { String($0.1) }
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
