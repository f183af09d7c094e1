import InterfaceBuilder
import NavigationGraph
import RuleCatalogue
import SourceEvidence
import XcodeProject

extension Signs {
  /// What a project shows: in documents for the Mac, in its source code, and in its targets.
  init(_ project: Project) {
    self.init(project.macInterfaces)
    for marker in project.source?.markers ?? [] where marker.countsOnMacCatalyst { add(marker) }
    for command in project.source?.commands ?? [] { add(command) }
    for app in project.apps where app.settingsBundle != nil {
      let file = app.settingsBundle ?? ""
      add(.settingsWindow, "a settings bundle", at: Location(file: file, line: 1))
    }
  }

  private mutating func add(_ marker: Marker) {
    guard let (sign, words) = marker.sign else { return }
    add(sign, words, at: marker.place.location)
  }

  private mutating func add(_ command: CodeCommand) {
    let isElsewhere = !command.conditions.isDisjoint(
      with: [.exceptMacCatalyst, .otherPlatform, .never, .preview, .exceptMacIdiom])
    guard !isElsewhere else { return }
    let title = command.title?.shown
    if command.isInMenuBar, let title { addCommand(title, at: command.place.location) }
    if let sign = command.sign {
      add(sign, title.map { "the command “\($0)”" } ?? "a key", at: command.place.location)
    }
  }
}

extension CodePlace {
  /// The place as documents have it.
  var location: Location { Location(file: file, line: line, column: column) }
}

extension CodeCommand {
  /// What a command is for, by its key (menus.md §4).
  fileprivate var sign: Sign? {
    guard modifiers == [.command] else { return nil }
    switch input {
    case "f": return .findCommand
    case "r": return .refreshCommand
    case "[", "leftArrow": return .backCommand
    case ",": return .settingsWindow
    default: return nil
    }
  }
}

extension Marker {
  /// What it shows, and in what words; `nil` for what is no sign (rules.md, “already done”).
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
    default: windowSign
    }
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
