/// The rules whose decisions need a file, for the header of the file.
enum ServedRules {
  /// The rules that need the table of sections.
  static let sections: Set = [
    "tab-bar/view-menu-commands", "tab-bar/to-sidebar", "tab-bar/to-segmented-control",
  ]
  /// The rules that need the class of the tab bar controller, or its replacement.
  static let tabBar = sections.union(["navigation-stack/go-commands"])
  /// The rules that need the Settings window.
  static let settings: Set = [
    "tab-bar/settings-tab", "modal/settings-sheet", "menu/settings-item",
  ]
  /// The rules that need code that turns pages.
  static let pages: Set = ["page-control/view-menu-commands", "page-control/next-previous"]
  /// The rules that need commands in the menu bar.
  static let menu = settings.union([
    "tab-bar/view-menu-commands", "navigation-stack/go-commands",
    "page-control/view-menu-commands", "menu/find-command", "menu/refresh-command",
    "menu/toolbar-items-in-menu",
  ])
}
