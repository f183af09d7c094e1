/// The framework names that are searched for in code, with their roles. Lexers record them while
/// they skip bodies; a body without such names is never parsed.
enum FrameworkNames {
  /// The purposes of a name.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt16

    /// Running code: the name creates or fills containers, leads to screens, or adds commands.
    static let effect = Roles(rawValue: 1)
    /// SwiftUI containers and transitions.
    static let view = Roles(rawValue: 2)
    /// Menu commands and key commands.
    static let command = Roles(rawValue: 4)
    /// Features that rules check.
    static let marker = Roles(rawValue: 8)
    /// Transitions to screens.
    static let transition = Roles(rawValue: 16)
    /// Titles of view controllers.
    static let title = Roles(rawValue: 32)
    /// Titles of views of SwiftUI.
    static let viewTitle = Roles(rawValue: 64)
    /// Items of the bars of view controllers.
    static let bar = Roles(rawValue: 128)
    /// Controls and views in screens.
    static let element = Roles(rawValue: 256)
  }

  /// All names.
  static let all = NameSet(table.map(\.name), endings: EffectNames.endings, findsChecks: true)

  private static let table: [(name: String, roles: Roles)] = {
    var roles: [String: Roles] = [:]
    let lists: [(Roles, any Sequence<String>)] = [
      (.effect, EffectNames.all), (.view, views), (.command, commands), (.marker, markers),
      (.marker, ViewTable.swiftUI.names(where: \.isContainer)),
      (.marker, MarkerWords.all), (.transition, EffectNames.leading.union(EffectNames.roots)),
      (.title, titles.names), (.viewTitle, viewTitles),
      (.bar, BarNames.all), (.element, ElementNames.all),
    ]
    for (role, names) in lists {
      for name in names { roles[name, default: []].insert(role) }
    }
    return roles.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  private static let byMark: [Roles] = table.map(\.roles)

  /// Returns all names, with those of the views in a table that SwiftUI does not have at the end.
  static func all(of views: ViewTable) -> NameSet {
    let more = views.names(where: \.isSearched).filter { all.mark($0) == nil }
    return more.isEmpty
      ? all : NameSet(all.names + more, endings: EffectNames.endings, findsChecks: true)
  }

  /// Returns the roles of the names in code.
  static func roles(_ marks: [UInt16]) -> Roles {
    marks.reduce(into: []) { $0.formUnion(Int($1) < byMark.count ? byMark[Int($1)] : .view) }
  }

  /// The classes of texts, and of views that only show one.
  static let texts: Set = [
    "Text", "UILabel", "UITextView", "AttributedString", "NSAttributedString",
    "NSMutableAttributedString",
  ]

  /// The names with which code sets the title of a view controller.
  static let titles = NameSet(["title", "setTitle"])

  /// The modifiers that set the title of a SwiftUI view.
  private static let viewTitles = ViewTable.swiftUI.names { $0 == .title }

  private static let views = ViewTable.swiftUI.names(where: \.isSearched)

  private static let commands =
    ["UIKeyCommand", "UICommand", "UIAction", "NSMenuItem"]
    + ViewTable.swiftUI.names(where: \.addsCommands)

  /// Names in code with markers, in addition to the names that are markers themselves.
  private static let markers = [
    "isPagingEnabled", "pagingEnabled", "setPagingEnabled", "insertChild", "insertSibling",
    "insertElements", "replaceChildren", "menu", "barButtonItem",
    "sourceView", "sourceRect", "sourceItem", "UIAlertController", "alertControllerWithTitle",
    "UIActivityViewController", "initWithActivityItems",
    "UICollectionViewListCell", "tab", "buildMenu", "buildMenuWithBuilder", "UIMenuBuilder",
    "UIMainMenuSystem", "UIKeyCommand", "UICommand", "commands", "CommandGroup",
    "keyboardShortcut", "keyCommands",
    "NSMenuItem", "SidebarCommands", "keyEquivalent", "NSToolbar", "NSToolbarItem",
    "NSToolbarItemGroup", "NSSearchToolbarItem", "toggleSidebar", "trailingItemGroups",
    "preferredBehavioralStyle", "UICollectionLayoutListConfiguration", "listStyle",
    "horizontalSizeClass", "primaryBackgroundStyle", "preferredDisplayMode",
    "preferredSplitBehavior", "sidebarAdaptable",
    "SidebarAdaptableTabViewStyle",
    "selectionFollowsFocus", "clearsSelectionOnViewWillAppear",
    "NSDiffableDataSourceSectionSnapshot", "primaryEdge", "navigationSplitViewColumnWidth",
    "Settings",
    "requestSceneSessionActivation", "ActivationAction", "ActivationConfiguration", "openWindow",
    "WindowGroup", "sizeRestrictions", "windowResizability", "UIWindowSceneDelegate",
    "configurationForConnecting", "configurationForConnectingSceneSession", "UIScene",
    "UIWindowScene", "windowScene",
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
    "hidesBackButton", "setNavigationBarHidden", "isNavigationBarHidden", "navigationBarHidden",
    "navigationBarBackButtonHidden", "customView", "deselectRow",
    "deselectRowAtIndexPath", "selectRow", "selectItem", "selectRowAtIndexPath",
    "selectItemAtIndexPath", "deselectItem", "deselectItemAtIndexPath", "UIStepper",
    "UIPickerView", "UIRefreshControl", "refreshable", "UISearchController", "UISearchBar",
    "searchable", "wheels", "UIDatePickerStyleWheels", "UIWebView", "ARSCNView", "ARSKView",
    "GLKView", "GLKViewController", "UISearchDisplayController", "EAGLContext", "CAEAGLLayer",
    "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "minimumValueImage",
    "maximumValueImage", "maximumTrackTintColor", "setMinimumValueImage", "setMaximumValueImage",
    "setMaximumTrackTintColor", "titleView", "setTitleView", "leadingAccessoryView",
    "trailingAccessoryView", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIPageControl", "UINavigationController", "UITabBar", "UISegmentedControl",
    "UIHostingController", EffectNames.controllers, "setViewControllers", "tabBarItem",
    "UITabBarItem",
    "UITab", "UITabGroup", "UISearchTab", "Tab", "TabSection", "tabItem",
    "tabViewStyle", "tabBarController",
    "splitViewController", "setViewController", "customizableViewControllers", "badgeValue",
    "setBadgeValue", "shouldSelect", "shouldSelectViewController", "TabViewCustomization",
    "tabSidebar", "setTitle", "setImage", "items", "isMovable", "windowStyle", "UIMenu", "append",
    "modalPresentationStyle", "transitionStyle", "pageCurl",
    "UIPageViewControllerTransitionStylePageCurl",
    "numberOfPages", "detailOnly", "tabBar", "iconColor",
  ]
}
