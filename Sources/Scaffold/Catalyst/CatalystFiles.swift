import FileReading
import MigrationStrategy
import ProjectEdits

/// Turns a draft into the files, edits, and notes of a Mac Catalyst app.
struct CatalystFiles {
  private let draft: Draft
  private let context: ScaffoldContext
  private let folder: CodeFolder
  private let commands: DelegateCommands?

  init(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) {
    self.draft = draft
    self.context = context
    folder = CodeFolder(app: context.app, header: header)
    commands = DelegateCommands(draft, context)
  }

  /// All changes.
  var changes: Changes {
    let types = self.types
    return folder.changes(
      settingsFiles + (folder.takesNewFiles ? types : []),
      (folder.takesNewFiles ? [] : types.compactMap(appended)) + commandEdits + draft.edits,
      commandNotes + draft.notes)
  }

  /// Whether the commands of the draft are written.
  private var hasCommands: Bool {
    !draft.parts.isEmpty && commands.map { $0.notes.isEmpty && !$0.isBlocked } ?? false
  }

  private var commandEdits: [Edit] { hasCommands ? commands?.edits ?? [] : [] }

  /// What keeps the commands from being written.
  private var commandNotes: [Note] {
    guard !draft.parts.isEmpty, !hasCommands else { return commands?.remarks ?? [] }
    guard let commands else { return [.delegate(context.app.delegate)] }
    return commands.notes.isEmpty ? [.delegate(context.app.delegate)] : commands.notes
  }
}

// MARK: - Types

extension CatalystFiles {
  /// The new types, each in a file of its own.
  private var types: [NewFile] {
    let sections = hasCommands && commands?.addsSections == true ? draft.sections : nil
    return [sections.map { folder.sections($0) }, tabBarClass].compactMap(\.self)
  }

  private var tabBarClass: NewFile? {
    guard draft.needsTabBarClass, let mode = draft.tabBarMode else { return nil }
    let isObjectiveC = context.app.delegate?.isObjectiveC == true
    return folder.file(
      "SectionTabBarController.swift", EmbeddedText.sectionTabBarControllerTemplate,
      for: ServedRules.tabBar, import: "UIKit",
      [
        "mode": mode == .segments ? ".tabBar" : ".tabSidebar",
        "place": mode == .segments
          ? "its sections are a segmented control in the toolbar" : "its sections are in a sidebar",
      ], flags: isObjectiveC ? ["objectiveC"] : [])
  }

  /// Returns the edit that adds a type to the file of the app delegate, which is in the app's target.
  private func appended(_ file: NewFile) -> Edit? {
    guard let delegate = context.app.delegate,
      let code = SwiftCode(delegate.place.file, context.app.files)
    else { return nil }
    let name = file.name
    let lines = EditedLines(splice: code.appending(file.body), place: delegate.place)
    return Edit(lines, of: name, "type", "new type \(name)")
  }

  private var settingsFiles: [NewFile] {
    [draft.settings.flatMap(folder.settings)].compactMap(\.self)
  }
}

extension Note {
  /// Why nothing is added to the app's delegate.
  fileprivate static func delegate(_ delegate: DelegateClass?) -> Note {
    let reason =
      delegate.map {
        $0.isObjectiveC
          ? "\($0.name) is written in Objective-C."
          : "\($0.name) is not a plain Swift class below UIResponder whose methods are always compiled."
      } ?? "The app has no delegate in code, or several."
    return Note(
      kind: .refused, place: delegate?.place,
      text: "\(reason) The commands of the menu bar are added to the app's delegate only in Swift, "
        + "because they must be reached whatever has the focus.")
  }
}
