import TestSupport

extension App {
  /// Tabs named `tab1`, `tab2` … in the bar `bar`, each a plain screen.
  static func flatTabs(_ titles: String...) -> App { flatTabs(titles) }

  static func flatTabs(_ titles: [String]) -> App {
    let ids = titles.indices.map { "tab\($0 + 1)" }
    let bar = SceneSketch(
      element: "tabBarController", id: "bar",
      segues: ids.map { .holds($0, as: "viewControllers") })
    return App(
      [bar] + zip(ids, titles).map { SceneSketch.screen($0).ofClass("\($0)Screen").tab($1) })
  }

  /// Tabs in the bar `bar`, each a stack `tab1` whose list `list1` leads to `detail1`.
  static func deepTabs(_ titles: String...) -> App {
    let ids = titles.indices.map { "\($0 + 1)" }
    let bar = SceneSketch(
      element: "tabBarController", id: "bar",
      segues: ids.map { .holds("tab\($0)", as: "viewControllers") })
    let sections = zip(ids, titles).flatMap { id, title in
      [
        SceneSketch.stack("tab\(id)", "list\(id)").tab(title),
        SceneSketch.list("list\(id)", .show("detail\(id)")).ofClass("List\(id)"),
        SceneSketch.screen("detail\(id)"),
      ]
    }
    return App([bar] + sections)
  }

  /// A split view `split` with the list `list` and the screen `detail`, as Xcode makes it today.
  static let columns = App(.columnSplit, .list("list", .detail("detail")), .screen("detail"))

  /// The split view `split` where the list `list` leads to the list `second` and to `detail`.
  static let twoLists = columns.with(.list("list", .show("second")))
    .with(.list("second", .detail("detail")))

  /// A stack `nav` whose list `list` leads to `detail`.
  static let listAndDetail = App(
    .stack("nav", "list"), .list("list", .show("detail")), .screen("detail"))

  /// The app with its bar `bar` in a sheet, among as many other screens.
  var inSheet: App {
    let others = storyboards[0].scenes.indices.map { "other\($0)" }
    let home = SceneSketch(
      element: "viewController", id: "home",
      segues: [.present("bar")] + others.map { SegueSketch.show($0) })
    return with { sketch in
      sketch.scenes += [home] + others.map { SceneSketch.screen($0) }
      sketch.initial = "home"
    }
  }

  /// A tab bar `bar` that a screen presents, among other screens.
  static let barInSheet = App(
    .screen("home", .present("bar"), .show("other")), .screen("other", .show("more")),
    .screen("more", .show("last")), .screen("last"), .tabs("bar", "one", "two"),
    .screen("one").tab("One"), .screen("two").tab("Two"))

  /// A screen `home` that presents a screen `sheet`.
  static let sheet = App(.screen("home", .present("sheet")), .screen("sheet"))

  /// A screen whose title says that people edit something in it.
  static let editor = App(.screen("home").titled("Edit Note"))
}

extension SceneSketch {
  /// A split view of the column style, in the sidebar style and with limits.
  static let columnSplit = SceneSketch.split("split", "list", "detail").with(
    "allowDoubleColumnStyle=\"YES\"", "primaryBackgroundStyle=\"sidebar\"",
    "minimumPrimaryColumnWidth=\"200\"", "maximumPrimaryColumnWidth=\"400\"")
}
