/// The words that make a file worth parsing.
enum InterestingWords {
  /// All of them, in both languages.
  static let all: [String] =
    Array(followed.keys) + containers + transitions + menus + toolbars + sidebars + windows
    + gestures + controls

  /// Words that many things are called, with those of which one follows closely where they are meant:
  /// as in `show(next, sender: self)` and `setTitle(title, for: .selected)`.
  static let followed = [
    "show": ["sender"], "setTitle": states, "setImage": states, "tabBar": ["items"],
  ]

  private static let states = [
    "highlighted", "selected", "disabled", "focused", "StateHighlighted", "StateSelected",
    "StateDisabled", "StateFocused",
  ]

  private static let containers = [
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIPageControl",
    "UINavigationController", "UITabBar", "UISegmentedControl", "UIHostingController",
    "viewControllers", "setViewControllers", "tabBarItem", "UITabBarItem", "UITab", "UITabGroup",
    "UISearchTab", "TabView", "Tab", "TabSection", "tabItem", "NavigationSplitView",
    "NavigationStack", "NavigationView", "tabViewStyle", "tabBarController", "splitViewController",
    "setViewController", "customizableViewControllers", "badgeValue", "setBadgeValue",
    "hidesBottomBarWhenPushed", "shouldSelect", "shouldSelectViewController",
    "TabViewCustomization", "tabSidebar",
  ]

  private static let transitions = [
    "instantiateViewController", "instantiateInitialViewController", "UIStoryboard",
    "instantiateViewControllerWithIdentifier", "performSegue", "performSegueWithIdentifier",
    "pushViewController", "present", "presentViewController", "presentModalViewController",
    "showViewController", "showDetailViewController", "rootViewController", "addChild",
    "addChildViewController",
    "StoryboardScene", "storyboard", "NavigationLink", "fullScreenCover", "sheet", "popover",
    "navigationDestination",
  ]

  private static let menus = [
    "buildMenu", "buildMenuWithBuilder", "UIMenuBuilder", "UIMainMenuSystem", "UIKeyCommand",
    "UICommand", "commands", "CommandMenu", "CommandGroup", "keyboardShortcut", "keyCommands",
    "NSMenuItem", "SidebarCommands", "validateMenuItem", "keyEquivalent",
  ]

  private static let toolbars = [
    "NSToolbar", "NSToolbarItem", "NSToolbarItemGroup", "NSSearchToolbarItem", "titlebar",
    "toggleSidebar", "trailingItemGroups", "centerItemGroups", "preferredBehavioralStyle",
    "pickerStyle",
  ]

  private static let sidebars = [
    "UICollectionLayoutListConfiguration", "listStyle", "primaryBackgroundStyle",
    "preferredDisplayMode", "preferredSplitBehavior", "sidebarAdaptable", "inspector",
    "selectionFollowsFocus", "clearsSelectionOnViewWillAppear",
    "NSDiffableDataSourceSectionSnapshot",
    "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
    "preferredPrimaryColumnWidthFraction", "navigationSplitViewColumnWidth",
  ]

  private static let windows = [
    "Settings", "SettingsLink", "openSettings", "requestSceneSessionActivation", "ActivationAction",
    "ActivationConfiguration", "openWindow", "WindowGroup", "DocumentGroup", "sizeRestrictions",
    "windowResizability", "UIWindowSceneDelegate", "configurationForConnecting",
    "configurationForConnectingSceneSession", "orderFrontPreferencesPanel", "tabbingMode",
    "handlesExternalEvents", "macCatalyst", "TARGET_OS_MACCATALYST", "UIKitForMac",
    "TARGET_OS_UIKITFORMAC", "isMacCatalystApp", "UIWindowSceneActivationAction",
    "UISceneSessionActivationRequest", "activateSceneSession", "UIUserInterfaceIdiomMac",
  ]

  private static let gestures = [
    "contextMenu", "UIContextMenuInteraction", "contextMenuConfiguration",
    "contextMenuConfigurationForRowAt", "contextMenuConfigurationForItemAt",
    "contextMenuConfigurationForItemsAt", "contextMenuInteraction", "UIContextMenuConfiguration",
    "swipeActions", "trailingSwipeActionsConfigurationForRowAt",
    "leadingSwipeActionsConfigurationForRowAt", "editActionsForRowAt",
    "editActionsForRowAtIndexPath", "trailingSwipeActionsConfigurationProvider",
    "leadingSwipeActionsConfigurationProvider", "UISwipeActionsConfiguration",
    "UITableViewRowAction", "onDelete", "UILongPressGestureRecognizer", "onLongPressGesture",
    "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "actionSheet",
    "UIActionSheet", "UIAlertControllerStyleActionSheet", "confirmationDialog", "ActionSheet",
    "UIHoverGestureRecognizer", "UIPointerInteraction", "onHover",
    "interactivePopGestureRecognizer", "setNavigationBarHidden", "isNavigationBarHidden",
    "navigationBarHidden", "allowsBackForwardNavigationGestures", "deselectRow",
    "deselectRowAtIndexPath", "deselectItem", "deselectItemAtIndexPath", "popViewController",
    "popViewControllerAnimated",
    "goBack", "modalPresentationStyle",
  ]

  private static let controls = [
    "UIStepper", "UIPickerView", "UIRefreshControl", "refreshable", "UISearchController",
    "UISearchBar", "searchable", "wheels", "UIDatePickerStyleWheels", "UIWebView",
    "ARSCNView", "ARSKView", "GLKView", "GLKViewController", "UISearchDisplayController",
    "EAGLContext", "CAEAGLLayer", "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage",
    "minimumValueImage", "maximumValueImage", "maximumTrackTintColor", "setMinimumValueImage",
    "setMaximumValueImage", "setMaximumTrackTintColor", "titleView", "setTitleView",
    "leadingAccessoryView", "trailingAccessoryView",
  ]
}
