import FileReading
import MigrationStrategy

/// What the chosen decisions need, before it becomes files.
///
/// Several decisions may need the same file, such as the main menu. Each adds what it needs.
struct Draft: Sendable {
  /// A file that a recipe needs as it is.
  enum Part: Hashable, Sendable {
    /// Commands that turn pages.
    case pages
    /// Buttons that turn pages.
    case pageButtons
    /// The class of page view controllers that have none in their storyboard.
    case pagesClass
    /// The command that goes back, in a stack without a tab bar.
    case stack
    /// What a window shows when the app starts again.
    case restoration
    /// Windows for what people choose in lists.
    case detailWindow
  }

  /// The sections of the app, if something lists or opens them.
  var sections: SectionTable?
  /// Whether the View menu has a command for each section.
  var hasSectionCommands = false
  /// What the tab bar controller becomes, or `nil` if it stays as it is.
  var tabBarMode: TabBarMode?
  /// The commands of the menu bar, besides those for sections.
  var commands: [MenuEntry] = []
  /// What the Settings window shows.
  var settings: SettingsWindow?
  /// Further files.
  var parts: Set<Part> = []
  /// The edits.
  var edits: [Edit] = []
  /// The notes.
  var notes: [Note] = []
}

/// What a tab bar controller becomes on the Mac.
enum TabBarMode: String, Sendable {
  /// A sidebar.
  case sidebar
  /// A segmented control in the toolbar.
  case segments
}

/// A command in the menu bar.
struct MenuEntry: Sendable, Hashable {
  /// The title.
  var title: String
  /// The action in `NavigationActions`, such as `goBack`.
  var action: String
  /// Whether the app's code has a method with the name of the action.
  var isImplemented = false
  /// The menu.
  var menu: Menu
  /// The key equivalent as menus show it, or `nil` if it has none.
  var key: String?

  /// A menu to which commands are added.
  enum Menu: String, Sendable, CaseIterable {
    case file, edit, format, view, window, help, actions
  }
}
