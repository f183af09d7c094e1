/// The names that are markers by themselves.
enum MarkerWords {
  typealias Sign = (kind: Marker.Kind, detail: Detail)

  /// All of them.
  static var all: [String] {
    Array(calls.keys) + Array(methods.keys) + Array(names.keys) + Array(functions.keys)
      + Array(forbiddenControls) + Array(sliderProperties) + Array(sliderSetters)
      + Array(unavailableClasses)
  }

  /// What becomes a marker's detail.
  enum Detail: Sendable {
    /// Nothing.
    case none
    /// The name itself.
    case name
    /// The last name of the first argument, or its text.
    case first
    /// The last name, or the text, of the argument with a label.
    case argument(String)
  }

  /// Types and functions that are called, or made.
  static let calls: [String: Sign] = [
    "CommandMenu": (.commandMenu, .first), "CommandGroup": (.commandGroup, .first),
    "NSToolbar": (.windowToolbar, .none),
    "NSToolbarItem": (.toolbarItem, .argument("itemIdentifier")),
    "NSToolbarItemGroup": (.toolbarItemGroup, .argument("itemIdentifier")),
    "NSSearchToolbarItem": (.searchToolbarItem, .none),
    "SidebarCommands": (.sidebarCommands, .none), "ToolbarCommands": (.standardCommands, .name),
    "InspectorCommands": (.standardCommands, .name),
    "TextEditingCommands": (.standardCommands, .name),
    "TextFormattingCommands": (.standardCommands, .name),
    "UITab": (.uiTab, .none), "UISearchTab": (.searchTab, .none),
    "TabViewCustomization": (.tabCustomization, .name),
    "Settings": (.settingsScene, .none), "SettingsLink": (.settingsLink, .name),
    "WindowGroup": (.windowGroup, .name), "Window": (.windowGroup, .name),
    "DocumentGroup": (.documentGroup, .none),
    "UIContextMenuInteraction": (.contextMenu, .name),
    "UIContextMenuConfiguration": (.contextMenu, .name),
    "UISwipeActionsConfiguration": (.swipeActions, .name),
    "UITableViewRowAction": (.swipeActions, .name),
    "UILongPressGestureRecognizer": (.longPress, .name),
    "UISwipeGestureRecognizer": (.swipeGesture, .name),
    "UIScreenEdgePanGestureRecognizer": (.swipeGesture, .name),
    "UIHoverGestureRecognizer": (.pointer, .name), "UIPointerInteraction": (.pointer, .name),
    "UIActionSheet": (.actionSheet, .name), "ActionSheet": (.actionSheet, .name),
    "UISearchController": (.search, .name), "UISearchBar": (.search, .name),
    "UIRefreshControl": (.refresh, .name),
    "ActivationAction": (.sceneActivation, .name),
    "ActivationConfiguration": (.sceneActivation, .name),
    "UIWindowSceneActivationAction": (.sceneActivation, .name),
    "UIWindowSceneActivationConfiguration": (.sceneActivation, .name),
    "UISceneSessionActivationRequest": (.sceneActivation, .name),
  ]

  /// Methods, and modifiers of views.
  static let methods: [String: Sign] = [
    "commands": (.commands, .none), "toolbar": (.swiftUIToolbar, .none),
    "addKeyCommand": (.keyCommands, .name), "handlesExternalEvents": (.externalEvents, .none),
    "windowResizability": (.windowResizability, .name), "defaultSize": (.windowResizability, .name),
    "contextMenu": (.contextMenu, .name), "swipeActions": (.swipeActions, .name),
    "onDelete": (.swipeActions, .name), "onLongPressGesture": (.longPress, .name),
    "onHover": (.pointer, .name), "actionSheet": (.actionSheet, .name),
    "confirmationDialog": (.actionSheet, .name), "searchable": (.search, .name),
    "refreshable": (.refresh, .name), "inspector": (.inspector, .none),
    "navigationSplitViewColumnWidth": (.columnWidth, .name), "badge": (.badge, .name),
    "tabViewCustomization": (.tabCustomization, .name),
    "customizationID": (.tabCustomization, .name),
    "requestSceneSessionActivation": (.sceneActivation, .name),
    "activateSceneSession": (.sceneActivation, .name), "openWindow": (.openWindow, .none),
    "popViewController": (.goesBack, .name), "popToRootViewController": (.goesBack, .name),
    "popViewControllerAnimated": (.goesBack, .name), "goBack": (.goesBack, .name),
  ]

