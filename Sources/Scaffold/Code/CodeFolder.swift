import Algorithms
import ProjectEdits
import Projects
import SourceEvidence

/// Makes the new files of an app from templates.
struct CodeFolder {
  /// The names, systems and folders of the app.
  let app: AppLayout
  /// The comment at the top of each file.
  let header: FileHeader

  /// Returns a file in the folder for new code.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - template: The text of its template.
  ///   - rules: The rules whose decisions can need the file.
  ///   - module: The module that the file imports.
  ///   - values: The values of the template.
  ///   - flags: The flags of the template, besides those for versions.
  /// - Returns: The file, with the indentation of the app's code.
  func file(
    _ name: String, _ template: String, for rules: Set<String>, import module: String,
    _ values: [String: String] = [:], flags: Set<String> = []
  ) -> NewFile {
    let body = Template(text: template).filled(values, flags: flags.union(app.versionFlags))
    let text = "\(header.text(for: rules))\n\nimport \(module)\n\n" + body
    return NewFile(
      path: app.path(of: name), text: app.indentation.applied(to: text),
      body: String(body.dropLast()))
  }

  /// Whether a new file is part of the app without further work: no target lists its files.
  var takesNewFiles: Bool { app.project.apps.isEmpty }

  /// Returns the table of sections.
  func sections(_ table: SectionTable) -> NewFile {
    file(
      "AppSection.swift", EmbeddedText.sectionsTemplate, for: ServedRules.sections,
      import: "Foundation", SectionCode(table).values,
      flags: table.hasTabObjects ? [] : ["positions"])
  }

  /// Returns the property list of a `Settings.bundle`, or `nil` if a title has characters that property
  /// lists cannot have.
  func settings(_ form: SettingsForm) -> NewFile? {
    let comment = header.lines(for: ServedRules.settings)
    guard let text = try? SettingsBundle(form: form).root.document(comment: comment) else {
      return nil
    }
    return NewFile(path: app.path(of: SettingsBundle.path), text: text)
  }

  /// The note about the folder.
  var note: Note {
    Note(
      kind: takesNewFiles ? .advice : .step,
      text:
        "The new files are in the folder \(app.folder): add it to the app's target, unless Xcode "
        + "already shows it as a synchronized folder.")
  }

  /// Returns the changes that files, edits and notes come to.
  func changes(_ files: [NewFile], _ edits: [Edit], _ notes: [Note]) -> Changes {
    var changes = Changes()
    NewFiles(files, in: app.files).add(to: &changes)
    changes.notes = (changes.files.isEmpty ? [] : [note]) + notes.uniqued() + changes.notes
    EditRunner(app.files).run(edits, adding: &changes)
    return changes
  }
}
