import FileReading
import Guidance
import NavigationGraph

extension MacDocument {
  /// The features in the document, with their evidence.
  var features: [(MacFeature, ExistingWork.Evidence)] {
    parts.map { part, place in
      (part.feature, ExistingWork.Evidence(text: part.text, location: place))
    } + commands.flatMap { command in command.features.map { ($0, command.evidence) } }
  }
}

extension MacDocument.Part {
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

extension MacDocument.Command {
  /// The command as evidence.
  var evidence: ExistingWork.Evidence {
    ExistingWork.Evidence(text: "the command “\(title)”", location: location)
  }

  /// What the command shows as done. In a native Mac app, Settings… opens a window.
  fileprivate var features: [MacFeature] {
    guard let feature else { return [] }
    return feature == .settingsWindow ? [feature, .settingsScene] : [feature]
  }

  /// The purpose of the command, according to its key and its action, which do not depend on the
  /// language (How-Decisions-Are-Made.md#what-counts-as-done).
  private var feature: MacFeature? {
    switch (action, key) {
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
