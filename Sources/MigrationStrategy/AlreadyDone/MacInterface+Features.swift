import FileReading
import Guidance
import InterfaceBuilder

extension MacInterface {
  /// The features in the document, with their evidence.
  var features: [(MacFeature, ExistingWork.Evidence)] {
    parts.map { part, line in
      (part.feature, evidence(part.text, line: line))
    } + commands.flatMap { item in item.features.map { ($0, evidence(of: item)) } }
  }

  /// The menu items with an action. Others are the titles of menus, or unused items of Xcode's
  /// template.
  var commands: [MenuItem] { menuItems.filter { $0.action != nil } }

  /// Returns a menu item as evidence.
  func evidence(of item: MenuItem) -> ExistingWork.Evidence {
    evidence("the command “\(item.title)”", line: item.line)
  }

  private func evidence(_ text: String, line: Int) -> ExistingWork.Evidence {
    ExistingWork.Evidence(text: text, location: SourceLocation(file: file, line: line))
  }
}

extension MacInterface.Part {
  fileprivate var feature: MacFeature {
    switch self {
    case .sidebar: .sidebar
    case .contentList: .contentList
    case .toolbarSegments: .toolbarSegments
    case .toolbarSearch: .toolbarSearch
    case .toolbarTabs: .settingsScene
    }
  }

  fileprivate var text: String {
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
  /// What the command shows as done. In a native Mac app, Settings… opens a window.
  fileprivate var features: [MacFeature] {
    guard let feature else { return [] }
    return feature == .settingsWindow ? [feature, .settingsScene] : [feature]
  }

  /// The purpose of the command, according to its key and its action, which do not depend on the
  /// language (How-Decisions-Are-Made.md#what-counts-as-done).
  private var feature: MacFeature? {
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
