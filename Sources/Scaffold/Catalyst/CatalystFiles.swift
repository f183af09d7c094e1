import FileReading
import MigrationStrategy

/// Turns a draft into the files, edits, and notes of a Mac Catalyst app.
struct CatalystFiles {
  let draft: Draft
  let context: ScaffoldContext
  private let folder: CodeFolder
  private let tabBar: TabBarClass?

  init(_ draft: Draft, _ context: ScaffoldContext, _ header: FileHeader) {
    self.draft = draft
    self.context = context
    folder = CodeFolder(app: context.app, header: header)
    tabBar = draft.sections.map { TabBarClass(of: $0.bar, in: context) }
  }

  /// All changes.
  var changes: Changes {
    folder.changes(files, draft.edits + classEdits, hookNotes + draft.notes)
  }

  private var files: [NewFile] {
    sectionFiles + menuFiles + tabBarFiles + partFiles + settingsFiles
  }
}

// MARK: - Sections

extension CatalystFiles {
  private var sectionFiles: [NewFile] {
    guard let table = draft.sections, hasSections else { return [] }
    return [folder.sections(table, flags: ["positions"])]
  }

  /// Whether something lists or opens sections.
  private var hasSections: Bool {
    draft.hasSectionCommands || draft.tabBarMode != nil || draft.parts.contains(.restoration)
  }
}

// MARK: - Menus

extension CatalystFiles {
  private var menu: MenuBuilderCode {
    MenuBuilderCode(
      draft.commands, sections: draft.hasSectionCommands ? draft.sections : nil,
      hasSettings: hasSettingsCommand)
  }

  /// Whether Settings is added to the menu bar: the app does not have it, and something opens it.
  private var hasSettingsCommand: Bool {
    guard case .scene = draft.settings else { return false }
    return context.app.delegate?.isExtensible == true && !context.advice.menuBar.hasOwnSettings
  }

  private var menuFiles: [NewFile] {
    guard !menu.isEmpty else { return [] }
    let hooked = isHooked ? context.app.delegate : nil
    let hook = hooked.map {
      folder.file(
        "\($0.name)+MainMenu.swift", EmbeddedText.delegateMenuTemplate, for: ServedRules.menu,
        ["class": $0.name])
    }
    return [
      folder.file(
        "MainMenu.swift", EmbeddedText.mainMenuTemplate, for: ServedRules.menu, menu.values,
        flags: menu.flags.union(menuHook.isObjectiveC ? ["objectiveC"] : [])),
      folder.file(
        "NavigationActions.swift", EmbeddedText.navigationActionsTemplate, for: ServedRules.menu,
        menu.values),
    ] + [hook].compactMap(\.self)
  }

  private var menuHook: MenuHook { MenuHook(context.app) }

  /// Whether a new file adds the commands to the menu bar, and no existing code has to.
  private var isHooked: Bool { menuHook.isNewFile }

  /// The notes about calls that only existing code can make.
  private var hookNotes: [Note] { versionNotes + delegateNotes + tabBarNotes + actionNotes }

  /// A note about an app for systems without menus and scenes.
  private var versionNotes: [Note] {
    guard context.app.minimum < SystemVersion(numbers: [13]), !menu.isEmpty else { return [] }
    return [
      Note(
        kind: .step,
        text:
          "The new code needs iOS 13, and the app runs on earlier systems: raise the deployment "
          + "target first.")
    ]
  }

  private var delegateNotes: [Note] { menu.isEmpty ? [] : menuHook.notes }

  private var actionNotes: [Note] {
    menu.actionsOfPeople.map { entry in
      .write(
        "@objc func \(entry.action)(_ sender: Any?) {\n}",
        "The command “\(entry.title)” is dimmed until a view controller in view, or the app delegate, "
          + "implements its action.")
    }
  }
}

// MARK: - Tab bar

extension CatalystFiles {
  private var needsTabBarClass: Bool {
    draft.sections != nil && (hasSections || draft.commands.contains { $0.action == "goBack" })
  }

  private var tabBarFlags: Set<String> {
    var flags: Set<String> = []
    if hasSections { flags.insert("table") }
    if draft.hasSectionCommands { flags.insert("sections") }
    if draft.commands.contains(where: { $0.action == "goBack" }) { flags.insert("back") }
    if draft.tabBarMode != nil { flags.insert("mode") }
    if draft.tabBarMode == .segments { flags.insert("segments") }
    if case .own(_, let place) = tabBar {
      if hasSections { flags.insert("existing") }
      flags.formUnion(ownOverrides(in: place).map(\.flag))
    }
    return flags
  }

  private var tabBarFiles: [NewFile] {
    guard needsTabBarClass, let tabBar, let name = tabBar.name else { return [] }
    var files: [NewFile] = []
    if tabBar == .absent || tabBar == .made {
      files.append(
        folder.file(
          "SectionTabBarController.swift", EmbeddedText.sectionTabBarControllerTemplate,
          for: ServedRules.tabBar,
          ["mode": mode, "place": modeInWords], flags: tabBarFlags))
    }
    // An existing class gets what shows a section.
    if !tabBarFlags.isDisjoint(with: ["sections", "back", "existing"]) {
      files.append(
        folder.file(
          "\(name)+Commands.swift", EmbeddedText.sectionActionsTemplate, for: ServedRules.menu,
          ["class": name], flags: tabBarFlags))
    }
    if needsToolbar {
      files.append(
        folder.file(
          "SectionToolbar.swift", EmbeddedText.sectionToolbarTemplate, for: ServedRules.sections))
    }
    return files
  }

