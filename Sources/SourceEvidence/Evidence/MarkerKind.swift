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
    /// `builder.remove(menu: .format)`; detail: the menu.
    case menuRemoved

    // MARK: Toolbars

    /// `NSToolbar` is made.
    case windowToolbar
    /// `NSToolbarItemGroup`: segments or Back and Forward in the toolbar.
    case toolbarItemGroup
    /// What an item of a toolbar does (`action = #selector(…)`); detail: the selector's name.
    case toolbarAction
    /// `NSSearchToolbarItem`.
    case searchToolbarItem
    /// `toggleSidebar`, as a toolbar item's identifier or as an action.
    case toggleSidebar
    /// `SidebarCommands()`.
    case sidebarCommands
    /// `trailingItemGroups`, `leadingItemGroups`.
    case itemGroups

    // MARK: Tabs

    /// `mode = .tabSidebar`, `.tabBar`, `.automatic` of a tab bar controller; detail: the mode.
    case tabBarMode
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
    /// A tab for which `tabBarController(_:shouldSelect:)` presents something and returns false, and
    /// nothing but the tab decides about that.
    case actionTab
    /// A tab bar's `didSelect` changes the detail of a split view.
    case tabSelectionDrivesDetail

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
    /// `selectionFollowsFocus = true`.
    case selectionFollowsFocus
    /// `clearsSelectionOnViewWillAppear = false`.
    case keepsSelection
    /// `deselectRow(at:)`, `deselectItem(at:)` in a selection's delegate method, whatever is chosen.
    case deselectsRow

    // MARK: Windows and scenes

    /// SwiftUI's `Settings { … }`.
    case settingsScene
    /// The `.preferences` menu is used; `orderFrontPreferencesPanel`; `.appSettings` commands.
    case settingsCommand
    /// `requestSceneSessionActivation`, `UIWindowScene.ActivationAction` and its like; detail: which.
    case sceneActivation
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
    /// SwiftUI's `App`, which has scenes by itself.
    case swiftUIApp
    /// `scene.title = …`, `.navigationTitle` of a window's root is no such.
    case sceneTitle

    // MARK: Context menus and gestures

    /// A context menu; detail: the API.
    case contextMenu
    /// Swipe actions on rows; detail: the API.
    case swipeActions
    /// `UILongPressGestureRecognizer`, `.onLongPressGesture`.
    case longPress
    /// `UISwipeGestureRecognizer`, `UIScreenEdgePanGestureRecognizer`; detail: which.
    case swipeGesture

    // MARK: Modal screens

    /// An action sheet; detail: the API.
    case actionSheet
    /// Where an action sheet's popover comes from: `sourceView`, `sourceRect`, `barButtonItem`,
    /// `sourceItem`; detail: which.
    case popoverSource

    // MARK: Navigation

    /// `setNavigationBarHidden(true)`, `isNavigationBarHidden = true`, `.navigationBarHidden(true)`;
    /// detail: `own` for the bar of the stack that the code's own controller is in, or is.
    case hiddenNavigationBar
    /// The same with `false`, or with what is known only at run time.
    case shownNavigationBar

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
  }
}
