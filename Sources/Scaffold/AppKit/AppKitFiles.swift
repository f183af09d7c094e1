import FileReading
import MigrationStrategy

/// Turns a draft into the files and notes of a separate AppKit app.
struct AppKitFiles {
  private let draft: Draft
  private let context: ScaffoldContext
  private let folder: CodeFolder
  private let menu: AppKitMenuCode

  init(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) {
    self.draft = draft
    self.context = context
    folder = CodeFolder(app: context.app, header: header)
    menu = AppKitMenuCode(
      CommandList(draft.commands),
      hasSections: draft.hasSectionCommands || (draft.sections != nil && draft.tabBarMode != nil))
  }

  /// All changes. Documents for iOS stay as they are: the Mac app has its own.
  var changes: Changes { folder.changes(files, [], notes) }

  private var hasSections: Bool { draft.sections != nil && menu.hasSections }

  private var files: [NewFile] {
    var files: [NewFile] = []
    if let table = draft.sections, hasSections { files += sectionFiles(table) }
    if !menu.isEmpty {
      files.append(
        folder.file(
          "MainMenu.swift", EmbeddedText.appKitMainMenuTemplate,
          for: ServedRules.tabBar
            .union(ServedRules.menu), menu.values, flags: menu.flags))
    }
    if needsSettings {
      files.append(
        folder.file(
          "SettingsWindowController.swift", EmbeddedText.appKitSettingsTemplate,
          for: ServedRules.settings))
    }
    return files
  }

  private func sectionFiles(_ table: SectionTable) -> [NewFile] {
    let symbols: Set<String> = table.hasSymbols ? ["symbols"] : []
    let isSidebar = draft.tabBarMode != .segments
    let window = folder.file(
      "MainWindowController.swift", EmbeddedText.appKitMainWindowTemplate, for: ServedRules.tabBar,
      [
        "first": SwiftText.escaped(table.sections[0].name),
        "summary": isSidebar
          ? "the sections in a sidebar" : "the sections as segments in the toolbar",
      ], flags: [isSidebar ? "sidebar" : "segments"])
    let sidebar = folder.file(
      "SidebarViewController.swift", EmbeddedText.appKitSidebarTemplate, for: ServedRules.tabBar,
      flags: symbols)
    return [folder.sections(table, flags: symbols), window] + (isSidebar ? [sidebar] : [])
  }

  private var needsSettings: Bool {
    draft.settings != nil || draft.commands.contains { $0.action == "showSettings" }
  }

  private var notes: [Note] {
    var notes: [Note] = []
    if !menu.isEmpty {
      notes.append(
        .write(
          "MainMenu.install(in: NSApp.mainMenu)",
          "Add the line to applicationDidFinishLaunching(_:) of the Mac app's delegate."))
    }
    if hasSections {
      notes.append(
        .write(
          "let controller = MainWindowController { section in\n  makeViewController(for: section)\n}\n"
            + "controller.showWindow(nil)",
          "Make the main window, keep its controller, and return a view controller for each section."
        ))
    }
    return notes + menu.notes
  }
}
