/// The names of frameworks that code is searched for, with what each of them matters to. Readers note them
/// while they pass over bodies; nothing else is parsed.
enum FrameworkNames {
  /// What a name matters to.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt8

    /// Running code: it makes or fills containers, goes to screens, or adds commands.
    static let effect = Roles(rawValue: 1)
    /// Containers and transitions of SwiftUI.
    static let view = Roles(rawValue: 2)
    /// Commands and keys.
    static let command = Roles(rawValue: 4)
    /// What rules ask about.
    static let marker = Roles(rawValue: 8)
    /// Going to screens.
    static let transition = Roles(rawValue: 16)
  }

  /// All names, as readers look for them.
  static let all = NameSet(table.map(\.name), endings: EffectNames.endings)

  private static let table: [(name: String, roles: Roles)] = {
    var roles: [String: Roles] = [:]
    let lists: [(Roles, any Sequence<String>)] = [
      (.effect, EffectNames.all), (.view, views), (.command, commands), (.marker, markers),
      (.marker, MarkerWords.all), (.transition, EffectNames.leading),
    ]
    for (role, names) in lists {
      for name in names { roles[name, default: []].insert(role) }
    }
    return roles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  private static let byMark: [Roles] = table.map(\.roles)

  /// What the marked names in a piece of code matter to.
  static func roles(_ marks: [UInt16]) -> Roles {
    marks.reduce(into: []) { $0.formUnion(byMark[Int($1)]) }
  }

  private static let views = [
    "TabView", "NavigationSplitView", "NavigationStack", "NavigationView", "pickerStyle",
    "NavigationLink", "WindowGroup", "sheet", "fullScreenCover", "popover", "navigationDestination",
  ]

  private static let commands = [
    "UIKeyCommand", "UICommand", "UIAction", "NSMenuItem", "keyboardShortcut", "CommandMenu",
    "CommandGroup", "commands",
  ]

  /// What appears where rules find something, besides the words that are markers by themselves.
  private static let markers = [
    "insertChild", "insertSibling", "insertElements", "replaceChildren", "menu", "barButtonItem",
    "sourceView", "sourceRect", "sourceItem", "UIAlertController", "alertControllerWithTitle",
    "UICollectionViewListCell", "tab", "buildMenu", "buildMenuWithBuilder", "UIMenuBuilder",
    "UIMainMenuSystem", "UIKeyCommand", "UICommand", "commands", "CommandGroup",
    "keyboardShortcut", "keyCommands",
    "NSMenuItem", "SidebarCommands", "keyEquivalent", "NSToolbar", "NSToolbarItem",
    "NSToolbarItemGroup", "NSSearchToolbarItem", "toggleSidebar", "trailingItemGroups",
    "preferredBehavioralStyle", "UICollectionLayoutListConfiguration", "listStyle",
    "primaryBackgroundStyle", "preferredDisplayMode", "preferredSplitBehavior", "sidebarAdaptable",
    "selectionFollowsFocus", "clearsSelectionOnViewWillAppear",
    "NSDiffableDataSourceSectionSnapshot", "minimumPrimaryColumnWidth",
    "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
    "preferredPrimaryColumnWidthFraction", "navigationSplitViewColumnWidth", "Settings",
    "requestSceneSessionActivation", "ActivationAction", "ActivationConfiguration", "openWindow",
    "WindowGroup", "sizeRestrictions", "windowResizability", "UIWindowSceneDelegate",
    "configurationForConnecting", "configurationForConnectingSceneSession",
    "orderFrontPreferencesPanel", "macCatalyst", "TARGET_OS_MACCATALYST", "UIKitForMac",
    "TARGET_OS_UIKITFORMAC", "isMacCatalystApp", "UIWindowSceneActivationAction",
    "UISceneSessionActivationRequest", "activateSceneSession", "UIUserInterfaceIdiomMac",
    "contextMenu", "UIContextMenuInteraction", "contextMenuConfiguration",
    "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
    "contextMenuConfigurationForItemsAt", "contextMenuInteraction", "UIContextMenuConfiguration",
    "swipeActions", "trailingSwipeActionsConfigurationForRowAt",
    "leadingSwipeActionsConfigurationForRowAt", "editActionsForRowAt",
    "editActionsForRowAtIndexPath", "trailingSwipeActionsConfigurationProvider",
    "leadingSwipeActionsConfigurationProvider", "UISwipeActionsConfiguration",
    "UITableViewRowAction", "onDelete", "UILongPressGestureRecognizer", "onLongPressGesture",
    "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "actionSheet", "UIActionSheet",
    "UIAlertControllerStyleActionSheet", "confirmationDialog", "ActionSheet",
    "setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden", "deselectRow",
    "deselectRowAtIndexPath", "deselectItem", "deselectItemAtIndexPath", "UIStepper",
    "UIPickerView", "UIRefreshControl", "refreshable", "UISearchController", "UISearchBar",
    "searchable", "wheels", "UIDatePickerStyleWheels", "UIWebView", "ARSCNView", "ARSKView",
    "GLKView", "GLKViewController", "UISearchDisplayController", "EAGLContext", "CAEAGLLayer",
    "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "minimumValueImage",
    "maximumValueImage", "maximumTrackTintColor", "setMinimumValueImage", "setMaximumValueImage",
    "setMaximumTrackTintColor", "titleView", "setTitleView", "leadingAccessoryView",
    "trailingAccessoryView", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIPageControl", "UINavigationController", "UITabBar", "UISegmentedControl",
    "UIHostingController", "viewControllers", "setViewControllers", "tabBarItem", "UITabBarItem",
    "UITab", "UITabGroup", "UISearchTab", "TabView", "Tab", "TabSection", "tabItem",
    "NavigationSplitView", "NavigationStack", "NavigationView", "tabViewStyle", "tabBarController",
    "splitViewController", "setViewController", "customizableViewControllers", "badgeValue",
    "setBadgeValue", "shouldSelect", "shouldSelectViewController", "TabViewCustomization",
    "tabSidebar", "setTitle", "setImage", "items", "isMovable", "windowStyle", "UIMenu", "append",
  ]
}
