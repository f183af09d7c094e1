import FileReading
import ProjectEdits

/// Makes the edits of files. Each edit is made as a whole or refused.
struct EditRunner {
  private let files: ProjectFiles

  init(_ files: ProjectFiles) { self.files = files }

  /// Makes edits, and adds those that are made, the files that they change, and a note for each one that
  /// is refused. An edit that occurs twice is made once.
  func run(_ edits: [Edit], adding changes: inout Changes) {
    let byFile = Dictionary(grouping: edits, by: \.place.file)
    for (path, edits) in byFile.sorted(by: { $0.key < $1.key }) {
      run(edits, in: path, adding: &changes)
    }
    changes.edits.sort { ($0.place, $0.name) < ($1.place, $1.name) }
  }

  private func run(_ edits: [Edit], in path: String, adding changes: inout Changes) {
    guard let bytes = files.bytes(of: path) else {
      changes.notes += edits.map { .refused($0, "The file cannot be read.") }
      return
    }
    var text = EditedText(original: bytes)
    run(code: edits, in: &text, adding: &changes)
    for edit in edits where edit.splices == nil {
      do throws(EditRefusal) {
        let edited = try edit.made(in: text)
        if edited.bytes != text.bytes { changes.edits.append(edit) }
        text = edited
      } catch {
        changes.notes.append(.refused(edit, error.reason))
      }
    }
    if text.isChanged { changes.edited.append(EditedFile(path: path, text: text)) }
  }

  /// Makes the edits of code together, because their splices are about the same bytes.
  private func run(code edits: [Edit], in text: inout EditedText, adding changes: inout Changes) {
    var made: [Edit] = []
    for edit in edits where edit.splices != nil {
      guard !made.contains(where: { $0.splices == edit.splices }) else { continue }
      made.append(edit)
    }
    do throws(SpliceConflict) {
      try text.apply(made.flatMap { $0.splices ?? [] })
      changes.edits += made
    } catch {
      changes.notes += made.map { .refused($0, EditRefusal.conflictingEdits.reason) }
    }
  }
}

extension Edit {
  /// The splices of code, or `nil` for another format.
  fileprivate var splices: [Splice]? {
    if case .code(let splices) = changes { splices } else { nil }
  }

  /// Returns a text with the edit.
  ///
  /// - Throws: The reason why it is refused.
  fileprivate func made(in text: EditedText) throws(EditRefusal) -> EditedText {
    var result = text
    switch changes {
    case .code: break
    case .document(let edits): try result.apply(edits)
    case .propertyList(let edits): try result.apply(edits)
    }
    return result
  }
}

extension Note {
  /// Creates the note about an edit that is refused.
  fileprivate static func refused(_ edit: Edit, _ reason: String) -> Note {
    Note(
      kind: .refused, place: edit.place,
      text: "\(edit.name) of \(edit.object) is not set to “\(edit.after)”. \(reason)")
  }
}