  /// Whether the app runs on systems that do not show a tab bar in the toolbar.
  private var needsToolbar: Bool {
    let isNew = tabBar == .absent || tabBar == .made
    return draft.tabBarMode == .segments && isNew && context.app.versionFlags.contains("before18")
  }

  private var mode: String { draft.tabBarMode == .segments ? ".tabBar" : ".tabSidebar" }

  private var modeInWords: String {
    switch draft.tabBarMode {
    case .sidebar: "its sections are in a sidebar"
    case .segments: "its sections are a segmented control in the toolbar"
    case nil: "its commands are in the menu bar"
    }
  }

  private var classEdits: [Edit] {
    guard needsTabBarClass, tabBar == .absent, let name = tabBar?.name, let table = draft.sections
    else { return [] }
    let bar = context.advice.subjects[table.bar]
    return context.classEdits(name, of: bar.object, at: bar.location)
  }

  private var tabBarNotes: [Note] {
    guard needsTabBarClass, let tabBar, let table = draft.sections else { return [] }
    let place = context.advice.subjects[table.bar].location
    switch tabBar {
    case .absent: return earlierNotes
    case .made:
      return [
        .write(
          "SectionTabBarController()", at: place, "Make the tab bar controller with this class.")
      ]
    case .own(let name, let place):
      let mode = Note.write(
        modeLines, at: context.place(of: "viewDidLoad", inClass: name) ?? place,
        "Add the lines to viewDidLoad() of \(name).")
      return (draft.tabBarMode == nil ? [] : [mode]) + overrideNotes(name, place)
    case .other(let name):
      return [
        Note(
          kind: .step, place: place,
          text:
            "\(name) is not a Swift class of the app below UITabBarController: give it the actions of "
            + "NavigationActions, and set its mode to \(mode) on Mac Catalyst.")
      ]
    }
  }

  /// What is different on systems before 18, which have no sidebar of tabs.
  private var earlierNotes: [Note] {
    guard draft.tabBarMode == .sidebar, context.app.versionFlags.contains("before18") else {
      return []
    }
    return [
      Note(
        kind: .advice,
        text:
          "On Mac Catalyst before 18 the tab bar stays as it is: there, a sidebar needs a split view "
          + "with a list of sections.")
    ]
  }

  /// The notes about methods that the app's own class overrides already.
  private func overrideNotes(_ name: String, _ place: SourceLocation) -> [Note] {
    let own = ownOverrides(in: place)
    return TabBarOverride.allCases.filter { own.contains($0) && tabBarFlags.contains($0.need) }.map
    {
      .write($0.lines, at: place, "Add the lines at the start of \($0.method) of \(name).")
    }
  }

  private func ownOverrides(in place: SourceLocation) -> [TabBarOverride] {
    let text = context.app.files.text(of: place.file)
    return TabBarOverride.allCases.filter { text.contains($0.head) }
  }

  private var modeLines: String {
    let line = "mode = \(mode)"
    let guarded =
      context.app.versionFlags.contains("before18")
      ? "if #available(macCatalyst 18.0, *) { \(line) }" : line
    return "#if targetEnvironment(macCatalyst)\n\(guarded)\n#endif"
  }
}

// MARK: - Other files

extension CatalystFiles {
  private var partFiles: [NewFile] {
    var files: [NewFile] = []
    if draft.parts.contains(.pages) {
      files.append(
        folder.file(
          "PageCommands.swift", EmbeddedText.pageCommandsTemplate, for: ServedRules.pages,
          flags: draft.parts.contains(.pageButtons) ? ["buttons"] : []))
    }
    if draft.parts.contains(.pagesClass) {
      files.append(
        folder.file(
          "PagesViewController.swift", EmbeddedText.pagesViewControllerTemplate,
          for: ServedRules.pages))
    }
    if draft.parts.contains(.detailWindow) {
      files.append(
        folder.file(
          "DetailWindow.swift", EmbeddedText.detailWindowTemplate,
          for: ["window/open-in-new-window"]))
    }
    files += restorationFiles
    if draft.parts.contains(.stack) {
      files.append(
        folder.file(
          "StackController.swift", EmbeddedText.stackControllerTemplate, for: ServedRules.menu))
    }
    return files
  }

  private var restorationFiles: [NewFile] {
    guard draft.parts.contains(.restoration), let delegate = context.app.sceneDelegate,
      let tabs = tabBar?.name
    else { return [] }
    return [
      folder.file(
        "\(delegate.name)+Restoration.swift", EmbeddedText.sceneRestorationTemplate,
        for: ["navigation-stack/keep-state"], ["class": delegate.name, "tabs": tabs])
    ]
  }

  private var settingsFiles: [NewFile] {
    switch draft.settings {
    case .bundle(let form): [folder.settings(form)].compactMap(\.self)
    case .scene(let screen): sceneFiles(screen)
    case nil: []
    }
  }

  private func sceneFiles(_ screen: SettingsScreen) -> [NewFile] {
    let names = [
      "storyboard": SwiftText.literal(screen.storyboard),
      "identifier": SwiftText.literal(screen.identifier),
    ]
    let scene = folder.file(
      "SettingsSceneDelegate.swift", EmbeddedText.settingsSceneTemplate, for: ServedRules.settings,
      names)
    guard let delegate = context.app.delegate, delegate.isExtensible else { return [scene] }
    return [
      scene,
      folder.file(
        "\(delegate.name)+Settings.swift", EmbeddedText.settingsCommandTemplate,
        for: ServedRules.settings, ["class": delegate.name]),
    ]
  }
}
