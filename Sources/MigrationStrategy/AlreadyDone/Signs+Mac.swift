import FileReading
import Guidance
import InterfaceBuilder

extension Signs {
  /// Notes what documents for the Mac show.
  mutating func add(_ interfaces: [MacInterface]) {
    for interface in interfaces {
      let place = { SourceLocation(file: interface.file, line: $0) }
      for (part, line) in interface.parts { add(part.sign, part.words, at: place(line)) }
      // What has no action is a menu's title, or a leftover of Xcode's template.
      for item in interface.menuItems where item.action != nil {
        addCommand(item.title, at: place(item.line))
        if item.usesCommand, let key = item.key {
          addKey("⌘\(key.uppercased())", of: item.title, at: place(item.line))
        }
        if let sign = item.sign { add(sign, "the command “\(item.title)”", at: place(item.line)) }
      }
    }
  }
}

extension MacInterface.Part {
  fileprivate var sign: Sign {
    switch self {
    case .sidebar: .sidebar
    case .contentList: .contentList
    case .toolbarSegments: .toolbarSegments
    case .toolbarSearch: .toolbarSearch
    case .toolbarTabs: .settingsWindow
    }
  }

  fileprivate var words: String {
    switch self {
    case .sidebar: "a sidebar"
    case .contentList: "a column with a list"
    case .toolbarSegments: "segments"
    case .toolbarSearch: "a search field in the toolbar"
    case .toolbarTabs: "a window with tabs in its toolbar"
    }
  }
}

extension MacInterface.MenuItem {
  /// What the command is for, by its key and its action, which no language changes
  /// (How-Decisions-Are-Made.md#what-counts-as-done).
  fileprivate var sign: Sign? {
    switch (action, usesCommand ? key : nil) {
    case ("toggleSidebar:", _): .sidebarToggle
    case ("performFindPanelAction:", _), ("performTextFinderAction:", _): nil
    case (_, "f"): .findCommand
    case (_, ","): .settingsWindow
    case (_, "r"): .refreshCommand
    case (_, "["): .backCommand
    case ("newWindow:", _), ("newWindowForTab:", _), ("newDocument:", _): .newWindow
    default: nil
    }
  }
}
