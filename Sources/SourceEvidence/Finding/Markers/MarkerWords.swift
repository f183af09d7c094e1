/// Names that are markers.
enum MarkerWords {
  typealias Sign = (kind: Marker.Kind, detail: Detail)

  /// All names.
  static var all: [String] {
    Array(calls.keys) + Array(methods.keys) + Array(names.keys) + Array(functions.keys)
      + Array(forbiddenControls) + Array(sliderProperties) + Array(sliderSetters)
      + Array(unavailableClasses) + Array(barItems.keys) + Array(columnWidths)
      + Array(tabSettings) + Array(tabPlacements) + ["preferredDatePickerStyle", "datePickerStyle"]
      + ["UIScreen", "orientation", "keyboardShortcut"] + Array(menuPreferences)
  }

  /// The detail of a marker.
  enum Detail: Sendable {
    /// No detail.
    case none
    /// The name.
    case name
  }

  /// Types and functions that are called.
  static let calls: [String: Sign] = [
    "NSToolbar": (.windowToolbar, .none),
    "NSToolbarItemGroup": (.toolbarItemGroup, .none),
    "NSSearchToolbarItem": (.searchToolbarItem, .none),
    "SidebarCommands": (.sidebarCommands, .none),
    "UISearchTab": (.searchTab, .none),
    "TabViewCustomization": (.tabCustomization, .name),
    "Settings": (.settingsScene, .none),
    "WindowGroup": (.windowGroup, .name), "Window": (.windowGroup, .name),
    "UIContextMenuInteraction": (.contextMenu, .name),
    "UIContextMenuConfiguration": (.contextMenu, .name),
    "UISwipeActionsConfiguration": (.swipeActions, .name),
    "UITableViewRowAction": (.swipeActions, .name),
    "UILongPressGestureRecognizer": (.longPress, .name),
    "UISwipeGestureRecognizer": (.swipeGesture, .name),
    "UIScreenEdgePanGestureRecognizer": (.swipeGesture, .name),
    "UIActionSheet": (.actionSheet, .name),
    "UIDocumentPickerViewController": (.filePanel, .name),
    "UIDocumentBrowserViewController": (.filePanel, .name),
    "NSOpenPanel": (.filePanel, .name), "NSSavePanel": (.filePanel, .name),
    "DocumentGroup": (.documents, .name), "NSWindow": (.appKitWindow, .name),
    "UISearchController": (.search, .name), "UISearchBar": (.search, .name),
    "UIRefreshControl": (.refresh, .name),
    "ActivationAction": (.sceneActivation, .name),
    "ActivationConfiguration": (.sceneActivation, .name),
    "UIWindowSceneActivationAction": (.sceneActivation, .name),
    "UIWindowSceneActivationConfiguration": (.sceneActivation, .name),
    "UISceneSessionActivationRequest": (.sceneActivation, .name),
  ].merging(DrawerClasses.names.map { ($0, (.drawer, .name)) }) { first, _ in first }

  /// Methods and view modifiers.
  static let methods: [String: Sign] = [
    "commands": (.commands, .none),
    "fileImporter": (.filePanel, .name), "fileExporter": (.filePanel, .name),
    "onOpenURL": (.openURL, .name), "handlesExternalEvents": (.externalEvents, .name),
    "setFrameAutosaveName": (.windowFrame, .name), "requestGeometryUpdate": (.windowFrame, .name),
    "requestGeometryUpdateWithPreferences": (.windowFrame, .name),
    "onExitCommand": (.escape, .name),
    "windowResizability": (.windowResizability, .name), "defaultSize": (.windowResizability, .name),
    "contextMenu": (.contextMenu, .name), "swipeActions": (.swipeActions, .name),
    "onDelete": (.swipeActions, .name), "onLongPressGesture": (.longPress, .name),
    "searchable": (.search, .name),
    "refreshable": (.refresh, .name),
    "navigationSplitViewColumnWidth": (.columnWidth, .name), "badge": (.badge, .name),
    "tabViewCustomization": (.tabCustomization, .name),
    "customizationID": (.tabCustomization, .name),
    "requestSceneSessionActivation": (.sceneActivation, .name),
    "beginInteractiveMovementForItem": (.reordering, .name),
    "beginInteractiveMovementForItemAtIndexPath": (.reordering, .name),
    "selectRow": (.selectsRow, .none), "selectItem": (.selectsRow, .none),
    "selectRowAtIndexPath": (.selectsRow, .none), "selectItemAtIndexPath": (.selectsRow, .none),
    "activateSceneSession": (.sceneActivation, .name), "openWindow": (.openWindow, .none),
    "removeAllSegments": (.segments, .none), "insertSegment": (.segments, .none),
    "insertSegmentWithTitle": (.segments, .none), "insertSegmentWithImage": (.segments, .none),
  ]

