import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

extension Signs {
  /// What a project shows: in documents for the Mac, in its source code, and in its targets.
  init(_ project: Project, _ own: OwnCommands, _ shortcuts: Shortcuts) {
    self.init(classes: project.source?.classes ?? ClassHierarchy())
    add(project.macInterfaces)
    for marker in project.source?.markers ?? [] where marker.countsOnMacCatalyst { add(marker) }
    for command in own.all { add(command, shortcuts) }
    addPageCommands(own.all.filter(\.isForPeople))
    // The system makes a Settings window of it in a Mac Catalyst app, and in no other one.
    for app in project.apps where app.settingsBundle != nil && app.supportsMacCatalyst {
      let file = app.settingsBundle ?? ""
      add(.settingsWindow, "a settings bundle", at: SourceLocation(file: file, line: 1))
    }
  }

  private mutating func add(_ marker: Marker) {
    guard let (sign, words) = marker.sign else { return }
    add(sign, words, at: marker.place, in: marker.owner)
  }

  private mutating func add(_ command: CodeCommand, _ shortcuts: Shortcuts) {
    let (title, place) = (command.title?.shown, command.place)
    if command.isForPeople, let title { addCommand(title, at: place) }
    if command.isForPeople, let selector = command.selector {
      addCommand(calling: selector, title, at: place)
    }
    if let key = command.shownKey { addKey(key, of: title, at: place) }
    if let sign = command.sign(shortcuts) {
      add(sign, title.map { "the command “\($0)”" } ?? "a key", at: place)
    }
  }
}

extension CodeCommand {
  /// Whether people can find it: a menu shows it, or it has a key.
  fileprivate var isForPeople: Bool {
    isInMenuBar || shownKey != nil || source == .keyCommand || source == .menuItem
  }

  /// What a command is for, by its key, unless its name says that it is for something else: ⌘R may
  /// be Reply (How-Decisions-Are-Made.md#what-counts-as-done).
  fileprivate func sign(_ shortcuts: Shortcuts) -> Sign? {
    guard modifiers == [.command], let input, let (sign, id) = Self.signs[input] else { return nil }
    return mayBeAbout(shortcuts.command(id)?.words ?? []) ? sign : nil
  }

  private static let signs: [String: (Sign, command: String)] = [
    "f": (.findCommand, "find"), "r": (.refreshCommand, "refresh"), "[": (.backCommand, "back"),
    "leftArrow": (.backCommand, "back"), ",": (.settingsWindow, "settings"),
  ]
}

extension Marker {
  /// What it shows, and in what words; `nil` for what is no sign
  /// (How-Decisions-Are-Made.md#what-counts-as-done).
  fileprivate var sign: (Sign, words: String)? {
    switch kind {
    case .tabBarMode where detail == "tabSidebar": (.sidebar, "the mode tabSidebar")
    case .tabBarMode where detail == "tabBar": (.tabBarMode, "the mode tabBar")
    case .uiTabGroup: (.sidebar, "a UITabGroup")
    case .sidebarAdaptable: (.sidebar, "tabViewStyle(.sidebarAdaptable)")
    case .sidebarListAppearance, .sidebarListStyle: (.sidebar, "a list in the style of a sidebar")
    case .sidebarBackground: (.sidebarBackground, "primaryBackgroundStyle = .sidebar")
    case .splitViewStyle: (.columnStyle, "UISplitViewController(style:)")
    case .column where detail == "supplementary": (.contentList, "a supplementary column")
    case .columnWidth: (.columnWidths, detail ?? "the width of a column")
    case .displayMode where detail?.contains("BesideSecondary") == true:
      (.tiledColumns, "preferredDisplayMode = .\(detail ?? "")")
    case .selectionFollowsFocus: (.keptSelection, "selectionFollowsFocus")
    case .keepsSelection: (.keptSelection, "clearsSelectionOnViewWillAppear = false")
    case .tabCustomization where isForSidebars:
      (.customizableTabs, detail ?? "tabs that people can arrange")
    default: windowSign
    }
  }

  /// Whether it is one of those that a sidebar heeds as well, and not only the list of more tabs.
  private var isForSidebars: Bool {
    [
      "allowsHiding", "allowsReordering", "customizationIdentifier", "TabViewCustomization",
      "tabViewCustomization", "customizationID",
    ].contains(detail)
  }

  private var windowSign: (Sign, words: String)? {
    switch kind {
    case .toolbarItemGroup: (.toolbarSegments, "an NSToolbarItemGroup")
    case .searchToolbarItem: (.toolbarSearch, "an NSSearchToolbarItem")
    case .searchTab: (.toolbarSearch, "a search tab")
    case .search where detail == "searchable": (.toolbarSearch, ".searchable")
    case .windowToolbar: (.toolbarItems, "an NSToolbar")
    case .itemGroups: (.toolbarItems, detail ?? "groups of items")
    case .toolbarAction where goesBackByName: (.backButton, "the toolbar item \(detail ?? "")")
    case .toolbarAction where turnsPagesByName: (.pageButtons, "the toolbar item \(detail ?? "")")
    case .settingsScene: (.settingsWindow, "a Settings scene")
    case .settingsCommand: (.settingsWindow, "a Settings command")
    case .sceneActivation: (.newWindow, detail ?? "a scene that is activated")
    case .openWindow: (.newWindow, "openWindow")
    case .toggleSidebar: (.sidebarToggle, "toggleSidebar")
    case .sidebarCommands: (.sidebarToggle, "SidebarCommands")
    case .sceneTitle: (.windowTitle, "a title of the scene")
    case .contextMenu: (.contextMenu, detail ?? "a context menu")
    default: nil
    }
  }

  private var goesBackByName: Bool {
    ["back", "pop"].contains { detail?.lowercased().contains($0) == true }
  }

  private var turnsPagesByName: Bool {
    ["next", "previous", "forward"].contains { detail?.lowercased().contains($0) == true }
  }
}
