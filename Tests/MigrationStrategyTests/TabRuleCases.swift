extension RuleCase {
  /// The rules about single tabs.
  static let tabs = [
    RuleCase(
      "tab-bar/action-tab", finds: "tab2",
      in: App.flatTabs("Notes", "Add").with(.empty("tab2").tab("Add")),
      not: App.flatTabs("Notes", "Address").with(.empty("tab2").tab("Address")),
      App.flatTabs("Notes", "Add"),
      App.flatTabs("Notes", "New").with(.empty("tab2").tab("New Releases"))),
    RuleCase(
      "tab-bar/badge", finds: "tab1",
      in: App.flatTabs("Mail", "Files")
        .with(.screen("tab1").tab("Mail", "badgeValue=\"3\"")),
      not: App.flatTabs("Mail", "Files")),
    RuleCase(
      "tab-bar/disabled-tab", finds: "tab2",
      in: App.flatTabs("Mail", "Files").with(.screen("tab2").tab("Files", "enabled=\"NO\"")),
      not: App.flatTabs("Mail", "Files").with(.screen("tab2").tab("Files", "enabled=\"YES\""))),
    RuleCase(
      "tab-bar/search-tab", finds: "tab2",
      in: App.flatTabs("Mail", "Search"),
      not: App.deepTabs("Mail", "Search"), App.flatTabs("Mail", "Research")),
    RuleCase(
      "tab-bar/settings-tab", finds: "tab2",
      in: App.flatTabs("Mail", "Settings"),
      not: App.flatTabs("Mail", "Setting"), App.sheet.with(.screen("sheet").titled("Settings"))),
    RuleCase(
      "tab-bar/title-missing", finds: "tab2",
      in: App.flatTabs("Mail", "Files").with(.screen("tab2").tab(nil, image: "star")),
      not: App.flatTabs("Mail", "Files").with(.screen("tab2").titled("Files")),
      App(.screen("home").holding(bareTabBar("bare", ""))),
      App.flatTabs("Mail", "Files")
        .with(.stack("tab2", "root")).with(.screen("root").tab("Files"))),
  ]
}
