extension Marker {
  /// What a marker can be.
  package enum Kind: String, Sendable, CaseIterable {
    // MARK: Menus

    /// `buildMenu(with:)` is implemented.
    case buildMenu
    /// `UIMainMenuSystem` (26).
    case mainMenuSystem
    /// SwiftUI's `.commands { … }`.
    case commands
    /// `CommandMenu("Go")`; detail: its title.
    case commandMenu
    /// `CommandGroup(after: .sidebar)`; detail: the placement.
    case commandGroup
    /// `builder.remove(menu: .format)`; detail: the menu.
    case menuRemoved
    /// `builder.insertChild(_:atStartOfMenu:)`, `insertSibling`; detail: the menu it is put to.
    case menuInserted
    /// `builder.replace(menu:with:)`, `replaceChildren(ofMenu:)`; detail: the menu.
    case menuReplaced
    /// `validate(_:)`, `validateMenuItem`: commands are checked or disabled.
    case commandValidation
    /// `keyCommands` is overridden, or `addKeyCommand` called.
    case keyCommands

    // MARK: Toolbars

    /// `NSToolbar` is made.
    case windowToolbar
    /// `NSToolbarItem`; detail: the identifier, if it is written there.
    case toolbarItem
    /// `NSToolbarItemGroup`: segments or Back and Forward in the toolbar.
    case toolbarItemGroup
    /// What an item of a toolbar does (`action = #selector(…)`); detail: the selector's name.
    case toolbarAction
    /// `NSSearchToolbarItem`.
    case searchToolbarItem
    /// `titlebar?.toolbar`, `titlebar?.titleVisibility`; detail: the property.
    case titlebar
    /// SwiftUI's `.toolbar`.
    case swiftUIToolbar
    /// `toggleSidebar`, as a toolbar item's identifier or as an action.
    case toggleSidebar
    /// `SidebarCommands()`.
    case sidebarCommands
    /// `ToolbarCommands()`, `InspectorCommands()`, `TextEditingCommands()`; detail: which.
    case standardCommands
    /// A sidebar's divider in the toolbar (`primarySidebarTrackingSeparatorItemIdentifier`).
    case trackingSeparator
    /// `centeredItemIdentifiers`, `centerItemGroups`.
    case centeredItems
    /// `trailingItemGroups`, `leadingItemGroups`.
    case itemGroups
    /// `preferredBehavioralStyle`; detail: the style.
    case behavioralStyle

    // MARK: Tabs

    /// `mode = .tabSidebar`, `.tabBar`, `.automatic` of a tab bar controller; detail: the mode.
    case tabBarMode
    /// `UITab(…)`.
    case uiTab
    /// `UITabGroup(…)`; detail: how many levels deep it is nested, from 1.
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
    /// `tabBarController(_:shouldSelect:)` returns false somewhere; detail: `presents` if it also
    /// presents something.
    case tabSelectionIntercepted
    /// A tab for which `tabBarController(_:shouldSelect:)` presents something and returns false, and
    /// nothing but the tab decides about that.
    case actionTab
    /// A tab bar's `didSelect` changes the detail of a split view.
    case tabSelectionDrivesDetail
    /// `hidesBottomBarWhenPushed = true`.
    case hidesBottomBar
    /// `.pickerStyle(.segmented)`.
    case segmentedPicker
    /// `selectedIndex = …` of a tab bar controller.
    case selectedIndex

    // MARK: Sidebars and split views

    /// `UICollectionLayoutListConfiguration(appearance: .sidebar)`; detail: `sidebar`, `sidebarPlain`.
    case sidebarListAppearance
    /// `.listStyle(.sidebar)`.
    case sidebarListStyle
    /// `primaryBackgroundStyle = .sidebar`.
    case sidebarBackground
    /// Levels of a sidebar's outline; detail: how many.
    case sidebarLevels
    /// `UISplitViewController(style:)`; detail: the style.
    case splitViewStyle
    /// `preferredDisplayMode = …`; detail: the mode.
    case displayMode
    /// `preferredSplitBehavior = …`; detail: the behavior.
    case splitBehavior
    /// `minimumPrimaryColumnWidth` and the like, `.navigationSplitViewColumnWidth`; detail: which.
    case columnWidth
    /// `setViewController(_:for:)` of a column, and SwiftUI's; detail: the column.
    case column
    /// `.inspector` in SwiftUI or as a column.
    case inspector
    /// `selectionFollowsFocus = true`.
    case selectionFollowsFocus
    /// `clearsSelectionOnViewWillAppear = false`.
    case keepsSelection
    /// `deselectRow(at:)`, `deselectItem(at:)` in a selection's delegate method, whatever is chosen.
    case deselectsRow

    // MARK: Windows and scenes

    /// SwiftUI's `Settings { … }`.
    case settingsScene
    /// `SettingsLink`, `openSettings`.
    case settingsLink
    /// The `.preferences` menu is used; `orderFrontPreferencesPanel`; `.appSettings` commands.
    case settingsCommand
    /// `requestSceneSessionActivation`, `UIWindowScene.ActivationAction` and its like; detail: which.
    case sceneActivation
    /// SwiftUI's `openWindow`.
    case openWindow
    /// `WindowGroup { … }`, `Window(…)`; detail: which.
    case windowGroup
    /// `DocumentGroup(…)`.
    case documentGroup
    /// `sizeRestrictions`; detail: `minimumSize`, `maximumSize`.
    case sizeRestrictions
    /// `.windowResizability`, `.defaultSize`; detail: which.
    case windowResizability
    /// A class conforms to `UIWindowSceneDelegate`, or `configurationForConnecting` is implemented;
    /// detail: which.
    case sceneLifeCycle
    /// SwiftUI's `App`, which has scenes by itself.
    case swiftUIApp
    /// `scene.title = …`, `.navigationTitle` of a window's root is no such.
    case sceneTitle
    /// `.handlesExternalEvents`.
    case externalEvents
    /// `tabbingMode`, `newWindowForTab`.
    case windowTabs

    // MARK: Context menus and gestures

    /// A context menu; detail: the API.
    case contextMenu
    /// Swipe actions on rows; detail: the API.
    case swipeActions
    /// `UILongPressGestureRecognizer`, `.onLongPressGesture`.
    case longPress
    /// `UISwipeGestureRecognizer`, `UIScreenEdgePanGestureRecognizer`; detail: which.
    case swipeGesture
    /// `UIHoverGestureRecognizer`, `.onHover`, `UIPointerInteraction`; detail: which.
    case pointer

    // MARK: Modal screens

    /// An action sheet; detail: the API.
    case actionSheet
    /// Where an action sheet's popover comes from: `sourceView`, `sourceRect`, `barButtonItem`,
    /// `sourceItem`; detail: which.
    case popoverSource
    /// `modalPresentationStyle = …`; detail: the style.
    case presentationStyle

    // MARK: Navigation

    /// Something goes back: `popViewController`, `goBack`; detail: which.
    case goesBack
    /// `setNavigationBarHidden(true)`, `isNavigationBarHidden = true`, `.navigationBarHidden(true)`;
    /// detail: `own` for the bar of the stack that the code's own controller is in, or is.
    case hiddenNavigationBar
    /// The same with `false`, or with what is known only at run time.
    case shownNavigationBar
    /// `interactivePopGestureRecognizer`.
    case popGesture
    /// `allowsBackForwardNavigationGestures`: a web view with a history.
    case webHistory
    /// Pages are turned by code (`setViewControllers(_:direction:)`).
    case turnsPage

    // MARK: Searching and refreshing

    /// `.searchable`, `UISearchController`, `UISearchBar`; detail: which.
    case search
    /// `UIRefreshControl`, `.refreshable`; detail: which.
    case refresh

    // MARK: Images

    /// `withRenderingMode(.alwaysOriginal)` of an image of a tab's item, which then does not take the
    /// accent color.
    case fixedTint

    // MARK: What the Mac does not have

    /// A control that throws under the Mac idiom, made in code; detail: its class.
    case forbiddenControl
    /// A setting that a control with a Mac look refuses; detail: `slider` or `button`.
    case lookProperty
    /// A class that Mac Catalyst lacks; detail: its class.
    case unavailableClass
    /// A size or place of a tab bar, or something beside it, as it has no place on Apple TV; detail:
    /// what is set.
    case barMetrics
    /// A branch for the Mac: `#if targetEnvironment(macCatalyst)`, `userInterfaceIdiom == .mac`;
    /// detail: the condition.
    case macBranch
  }
}
