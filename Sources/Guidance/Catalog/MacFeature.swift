/// A feature of Mac apps, found in a document for the Mac or in source code. It indicates that a
/// project already does what a rule recommends.
package enum MacFeature: String, Sendable, CatalogWord, Encodable {
  /// A sidebar.
  case sidebar
  /// The appearance of a sidebar in a split view's first column.
  case sidebarBackground = "sidebar-background"
  /// A split view in the column style.
  case columnStyle = "column-style"
  /// A column with a list of content between the sidebar and the detail.
  case contentList = "content-list"
  /// Limits on the width of columns.
  case columnWidths = "column-widths"
  /// Columns that stay side by side.
  case tiledColumns = "tiled-columns"
  /// A list that preserves its selection.
  case keptSelection = "kept-selection"
  /// A tab bar controller that specifies whether it is a sidebar or a tab bar.
  case tabBarMode = "tab-bar-mode"
  /// Segments in the toolbar, or above a tab view.
  case toolbarSegments = "toolbar-segments"
  /// A search field in the toolbar.
  case toolbarSearch = "toolbar-search"
  /// Items in the window's toolbar.
  case toolbarItems = "toolbar-items"
  /// A button in the toolbar that navigates back.
  case backButton = "back-button"
  /// Buttons in the toolbar that navigate between pages.
  case pageButtons = "page-buttons"
  /// Buttons on a screen, or actions of its class, that navigate between its pages.
  case screenPageButtons = "screen-page-buttons"
  /// A command that opens the settings.
  case settingsWindow = "settings-window"
  /// A window of its own for the settings: a settings scene, or a settings bundle.
  case settingsScene = "settings-scene"
  /// Menu commands with the titles that the recommendation is about.
  case menuTitles = "menu-titles"
  /// Menu commands with the titles or actions that the recommendation is about.
  case menuCommands = "menu-commands"
  /// Two commands that navigate to the next and to the previous page.
  case pageCommands = "page-commands"
  /// Tabs that people can also rearrange in the sidebar.
  case customizableTabs = "customizable-tabs"
  /// A command that starts a search (⌘F).
  case findCommand = "find-command"
  /// A command that refreshes the content (⌘R).
  case refreshCommand = "refresh-command"
  /// A command that navigates back (⌘[).
  case backCommand = "back-command"
  /// Code that opens another window.
  case newWindow = "new-window"
  /// The New Window command, which the system adds for a SwiftUI window group.
  case newWindowCommand = "new-window-command"
  /// A command or button that shows and hides the sidebar.
  case sidebarToggle = "sidebar-toggle"
  /// A window title that is set in code.
  case windowTitle = "window-title"
  /// A context menu, which opens on a secondary click.
  case contextMenu = "context-menu"
}
