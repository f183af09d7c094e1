import FileReading
import MigrationStrategy
import Projects
import SourceEvidence

/// Turns a draft into the files and notes of a SwiftUI app. Views and scenes are the app's own, so that
/// what connects them to the new code is left to people, line by line.
struct SwiftUIFiles {
  private let draft: Draft
  private let context: ScaffoldContext
  private let folder: CodeFolder
  private let commands: CommandList

  init(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) {
    self.draft = draft
    self.context = context
    folder = CodeFolder(app: context.app, header: header)
    commands = CommandList(draft.commands)
  }

  /// All changes.
  var changes: Changes {
    folder.changes(files, draft.edits, appNotes + sectionNotes + actionNotes + draft.notes)
  }

  private var hasSections: Bool {
    draft.sections != nil && (draft.hasSectionCommands || draft.tabBarMode != nil)
  }

  private var files: [NewFile] {
    var files: [NewFile] = []
    if let table = draft.sections, hasSections {
      files.append(folder.sections(table, flags: table.hasSymbols ? ["symbols"] : []))
      if draft.hasSectionCommands { files.append(sectionCommands(table)) }
    }
    if !commands.all.isEmpty {
      files.append(
        folder.file(
          "ActionCommands.swift", EmbeddedText.swiftUIActionCommandsTemplate,
          for: ServedRules.menu, ActionCode(commands).values))
    }
    return files
  }

  private func sectionCommands(_ table: SectionTable) -> NewFile {
    folder.file(
      "SectionCommands.swift", EmbeddedText.swiftUISectionCommandsTemplate,
      for: ServedRules.sections,
      flags: table.keyFlags.union(draft.tabBarMode == .sidebar ? ["sidebar"] : []))
  }
}

// MARK: - What is left to people

extension SwiftUIFiles {
  /// The place of the app's `App`, if it has exactly one.
  private var app: SourceLocation? {
    let all = context.app.project.source?.classes.declarations.values.filter {
      $0.inherited.contains("App")
    }
    return all.flatMap { $0.count == 1 ? $0.first?.place : nil }
  }

  private var appNotes: [Note] {
    var lines: [String] = []
    if draft.hasSectionCommands, hasSections { lines.append("  SectionCommands()") }
    if !commands.all.isEmpty { lines.append("  ActionCommands()") }
    let commands =
      lines.isEmpty
      ? []
      : [
        Note.write(
          ([".commands {"] + lines + ["}"]).joined(separator: "\n"), at: app,
          "Add the commands to the WindowGroup of the app.")
      ]
    return commands + settingsNotes
  }

  private var settingsNotes: [Note] {
    guard draft.settings != nil || draft.commands.contains(where: { $0.action == "showSettings" })
    else { return [] }
    return [
      .write(
        "#if os(macOS)\nSettings {\n  SettingsView()\n}\n#endif", at: app,
        "Add a Settings scene with the app's settings view to the body of the app. The system puts "
          + "Settings… with the key ⌘, into the app's menu.")
    ]
  }

  private var sectionNotes: [Note] {
    guard hasSections, let table = draft.sections else { return [] }
    let place = context.advice.subjects[table.bar].location
    var lines = [
      "TabView(selection: $section) {", "  // One tab for each section, with its value.",
    ]
    lines.append("}")
    if draft.tabBarMode == .sidebar { lines.append(".tabViewStyle(.sidebarAdaptable)") }
    if draft.hasSectionCommands { lines.append(".focusedSceneValue(\\.shownSection, $section)") }
    let text =
      "Keep the section in view in @SceneStorage(\"section\") private var section = "
      + "AppSection.\(table.sections[0].name), and let the tab view use it."
    return [.write(lines.joined(separator: "\n"), at: place, text)] + versionNotes
  }

  private var versionNotes: [Note] {
    guard draft.tabBarMode == .sidebar, context.app.versionFlags.contains("before18") else {
      return []
    }
    return [
      Note(
        kind: .advice,
        text:
          "sidebarAdaptable needs iOS 18 and macOS 15. Before them, show the sections as a list in a "
          + "NavigationSplitView, or apply the style in a modifier that checks the version.")
    ]
  }

  private var actionNotes: [Note] {
    commands.actions.map { action in
      .write(
        ".focusedSceneValue(\\.\(action), WindowAction { })",
        "Offer the action in the view that can perform it, and nil where it cannot.")
    }
  }
}
