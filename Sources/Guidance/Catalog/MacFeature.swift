/// A feature of Mac apps. A project that has it already does what a rule recommends.
///
/// Documents for the Mac show it, or source code does.
package enum MacFeature: String, Sendable, CatalogWord, Encodable {
  /// A sidebar.
  case sidebar
  /// The look of a sidebar for a split view's first column.
  case sidebarBackground = "sidebar-background"
  /// A split view in the column style.
  case columnStyle = "column-style"
  /// A column with a list of content between the sidebar and the detail.
  case contentList = "content-list"
  /// Limits to the width of columns.
  case columnWidths = "column-widths"
  /// Columns that stay side by side.
  case tiledColumns = "tiled-columns"
  /// A list that keeps what is selected.
  case keptSelection = "kept-selection"
  /// A tab bar controller that says whether it is a sidebar or a tab bar.
  case tabBarMode = "tab-bar-mode"
  /// Segments in the toolbar, or above a tab view.
  case toolbarSegments = "toolbar-segments"
  /// A search field in the toolbar.
  case toolbarSearch = "toolbar-search"
  /// Items in the window's toolbar.
  case toolbarItems = "toolbar-items"
  /// A button in the toolbar that goes back.
  case backButton = "back-button"
  /// Buttons in the toolbar that turn pages.
  case pageButtons = "page-buttons"
  /// A window with settings, or what opens it.
  case settingsWindow = "settings-window"
  /// Commands in a menu with the titles that the recommendation is about.
  case menuTitles = "menu-titles"
  /// Commands in a menu with the titles that the recommendation is about, or with what those call.
  case menuCommands = "menu-commands"
  /// Two commands that turn to the next and to the previous page.
  case pageCommands = "page-commands"
  /// Tabs that people can arrange in the sidebar as well.
  case customizableTabs = "customizable-tabs"
  /// A command that finds something (⌘F).
  case findCommand = "find-command"
  /// A command that refreshes (⌘R).
  case refreshCommand = "refresh-command"
  /// A command that goes back (⌘[).
  case backCommand = "back-command"
  /// What opens another window.
  case newWindow = "new-window"
  /// The command New Window, which the system adds for a window group of SwiftUI.
  case newWindowCommand = "new-window-command"
  /// A command or button that shows and hides the sidebar.
  case sidebarToggle = "sidebar-toggle"
  /// A title that code gives the window.
  case windowTitle = "window-title"
  /// A menu that opens with a secondary click.
  case contextMenu = "context-menu"
}
