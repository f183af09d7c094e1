import TestSupport

/// Apps of known shape, as far as storyboards tell.
extension App {
  /// Four tabs, two of them lists, nothing below.
  static let clock = App.flatTabs("World Clock", "Alarm", "Stopwatch", "Timer")
    .with(.list("tab1").ofClass("WorldClock").tab("World Clock"))
    .with(.list("tab2").ofClass("Alarms").tab("Alarm"))

  /// Four lists with a hierarchy, and a search field.
  static let appStore = App.deepTabs("Today", "Games", "Apps", "Arcade")
    .with(.screen("detail1", .show("more"))).with(.screen("more"))
    .addingTab(.list("search").tab("Search"))

  /// Four lists with a hierarchy, one named like an action, and a search field.
  static let music = App.deepTabs("Home", "New", "Radio", "Library")
    .addingTab(.screen("search").tab(nil, "systemItem=\"search\""))

  /// Four lists with a hierarchy.
  static let news = App.deepTabs("Today", "News+", "Sports", "Following")

  /// Three different lists with a hierarchy.
  static let findMy = App.deepTabs("People", "Devices", "Items")

  /// A list, three plain screens, a hierarchy, and settings.
  static let printer = App.flatTabs("Panel", "Move", "Terminal", "Files")
    .with(.screen("tab1", .push("job")).tab("Panel")).with(.screen("job", .show("log")))
    .with(.screen("log")).with(.list("tab4").tab("Files"))
    .addingTab(.screen("settings").tab("Settings"))

  /// Two modes of one content.
  static let mapAndList = App.flatTabs("Map", "List").with(.screen("tab1").ofClass("Places"))
    .with(.list("tab2").ofClass("Places"))

  /// Seven tabs, five lists, a hierarchy.
  static let shop = App.deepTabs("Home", "Shop", "Offers", "Lists", "Orders")
    .with(.screen("detail1", .show("more"))).with(.screen("more"))
    .addingTab(.screen("account").tab("Account")).addingTab(.screen("store").tab("Stores"))

  /// Two different lists that lead further.
  static let twoDeepLists = App.deepTabs("Chats", "Calls")

  /// Plain screens with something below the first one.
  static let deepScreens = App.flatTabs("A", "B", "C", "D").with(.screen("tab1", .push("more")))
    .with(.screen("more"))

  /// The app with one more tab.
  func addingTab(_ scene: SceneSketch) -> App {
    with { sketch in
      sketch.scenes[0].segues.append(.holds(scene.id, as: "viewControllers"))
      sketch.scenes.append(scene)
    }
  }
}

// MARK: - Apps without a tab bar

extension App {
  /// Two columns, and a story below the stock in the second.
  static let stocks = App(
    .split("split", "watchlist", "nav"), .list("watchlist", .detail("nav")),
    .stack("nav", "stock"), .screen("stock", .show("story")), .screen("story").titled("Story"))

  /// Two columns, with lists below each other in the second.
  static let systemSettings = App(
    .split("split", "panes", "nav"), .list("panes", .detail("nav")), .stack("nav", "general"),
    .list("general", .show("keyboards")), .list("keyboards", .show("replacements")),
    .list("replacements"))

  /// Three columns, and a message that the second list opens.
  static let mail = App(
    .split("split", "mailboxes", middle: "messages", "message"),
    .list("mailboxes", .show("messages")), .list("messages", .detail("message")),
    .screen("message").titled("Message"))

  /// A product, its reviews, and who wrote one.
  static let product = App(
    .split("split", "products", "nav"), .list("products", .detail("nav")),
    .stack("nav", "product"), .screen("product", .show("reviews")),
    .list("reviews", .show("author")), .screen("author"))
}
