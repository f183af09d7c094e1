import TestSupport

/// Apps of known shape, as storyboards for iPhone.
extension App {
  /// Four tabs, two of them lists, nothing below, and an editor in a sheet.
  static let clockWithEditor = App.clock
    .with(.list("tab2", .present("editor")).ofClass("Alarms").tab("Alarm"))
    .with(.screen("editor").titled("Edit Alarm").with("modalPresentationStyle=\"formSheet\""))

  /// Five tabs, four of them lists that lead down twice, one of them through a second list from rows
  /// that the document fixes.
  static let topics = followedTopics.with(
    SceneSketch(
      element: "tableViewController", id: "list4",
      items: [
        "<tableView key=\"view\" dataMode=\"static\" id=\"t4\"><cells>"
          + (1...2).map {
            "<tableViewCell id=\"c\($0)\"><connections><segue kind=\"show\" destination=\"topic\""
              + " id=\"s\($0)\"/></connections></tableViewCell>"
          }.joined() + "</cells></tableView>"
      ]
    ).ofClass("List4"))

  /// The same with rows that come from data.
  static let followedTopics = App.deepTabs("Today", "Sports", "Audio", "Following")
    .with(.list("list4", .show("topic")).ofClass("List4"))
    .with(.list("topic", .show("article"))).with(.screen("article"))
    .with(.screen("detail1", .show("more"))).with(.screen("more"))
    .with(.screen("detail2", .show("more"))).addingTab(.screen("saved").tab("Saved"))

  /// Six tabs, most of them grids that lead down twice to a film.
  static let video = App.gridTabs("Watch Now", "Live", "Movies", "Series", "Library")
    .addingTab(.screen("search").tab("Search"))

  /// Mailboxes that lead to messages, and these to one message.
  static let mailboxes = App(
    .stack("nav", "mailboxes"), .list("mailboxes", .show("messages")),
    .list("messages", .show("message")), .screen("message", .present("compose")),
    SceneSketch.screen("compose").titled("New Message").holding("<textView id=\"body\"/>"))

  /// A grid that leads to a recipe, and this to pages.
  static let recipes = App(
    .stack("nav", "grid"),
    SceneSketch(
      element: "collectionViewController", id: "grid", view: "collectionView",
      segues: [.show("recipe")]),
    .screen("recipe", .show("cook")), .pages("cook"))

  /// Seven tabs, five of them lists that lead down twice, one of them through a second list.
  static let store = App.deepTabs("Home", "Shop", "Offers", "Lists", "Orders")
    .with(.list("list2", .show("products")).ofClass("List2"))
    .with(.list("products", .show("product"))).with(.screen("product"))
    .with(.screen("detail1", .show("more"))).with(.screen("detail3", .show("more")))
    .with(.screen("detail4", .show("more"))).with(.screen("more"))
    .addingTab(.screen("stores").tab("Stores")).addingTab(.screen("account").tab("Account"))

  /// Three tabs: a camera, and two lists, one of them with a level below it.
  static let scanner = App.flatTabs("Scanner", "History", "Settings")
    .with(.stack("tab2", "history").tab("History"))
    .with(.list("history", .show("entry"))).with(.screen("entry"))
    .with(.list("tab3").tab("Settings"))

  /// Four pages of an introduction.
  static let introduction = App(.pages("pages").named("Onboarding").ofClass("OnboardingPages"))

  /// A list of settings that leads to others.
  static let form = App(
    .stack("nav", "form"), .list("form", .show("sound")).named("Options"), .screen("sound"))

  /// Two columns in the classic style.
  static let classicColumns = App(
    .split("split", "list", "detail"), .list("list", .detail("detail")), .screen("detail"))

  /// Pages of cities.
  static let weather = App(.pages("pages").named("Cities"))

  /// Tabs, each a stack with a grid, then a title, then a film.
  private static func gridTabs(_ titles: String...) -> App {
    let ids = titles.indices.map { "\($0 + 1)" }
    let sections = zip(ids, titles).flatMap { id, title in
      [
        SceneSketch.stack("tab\(id)", "grid\(id)").tab(title),
        SceneSketch(
          element: "collectionViewController", id: "grid\(id)", view: "collectionView",
          segues: [.show("title\(id)")]
        ).ofClass("Grid\(id)"),
        SceneSketch.screen("title\(id)", .show("film\(id)")), SceneSketch.screen("film\(id)"),
      ]
    }
    return App([SceneSketch.tabs("bar", ids.map { "tab\($0)" })] + sections)
  }
}