  /// Names in any position.
  static let names: [String: Sign] = [
    "toggleSidebar": (.toggleSidebar, .none),
    "toggleSidebarItemIdentifier": (.toggleSidebar, .none),
    "NSToolbarToggleSidebarItemIdentifier": (.toggleSidebar, .none),
    "trailingItemGroups": (.itemGroups, .none), "leadingItemGroups": (.itemGroups, .none),
    "UIMainMenuSystem": (.mainMenuSystem, .none),
    "frameAutosaveName": (.windowFrame, .name), "stateRestorationActivity": (.windowFrame, .name),
    "activationConditions": (.externalEvents, .name),
    "targetContentIdentifier": (.externalEvents, .name),
    "statusBarOrientation": (.screenRead, .name),
    "renameDelegate": (.renaming, .name), "renameAction": (.renaming, .name),
    "cancelAction": (.escape, .name), "inputEscape": (.escape, .name),
    "UIKeyInputEscape": (.escape, .name),
    "orderFrontPreferencesPanel": (.settingsCommand, .name),
    "popoverPresentationController": (.popoverSource, .name),
    "UIMenuPreferences": (.settingsCommand, .name),
    "orderFrontPreferencesPanel:": (.settingsCommand, .name),
    "toggleSidebar:": (.toggleSidebar, .none),
    "leadingAccessoryView": (.barMetrics, .name), "trailingAccessoryView": (.barMetrics, .name),
    "sidebarAdaptable": (.sidebarAdaptable, .none),
    "SidebarAdaptableTabViewStyle": (.sidebarAdaptable, .none),
  ]

  /// Controls that throw an exception in the Mac idiom (UIKit: Choosing a user interface idiom).
  static let forbiddenControls: Set = [
    "UIStepper", "UIPickerView", "UIRefreshControl", "UIPageControl",
  ]

  /// Properties of sliders that throw an exception with a Mac appearance.
  static let sliderProperties: Set = [
    "minimumValueImage", "maximumValueImage", "thumbTintColor", "minimumTrackTintColor",
    "maximumTrackTintColor",
  ]

  /// The setters of these properties.
  static let sliderSetters: Set = [
    "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "setMinimumValueImage",
    "setMaximumValueImage", "setThumbTintColor", "setMinimumTrackTintColor",
    "setMaximumTrackTintColor",
  ]

  /// The states for which buttons with a Mac appearance accept no title and no image.
  static let otherStates: Set = ["highlighted", "selected", "disabled", "focused"]

  /// Sizes of the main screen.
  static let screenSizes: Set = ["bounds", "nativeBounds", "applicationFrame"]

  /// Settings of the main menu system that remove the system's commands.
  static let menuPreferences: Set = [
    "newScenePreference", "documentPreference", "sidebarPreference", "textFormattingPreference",
  ]

  /// Superclasses of documents.
  static let documentClasses: Set = ["UIDocument", "UIManagedDocument", "NSDocument"]

  /// The widths of the columns of a split view.
  static let columnWidths: Set = [
    "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
    "preferredPrimaryColumnWidthFraction", "minimumSupplementaryColumnWidth",
    "maximumSupplementaryColumnWidth", "preferredSupplementaryColumnWidth",
  ]

  /// Properties of tabs that let people change a tab bar if they are on.
  static let tabSettings: Set = ["allowsHiding", "allowsReordering"]

  /// Properties of tabs that let people change a tab bar if they are not fixed.
  static let tabPlacements: Set = ["preferredPlacement", "customizationIdentifier"]

  /// The properties with the items of bars, and their setters, with the place of the items.
  static let barItems = [
    "rightBarButtonItem": "right", "rightBarButtonItems": "right",
    "setRightBarButton": "right", "setRightBarButtonItem": "right",
    "setRightBarButtonItems": "right", "leftBarButtonItem": "left",
    "leftBarButtonItems": "left", "setLeftBarButton": "left", "setLeftBarButtonItem": "left",
    "setLeftBarButtonItems": "left", "toolbarItems": "toolbar", "setToolbarItems": "toolbar",
  ]

  /// Classes that Mac Catalyst does not have.
  static let unavailableClasses: Set = [
    "UIWebView", "GLKView", "GLKViewController", "ARSCNView", "ARSKView",
    "UISearchDisplayController", "EAGLContext", "CAEAGLLayer",
  ]

  /// Methods that a class implements, by name or by a distinctive label.
  static let functions: [String: Sign] = [
    "buildMenu": (.buildMenu, .none),
    "applicationShouldHandleReopen": (.reopening, .none),
    "applicationShouldTerminateAfterLastWindowClosed": (.reopening, .none),
    "stateRestorationActivity": (.windowFrame, .name),
    "didUpdateEffectiveGeometry": (.windowFrame, .name),
    "openURLContexts": (.openURL, .name), "cancelOperation": (.escape, .name),
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
    // `tableView(_:commit:forRowAt:)`: people swipe to delete.
    "commit": (.swipeActions, .name),
    "commitEditingStyle": (.swipeActions, .name),
    "editActionsForRowAtIndexPath": (.swipeActions, .name),
    "configurationForConnecting": (.sceneLifeCycle, .name),
    "configurationForConnectingSceneSession": (.sceneLifeCycle, .name),
    "topColumnForCollapsingToProposedTopColumn": (.collapse, .name),
    "collapseSecondary": (.collapse, .name),
    "collapseSecondaryViewController": (.collapse, .name),
    "willBeginCustomizing": (.tabCustomization, .name),
    "willBeginCustomizingViewControllers": (.tabCustomization, .name),
    "didEndCustomizing": (.tabCustomization, .name),
    "didEndCustomizingViewControllers": (.tabCustomization, .name),
  ]
}
