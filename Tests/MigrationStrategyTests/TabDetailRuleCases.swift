extension RuleCase {
  /// The rules about how tab bars and their tabs are made up.
  static let tabDetails: [RuleCase] = tabNumbersAndTitles + tabIcons

  /// The rules about how many tabs there are and what they are called.
  private static let tabNumbersAndTitles: [RuleCase] = [
    RuleCase(
      "tab-bar/replace-root", finds: "bar", in: emptyTabs,
      not: .flatTabs("One", "Two"), App(.tabs("bar")), emptyTabs.inSheet,
      App(.split("split", "list", "detail", compact: "bar"), .list("list"), .screen("detail"))
        .with(.tabs("bar", "one", "two")).with(.empty("one")).with(.empty("two"))),
    RuleCase(
      "tab-bar/count-guideline", finds: "bar", in: .flatTabs("One", "Two"),
      not: .flatTabs("One", "Two", "Three"), App.flatTabs("A", "B", "C", "D", "E"),
      App.flatTabs("A", "B", "C", "D", "E", "F"), App(.tabs("bar", "one"), .screen("one")),
      App.flatTabs("One", "Two").inSheet),
    RuleCase(
      "tab-bar/vague-title", finds: "tab1", in: .flatTabs("Home", "Notes"),
      not: .flatTabs("Homes", "Notes"), App.flatTabs("Home", "Notes").inSheet,
      App.flatTabs("Mail", "Notes").with(.screen("tab1").navigationItem("Home")),
      App(.screen("start").holding(bareTabBar("bare", "Home", "Notes")))),
    RuleCase(
      "tab-bar/duplicate-title", finds: "tab1", "tab2", in: .flatTabs("Notes", "notes", "Mail"),
      not: .flatTabs("Notes", "Note"),
      App.flatTabs("One", "Two").with(.screen("tab1")).with(.screen("tab2")),
      App.flatTabs("Notes", "Files").with(.tabs("tab2", "one", "two").tab("Files"))
        .with(.screen("one").tab("Notes")).with(.screen("two").tab("Mail"))),
    RuleCase(
      "tab-bar/long-title", finds: "tab1", "tab2",
      in: .flatTabs("Now and Then", "Internationalism", "Notes"),
      not: .flatTabs("Recommendations", "Recently Played"),
      App.flatTabs("Now and Then", "Notes").inSheet,
      App.flatTabs("Mail", "Notes").with(.screen("tab1").navigationItem("Now and Then"))),
  ]

  /// The rules about the icons of tabs.
  private static let tabIcons: [RuleCase] = [
    RuleCase(
      "icons/outline-in-sidebar", finds: "tab1", in: iconApp("One", image: "star.fill", symbol),
      not: iconApp("One", image: "star", symbol), iconApp("One", image: "star.fill"),
      iconApp("One", image: "star.fill", symbol).inSheet),
    RuleCase(
      "icons/bitmap-tab-icon", finds: "tab1", in: iconApp("One", image: "star"),
      not: iconApp("One", image: "star", symbol), .flatTabs("One", "Two"),
      iconApp("One", image: "star").inSheet),
    RuleCase(
      "icons/icon-only", finds: "tab1", in: iconApp(nil, image: "star", symbol),
      not: iconApp("One", image: "star", symbol),
      App.flatTabs("One", "Two").with(.screen("tab1")),
      App.flatTabs("One", "Two").with(.screen("tab1").tab(nil, image: "star").titled("One")),
      iconApp(nil, image: "star", symbol).inSheet),
    RuleCase(
      "icons/fixed-tint", finds: "bar", in: colored("tintColor"),
      not: colored("barTintColor"), .flatTabs("One", "Two"), colored("tintColor").inSheet,
      App(.screen("home").holding("<tabBar id=\"bare\">\(color("tintColor"))<items/></tabBar>"))),
    RuleCase(
      "tvos/icon-title", finds: "tab1", in: iconApp(nil, image: "star").onTV,
      not: iconApp(nil, image: "star"), iconApp("One", image: "star").onTV,
      iconApp(nil, image: "magnifyingglass", symbol).onTV,
      iconApp(nil, image: "gearshape", symbol).onTV),
  ]

  /// Tabs with nothing behind them.
  private static let emptyTabs = App.flatTabs("One", "Two")
    .with(.empty("tab1").tab("One")).with(.empty("tab2").tab("Two"))

  /// What makes an image an SF Symbol.
  private static let symbol = "catalog=\"system\""

  /// Two tabs, the first of which has an image.
  private static func iconApp(_ title: String?, image: String, _ attributes: String = "") -> App {
    App.flatTabs("One", "Two").with(Piece.screen("tab1").tab(title, image: image, attributes))
  }

  /// Two tabs in a bar that sets one of its colors.
  private static func colored(_ key: String) -> App {
    var bar = Piece.tabs("bar", "tab1", "tab2")
    bar.items = ["<tabBar key=\"tabBar\" id=\"drawn\">\(color(key))</tabBar>"]
    return App.flatTabs("One", "Two").with(bar)
  }

  /// A color of a bar.
  private static func color(_ key: String) -> String {
    "<color key=\"\(key)\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
  }
}