  /// Names that say enough wherever they stand.
  static let names: [String: Sign] = [
    "toggleSidebar": (.toggleSidebar, .none),
    "toggleSidebarItemIdentifier": (.toggleSidebar, .none),
    "NSToolbarToggleSidebarItemIdentifier": (.toggleSidebar, .none),
    "primarySidebarTrackingSeparatorItemIdentifier": (.trackingSeparator, .none),
    "supplementarySidebarTrackingSeparatorItemIdentifier": (.trackingSeparator, .none),
    "sidebarTrackingSeparator": (.trackingSeparator, .none),
    "NSToolbarPrimarySidebarTrackingSeparatorItemIdentifier": (.trackingSeparator, .none),
    "centeredItemIdentifiers": (.centeredItems, .none),
    "centeredItemIdentifier": (.centeredItems, .none), "centerItemGroups": (.centeredItems, .none),
    "trailingItemGroups": (.itemGroups, .none), "leadingItemGroups": (.itemGroups, .none),
    "UIMainMenuSystem": (.mainMenuSystem, .none),
    "orderFrontPreferencesPanel": (.settingsCommand, .name), "openSettings": (.settingsLink, .name),
    "appSettings": (.settingsCommand, .name), "UIMenuPreferences": (.settingsCommand, .name),
    "interactivePopGestureRecognizer": (.popGesture, .none),
    "tabbingMode": (.windowTabs, .name), "newWindowForTab": (.windowTabs, .name),
    "newWindowForTab:": (.windowTabs, .name),
    "orderFrontPreferencesPanel:": (.settingsCommand, .name),
    "toggleSidebar:": (.toggleSidebar, .none), "goBack:": (.goesBack, .name),
    "leadingAccessoryView": (.barMetrics, .name), "trailingAccessoryView": (.barMetrics, .name),
    "sidebarAdaptable": (.sidebarAdaptable, .none),
  ]

  /// Controls that throw under the Mac idiom (UIKit: Choosing a user interface idiom).
  static let forbiddenControls: Set = [
    "UIStepper", "UIPickerView", "UIRefreshControl", "UIPageControl",
  ]

  /// Properties of sliders that throw in controls with a Mac look.
  static let sliderProperties: Set = [
    "minimumValueImage", "maximumValueImage", "maximumTrackTintColor",
  ]

  /// The setters of such properties.
  static let sliderSetters: Set = [
    "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "setMinimumValueImage",
    "setMaximumValueImage", "setMaximumTrackTintColor",
  ]

  /// The states for which buttons with a Mac look take no title and no image.
  static let otherStates: Set = ["highlighted", "selected", "disabled", "focused"]

  /// Classes that Mac Catalyst lacks.
  static let unavailableClasses: Set = [
    "UIWebView", "GLKView", "GLKViewController", "ARSCNView", "ARSKView",
    "UISearchDisplayController", "EAGLContext", "CAEAGLLayer",
  ]

  /// Methods that a class implements, by name or by the label that tells them apart.
  static let functions: [String: Sign] = [
    "buildMenu": (.buildMenu, .none), "validateMenuItem": (.commandValidation, .name),
    "validateCommand": (.commandValidation, .name),
    "contextMenuConfigurationForRowAt": (.contextMenu, .name),
    "contextMenuConfigurationForItemAt": (.contextMenu, .name),
    "contextMenuConfigurationForItemsAt": (.contextMenu, .name),
    "contextMenuConfigurationForRowAtIndexPath": (.contextMenu, .name),
    "contextMenuConfigurationForItemAtIndexPath": (.contextMenu, .name),
    "contextMenuConfigurationForItemsAtIndexPaths": (.contextMenu, .name),
    "configurationForMenuAtLocation": (.contextMenu, .name),
    "trailingSwipeActionsConfigurationForRowAt": (.swipeActions, .name),
    "leadingSwipeActionsConfigurationForRowAt": (.swipeActions, .name),
    "trailingSwipeActionsConfigurationForRowAtIndexPath": (.swipeActions, .name),
    "leadingSwipeActionsConfigurationForRowAtIndexPath": (.swipeActions, .name),
    "editActionsForRowAt": (.swipeActions, .name),
    "editActionsForRowAtIndexPath": (.swipeActions, .name),
    "configurationForConnecting": (.sceneLifeCycle, .name),
    "configurationForConnectingSceneSession": (.sceneLifeCycle, .name),
    "willBeginCustomizing": (.tabCustomization, .name),
    "willBeginCustomizingViewControllers": (.tabCustomization, .name),
    "didEndCustomizing": (.tabCustomization, .name),
    "didEndCustomizingViewControllers": (.tabCustomization, .name),
    "newWindowForTab": (.windowTabs, .name),
  ]
}
