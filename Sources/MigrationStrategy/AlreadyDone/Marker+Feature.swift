import Guidance
import SourceEvidence

extension Marker {
  /// Returns the marker as evidence.
  func evidence(_ text: String) -> ExistingWork.Evidence {
    ExistingWork.Evidence(
      text: text, location: place, owner: owner, isAboutOwner: kind == .search)
  }

  /// The feature that the marker proves, in a few words, or `nil` if it proves none
  /// (How-Decisions-Are-Made.md#what-counts-as-done).
  var feature: (MacFeature, text: String)? {
    switch kind {
    case .tabBarMode where detail == "tabSidebar": (.sidebar, "the mode tabSidebar")
    case .tabBarMode where detail == "tabBar": (.tabBarMode, "the mode tabBar")
    case .uiTabGroup: (.sidebar, "a UITabGroup")
    case .sidebarAdaptable: (.sidebar, "tabViewStyle(.sidebarAdaptable)")
    case .sidebarListAppearance, .sidebarListStyle: (.sidebar, "a list in the style of a sidebar")
    case .sidebarBackground: (.sidebarBackground, "primaryBackgroundStyle = .sidebar")
    case .splitViewStyle: (.columnStyle, "UISplitViewController(style:)")
    case .column where detail == "supplementary": (.contentList, "a supplementary column")
    case .columnWidth where limitsPrimaryColumn: (.columnWidths, detail ?? "the width of a column")
    case .displayMode where detail?.contains("BesideSecondary") == true:
      (.tiledColumns, "preferredDisplayMode = .\(detail ?? "")")
    case .selectionFollowsFocus: (.keptSelection, "selectionFollowsFocus")
    case .keepsSelection: (.keptSelection, "clearsSelectionOnViewWillAppear = false")
    case .tabCustomization where isForSidebars:
      (.customizableTabs, detail ?? "tabs that people can arrange")
    default: windowFeature
    }
  }

  /// Returns whether a list in the style of a sidebar is one: in a first column, or for the Mac alone.
  /// Any other marker may be.
  func isSidebar(in columns: Set<String>) -> Bool {
    guard kind == .sidebarListAppearance || kind == .sidebarListStyle else { return true }
    return !conditions.isDisjoint(with: [.macCatalyst, .macIdiom])
      || owner.map(columns.contains) == true
  }

  /// Whether it customizes tabs in a sidebar too, and not only in the list of more tabs.
  private var isForSidebars: Bool {
    [
      "allowsHiding", "allowsReordering", "customizationIdentifier", "TabViewCustomization",
      "tabViewCustomization", "customizationID",
    ].contains(detail)
  }

  /// Whether it is a minimum or a maximum of a first column. A preferred width is no limit.
  private var limitsPrimaryColumn: Bool {
    !(detail ?? "").hasPrefix("preferred") && detail?.contains("Supplementary") != true
  }

  private var windowFeature: (MacFeature, text: String)? {
    switch kind {
    case .toolbarItemGroup: (.toolbarSegments, "an NSToolbarItemGroup")
    case .searchToolbarItem: (.toolbarSearch, "an NSSearchToolbarItem")
    case .searchTab: (.toolbarSearch, "a search tab")
    case .search where detail == "searchable": (.toolbarSearch, ".searchable")
    case .windowToolbar: (.toolbarItems, "an NSToolbar")
    case .itemGroups: (.toolbarItems, detail ?? "groups of items")
    case .toolbarAction where goesBackByName: (.backButton, "the toolbar item \(detail ?? "")")
    case .toolbarAction where turnsPagesByName: (.pageButtons, "the toolbar item \(detail ?? "")")
    // Mac Catalyst has no Settings scene.
    case .settingsScene where !conditions.contains(.macCatalyst):
      (.settingsScene, "a Settings scene")
    case .settingsCommand: (.settingsWindow, "a Settings command")
    case .sceneActivation: (.newWindow, detail ?? "a scene that is activated")
    case .windowGroup where detail == "WindowGroup": (.newWindowCommand, "a WindowGroup")
    case .newSceneMenu: (.newWindowCommand, "the system's menu with New Window")
    case .openWindow: (.newWindow, "openWindow")
    case .toggleSidebar: (.sidebarToggle, "toggleSidebar")
    case .sidebarCommands: (.sidebarToggle, "SidebarCommands")
    case .sceneTitle: (.windowTitle, "a title of the scene")
    case .contextMenu: (.contextMenu, detail ?? "a context menu")
    default: nil
    }
  }

  private var goesBackByName: Bool {
    !Set(detail?.nameWords ?? []).isDisjoint(with: ["back", "pop"])
  }

  private var turnsPagesByName: Bool {
    !Set(detail?.nameWords ?? []).isDisjoint(with: ["next", "previous", "prev", "forward"])
  }
}
