/// The rules whose decisions need a file, for the header of the file.
enum ServedRules {
  /// The rules that need the table of sections.
  static let sections: Set = ["tab-bar/view-menu-commands", "menu/no-main-menu"]
  /// The rules that need the class of the tab bar controller.
  static let tabBar: Set = ["tab-bar/to-sidebar", "tab-bar/to-segmented-control"]
  /// The rules that need the settings of the system.
  static let settings: Set = [
    "tab-bar/settings-tab", "modal/settings-sheet", "menu/settings-item",
  ]
}
