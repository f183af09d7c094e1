/// What shows that the app does on the Mac already what a rule recommends.
///
/// A sign stands for one thing, however it shows: in a document for the Mac, or in source code.
package enum Sign: String, Sendable, CatalogueWord, Encodable {
  /// A sidebar.
  case sidebar
  /// A column with a list of content between the sidebar and the detail.
  case contentList = "content-list"
  /// Segments in the toolbar, or above a tab view.
  case toolbarSegments = "toolbar-segments"
  /// A search field in the toolbar.
  case toolbarSearch = "toolbar-search"
  /// A window with settings, or what opens it.
  case settingsWindow = "settings-window"
  /// Commands in a menu with the titles that the recommendation is about.
  case menuTitles = "menu-titles"
  /// A command that finds something (⌘F).
  case findCommand = "find-command"
  /// A command that refreshes (⌘R).
  case refreshCommand = "refresh-command"
  /// A command that goes back (⌘[).
  case backCommand = "back-command"
  /// A command that opens another window.
  case newWindowCommand = "new-window-command"
  /// A command or button that shows and hides the sidebar.
  case sidebarToggle = "sidebar-toggle"
}
