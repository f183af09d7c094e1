extension RuleCase {
  /// The rules about what a tab bar becomes.
  static let tabBarOutcomes = [
    RuleCase(
      "tab-bar/to-sidebar", finds: "bar", in: .deepTabs("Inbox", "Sent", "Drafts", "Bin"),
      not: .flatTabs("Inbox", "Sent", "Drafts"), App.deepTabs("Inbox", "Sent", "Drafts", "Bin").onTV
    ),
    RuleCase(
      "tab-bar/to-segmented-control", finds: "bar", in: .flatTabs("Day", "Week", "Month"),
      not: .deepTabs("Day", "Week", "Month", "Year"), App.flatTabs("Day", "Week", "Month").onTV),
    RuleCase(
      "tab-bar/segmented-plus-sidebar", finds: "bar", in: .deepTabs("People", "Items", "Places"),
      not: App.deepTabs("People", "Items").with(.list("list2", .show("detail2")).ofClass("List1")),
      App.deepTabs("People", "Items").with(.list("list2").ofClass("List2")),
      .deepTabs("One", "Two", "Three", "Four", "Five", "Six")),
    RuleCase(
      "tab-bar/view-menu-commands", finds: "bar", in: .flatTabs("Inbox", "Sent"),
      not: App.flatTabs("Inbox", "Settings"), inSheet,
      App(.tabs("bar", "one", "two"), .reference("one", to: "A"), .reference("two", to: "B"))),
    RuleCase(
      "navigation-stack/keep-state", finds: "bar", in: .deepTabs("Inbox", "Sent"),
      not: App.deepTabs("Inbox", "Sent").with(.screen("tab2").tab("Sent")),
      App.deepTabs("Inbox", "Settings"), App.deepTabs("Inbox", "Sent").inSheet),
  ]

  /// A tab bar that a screen presents, among other screens.
  static let inSheet = App(
    .screen("home", .present("bar"), .show("other")), .screen("other", .show("more")),
    .screen("more", .show("last")), .screen("last"), .tabs("bar", "one", "two"),
    .screen("one").tab("One"), .screen("two").tab("Two"))

  /// The rules about where a tab bar stands.
  static let tabBarPlaces = [
    RuleCase(
      "tab-bar/in-modal", finds: "bar", in: inSheet,
      not: App.flatTabs("One", "Two"), inSheet.with(.empty("one")).with(.empty("two")),
      App(
        .screen("signIn", .present("bar")), .tabs("bar", "one", "two"), .screen("one"),
        .screen("two"))),
    RuleCase(
      "tab-bar/pushed", finds: "bar",
      in: inSheet.with(.screen("home", .show("bar"), .show("other"))),
      not: inSheet, App.flatTabs("One", "Two"),
      inSheet.with(.screen("home", .show("bar")))),
    RuleCase(
      "tab-bar/in-split-primary", finds: "bar",
      in: App(.split("split", "bar", "detail"), .screen("detail"))
        .with(.tabs("bar", "one", "two")).with(.list("one")).with(.list("two")),
      not: App(.split("split", "list", "bar"), .list("list"))
        .with(.tabs("bar", "one", "two")).with(.list("one")).with(.list("two"))),
    RuleCase(
      "tab-bar/compact-fallback", finds: "bar",
      in: App(.split("split", "list", "detail", compact: "bar"), .list("list"), .screen("detail"))
        .with(.tabs("bar", "one", "two")).with(.list("one")).with(.list("two")),
      not: App(.split("split", "list", "bar"), .list("list"), .screen("detail"))
        .with(.tabs("bar", "one", "two")).with(.list("one")).with(.list("two"))),
    RuleCase(
      "tab-bar/nested", finds: "bar",
      in: App.flatTabs("One", "Two").with(.tabs("tab2", "inner")).with(.screen("inner")),
      not: App.flatTabs("One", "Two").with(.screen("tab2", .show("inner")))
        .with(.tabs("inner", "last")).with(.screen("last"))),
  ]

  /// The rules about what a tab bar looks like.
  static let tabBarShapes = [
    RuleCase(
      "tvos/tab-bar", finds: "bar", in: App.flatTabs("Films", "Series").onTV,
      not: App.flatTabs("Films", "Series"), App.flatTabs("Films", "Series").onTV.asLaunchScreen),
    RuleCase(
      "tab-bar/bare-uitabbar", finds: "bare",
      in: App(.screen("home").holding(bareTabBar("bare", "Day", "Week"))),
      not: .flatTabs("Day", "Week"),
      App(.screen("home").holding(bareTabBar("bare", "Day", "Week"))).onTV),
    RuleCase(
      "tab-bar/built-in-code", finds: "bar", in: App(.tabs("bar")),
      not: App(.tabs("bar", "one"), .screen("one")),
      App(.screen("home").holding("<tabBar id=\"bare\"><items/></tabBar>"))),
    RuleCase(
      "tab-bar/single-tab", finds: "bar", in: App(.tabs("bar", "one"), .screen("one")),
      not: .flatTabs("One", "Two"),
      App(.tabs("bar", "one").ofClass("MainTabBar"), .screen("one")),
      App(.screen("home").holding(bareTabBar("bare", "One")))),
    RuleCase(
      "tab-bar/overflow-more", finds: "bar", in: .flatTabs("A", "B", "C", "D", "E", "F"),
      not: .flatTabs("A", "B", "C", "D", "E"),
      App.flatTabs("A", "B", "C", "D", "E", "F").inSheet),
    RuleCase(
      "tab-bar/hidden-on-push", finds: "bar",
      in: App.deepTabs("Inbox", "Sent")
        .with(.screen("detail2").with("hidesBottomBarWhenPushed=\"YES\"")),
      not: .deepTabs("Inbox", "Sent"),
      App.deepTabs("Inbox", "Sent").inSheet
        .with(.screen("detail2").with("hidesBottomBarWhenPushed=\"YES\"")),
      App.deepTabs("Inbox", "Sent").with(.list("list2", .present("detail2")))
        .with(.screen("detail2").with("hidesBottomBarWhenPushed=\"YES\""))),
  ]
}
