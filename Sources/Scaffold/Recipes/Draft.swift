import FileReading
import MigrationStrategy
import SourceEvidence

/// What the chosen decisions need, before it becomes files.
///
/// Several decisions may need the same file, such as that of the app delegate. Each adds what it needs.
struct Draft: Sendable {
  /// The sections of the app, if something lists or opens them.
  var sections: SectionTable?
  /// Whether the View menu has a command for each section.
  var hasSectionCommands = false
  /// Whether a SwiftUI app has the system's command for its sidebars.
  var hasSidebarCommands = false
  /// What the tab bar controller becomes, or `nil` if it stays as it is.
  var tabBarMode: TabBarMode?
  /// Whether a tab bar controller gets a class.
  var needsTabBarClass = false
  /// The commands that the app delegate performs.
  var parts: [DelegatePart: MenuEntry] = [:]
  /// The commands for buttons in bars.
  var buttons: [ButtonCommand] = []
  /// The settings of a `Settings.bundle`.
  var settings: SettingsForm?
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
  /// The key equivalent as menus show it, or `nil` if it has none.
  var key: String?
}
