extension Marker {
  /// The kind of a marker.
  package enum Kind: String, Sendable, CaseIterable {
    // MARK: Menus

    /// An implementation of `buildMenu(with:)`.
    case buildMenu
    /// `UIMainMenuSystem` (26).
    case mainMenuSystem
    /// SwiftUI's `.commands { … }`.
    case commands
    /// `builder.remove(menu: .format)`, or something that takes its place; detail: the menu or group.
    case menuRemoved
    /// What the app puts into a menu of the system: `CommandGroup(replacing: .textFormatting)`,
    /// `builder.insertChild(…, atStartOfMenu: .format)`; detail: the menu or group.
    case menuFilled

    /// `NSApplicationDelegate` of a class, or an `NSWindow` that code makes; detail: which.
    case appKitWindow
    /// A scene for documents, or a class of documents; detail: which.
    case documents

    // MARK: Toolbars

    /// An `NSToolbar`.
    case windowToolbar
    /// `NSToolbarItemGroup`: segments or Back and Forward in the toolbar.
    case toolbarItemGroup
    /// The action of a toolbar item (`action = #selector(…)`); detail: the selector's name.
    case toolbarAction
    /// `NSSearchToolbarItem`.
    case searchToolbarItem
    /// `toggleSidebar`, as a toolbar item's identifier or as an action.
    case toggleSidebar
    /// `SidebarCommands()`.
    case sidebarCommands
    /// `trailingItemGroups`, `leadingItemGroups`.
    case itemGroups
    /// A screen's class sets the items in its bars, such as `navigationItem.rightBarButtonItems = …`.
    /// The detail is `right`, `left`, or `toolbar`.
    case barItems
    /// A screen that appears always replaces the items that its document puts in a bar. The detail is that
    /// of `barItems`.
    case replacedBarItems
    /// A screen's class adds an item to those in its toolbar: `toolbarItems?.insert(…)`.
    case addedBarItems
    /// The segments of a segmented control are made in code: `insertSegment(…)`, `removeAllSegments()`.
    case segments

    // MARK: Tabs

    /// `mode = .tabSidebar`, `.tabBar`, `.automatic` of a tab bar controller; detail: the mode.
    case tabBarMode
    /// A compact horizontal size class that code sets.
    case compactSizeClass
    /// `UITabGroup(…)`; detail: the nesting depth, starting at 1.
    case uiTabGroup
    /// `UISearchTab(…)`, or SwiftUI's search tab.
    case searchTab
    /// `.tabViewStyle(.sidebarAdaptable)`.
    case sidebarAdaptable
    /// `TabViewCustomization`, `allowsHiding`, `preferredPlacement`, `customizationIdentifier`,
    /// `willBeginCustomizing`; detail: which.
    case tabCustomization
    /// `customizableViewControllers = …`; detail: `none` if set to nil or to an empty list.
    case customizableViewControllers
    /// `badgeValue = …`, `.badge(…)`.
    case badge
    /// `isEnabled = false` on a tab's item, `isHidden` of a tab.
    case disabledTab
    /// A tab for which `tabBarController(_:shouldSelect:)` presents something and returns false,
    /// under no condition except that it is this tab.
    case actionTab
    /// A tab bar's `didSelect` method that changes the detail of a split view.
    case tabSelectionDrivesDetail

    // MARK: Sidebars and split views

    /// A controller of a library that slides a menu in beside the screens; detail: its class.
    case drawer

    /// `UICollectionLayoutListConfiguration(appearance: .sidebar)`; detail: `sidebar`, `sidebarPlain`.
    case sidebarListAppearance
    /// `.listStyle(.sidebar)`.
    case sidebarListStyle
    /// `primaryBackgroundStyle = .sidebar`.
    case sidebarBackground
    /// The levels of a sidebar's outline; detail: the number of levels.
    case sidebarLevels
    /// `UISplitViewController(style:)`; detail: the style.
    case splitViewStyle
    /// `preferredDisplayMode = …`; detail: the mode.
    case displayMode
    /// `preferredSplitBehavior = …`; detail: the behavior.
    case splitBehavior
    /// `primaryEdge = .trailing`: the primary column is an inspector.
    case trailingPrimary
    /// `minimumPrimaryColumnWidth` and the like, `.navigationSplitViewColumnWidth`; detail: which.
    case columnWidth
    /// A `maximumPrimaryColumnWidth` of more than 400 points.
    case wideColumn
    /// `setViewController(_:for:)` of a column, and SwiftUI's; detail: the column.
    case column
    /// `selectionFollowsFocus = true`.
    case selectionFollowsFocus
    /// `clearsSelectionOnViewWillAppear = false`.
    case keepsSelection
    /// `selectRow(at:…)`, `selectItem(at:…)`.
    case selectsRow
    /// A delegate's method says what a split view shows when it collapses; detail: which.
    case collapse
    /// `deselectRow(at:)`, `deselectItem(at:)` in a selection's delegate method, whatever is chosen.
    case deselectsRow

    // MARK: Windows and scenes

    /// SwiftUI's `Settings { … }`.
    case settingsScene
    /// A use of the `.preferences` menu, `orderFrontPreferencesPanel`, or `.appSettings` commands.
    case settingsCommand
    /// `requestSceneSessionActivation`, `UIWindowScene.ActivationAction`, and similar APIs; detail:
    /// which.
    case sceneActivation
    /// The system's menu with New Window, which code keeps in the menu bar.
    case newSceneMenu
    /// SwiftUI's `openWindow`.
    case openWindow
    /// `WindowGroup { … }`, `Window(…)`; detail: which.
    case windowGroup
    /// `sizeRestrictions`; detail: `minimumSize`, `maximumSize`.
    case sizeRestrictions
    /// `.windowResizability`, `.defaultSize`; detail: which.
    case windowResizability
    /// A class conforms to `UIWindowSceneDelegate`, or `configurationForConnecting` is implemented;
    /// detail: which.
    case sceneLifeCycle
    /// SwiftUI's `App`, which always has scenes.
    case swiftUIApp
    /// `scene.title = …`. The `.navigationTitle` of a window's root does not count.
    case sceneTitle

    /// Something that the system's command Rename… does: `renameDelegate`, `renameAction`; detail: which.
    case renaming
    /// An implementation of `applicationShouldHandleReopen(_:hasVisibleWindows:)`, or of
    /// `applicationShouldTerminateAfterLastWindowClosed(_:)`.
    case reopening
    /// A window's frame or its scene's state is kept or set: `setFrameAutosaveName`, `stateRestorationActivity`,
    /// `requestGeometryUpdate`, and the like; detail: which.
    case windowFrame
    /// The app opens links: `onOpenURL`, `scene(_:openURLContexts:)`; detail: which.
    case openURL
    /// Code says which window links and activities are for: `handlesExternalEvents`, `activationConditions`;
    /// detail: which.
    case externalEvents
    /// The size of the main screen, or the orientation of the device; detail: which.
    case screenRead
    /// The size of the main screen after `??`, which is used only where another size is absent; detail: which.
    case screenFallback
    /// A panel or picker with which people choose files; detail: which.
    case filePanel
    /// Something that the Escape key does: `onExitCommand`, `keyboardShortcut(.cancelAction)`, a key command;
    /// detail: which.
    case escape

    // MARK: Context menus and gestures

    /// A context menu; detail: the API.
    case contextMenu
    /// Swipe actions on rows; detail: the API.
    case swipeActions
    /// `UILongPressGestureRecognizer`, `.onLongPressGesture`.
    case longPress
    /// A gesture that moves an item of a grid: `beginInteractiveMovementForItem(at:)`.
    case reordering
    /// `UISwipeGestureRecognizer`, `UIScreenEdgePanGestureRecognizer`; detail: which.
    case swipeGesture

    // MARK: Modal screens

    /// An action sheet or a share sheet; detail: the API.
    case actionSheet
    /// The source of an action sheet's popover: `sourceView`, `sourceRect`, `barButtonItem`,
    /// `sourceItem`; detail: which.
    case popoverSource

    /// `modalPresentationStyle = …` of another controller; detail: the style.
    case presentationStyle
    /// The same of the controller whose code it is; detail: the style.
    case ownPresentationStyle

    // MARK: Navigation

    /// `setNavigationBarHidden(true)`, `isNavigationBarHidden = true`,
    /// `.navigationBarHidden(true)`; detail: `own` for the bar of the controller's own stack.
    case hiddenNavigationBar
    /// The same with `false`, or with a value that is known only at run time; detail: `leaving` if a screen that
    /// disappears does so.
    case shownNavigationBar

    /// `navigationItem.hidesBackButton = true`, `.navigationBarBackButtonHidden()`: there is no way back from the screen.
    case hiddenBackButton
    /// `button.customView = …`: a bar item is not the one in its document; detail: the item's name.
    case replacedItemView

    // MARK: Searching and refreshing

    /// `.searchable`, `UISearchController`, `UISearchBar`; detail: which.
    case search
    /// A delegate of search bars uses what people type.
    case searchText
    /// `UIRefreshControl`, `.refreshable`; detail: which.
    case refresh
    /// What a refresh control calls; detail: the name of the method.
    case refreshAction
    /// A new refresh control takes the place of a list's own.
    case replacedRefresh

    // MARK: Pages

    /// `isPagingEnabled = true`: a scroll view shows one page at a time.
    case paging
    /// A page view controller that curls its pages; detail: the class that code makes.
    case pageCurl
    /// `numberOfPages = 12` of a page control; detail: the number.
    case pageCount

    // MARK: Images

    /// Code sets the image of a tab bar item.
    case tabImage
    /// `withRenderingMode(.alwaysOriginal)` of the image of a tab bar item, which then ignores the
    /// accent color, or a color of the bar; detail: `image`, or `all` for that of all bars.
    case fixedTint

    // MARK: What the Mac does not have

    /// A control that throws an exception in the Mac idiom, created in code; detail: its class.
    case forbiddenControl
    /// A property that throws an exception in a control with a Mac appearance; detail: `slider` or
    /// `button`.
    case lookProperty
    /// A class that Mac Catalyst does not have; detail: its class.
    case unavailableClass
    /// The size or position of a tab bar, or a view beside it, which has no place on Apple TV;
    /// detail: the property.
    case barMetrics
  }
}
