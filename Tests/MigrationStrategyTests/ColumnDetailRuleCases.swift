extension RuleCase {
  /// The rules about what stands in columns, pages, stacks and segments.
  static let columnDetails: [RuleCase] = columnContents + pageAndStackLooks

  /// The rules about what the columns of a split view hold.
  private static let columnContents: [RuleCase] = [
    RuleCase(
      "split-view/non-list-primary", finds: "split", in: App.columns.with(.screen("list")),
      not: .columns,
      App.columns.with(.stack("list", "inner")).with(.list("inner")),
      App.columns.with(.screen("list").holding("<tableView id=\"table\"/>")),
      App.columns.with(.screen("list")).with(.columnSplit.titled("Settings"))),
    RuleCase(
      "split-view/list-appearance", finds: "split", in: classic,
      not: .columns, classic.with(.screen("list")),
      classic.with(.screen("list").holding("<tableView style=\"insetGrouped\" id=\"table\"/>")),
      App.columns.with(.split("split", "list", "detail").titled("Settings"))),
    RuleCase(
      "split-view/no-compact-column", finds: "split", in: .columns,
      not: classic, App.columns.with(.columnSplit.titled("Settings")),
      App.columns.with(.split("split", "list", "detail", compact: "phone"))
        .with(.screen("phone"))),
    RuleCase(
      "tvos/split-filter", finds: "split", in: App.columns.onTV,
      not: .columns, App.columns.onTV.asLaunchScreen, App.flatTabs("One", "Two").onTV),
  ]

  /// The rules about the looks of pages, stacks and segments.
  private static let pageAndStackLooks: [RuleCase] = [
    RuleCase(
      "page-control/too-many-pages", finds: "dots",
      in: App(.screen("home").holding(pageControl("dots", pages: 11))),
      not: App(.screen("home").holding(pageControl("dots", pages: 10))),
      App(.screen("home").holding(pageControl("dots")))),
    RuleCase(
      "page-control/page-curl", finds: "book",
      in: App(.pages("book").with("transitionStyle=\"pageCurl\"")),
      not: App(.pages("book").with("transitionStyle=\"scroll\"")), App(.pages("book"))),
    RuleCase(
      "navigation-stack/swipe-only", finds: "home",
      in: App(.screen("home").beside("<swipeGestureRecognizer direction=\"left\" id=\"swipe\"/>")),
      not: App(.screen("home").beside("<tapGestureRecognizer id=\"tap\"/>")),
      App(.screen("home").holding(paging("scroll")))),
    RuleCase(
      "navigation-stack/custom-back", finds: "nav", in: back("title=\"Back\""),
      not: back("title=\"Inbox\""), back("title=\"Back\"", key: "leftBarButtonItem"),
      .listAndDetail,
      App.listAndDetail
        .with(.screen("alone").navigationItem(nil, backItem("image=\"arrow\"")))),
    RuleCase(
      "navigation-stack/large-title", finds: "nav", in: largeTitles("YES"),
      not: largeTitles("NO"), .listAndDetail,
      largeTitles("YES").with(.screen("home", .present("nav"))).with { $0.initial = "home" }),
    RuleCase(
      "toolbar/segments-limit", finds: "many", "mixed",
      in: App(
        .screen("home").holding(
          segments("many", "A", "B", "C", "D", "E", "F"),
          pictures("mixed", "<segment title=\"List\"/>"))),
      not: App(.screen("home").holding(segments("few", "A", "B", "C", "D", "E"))),
      App(.screen("home").holding(pictures("pictures", "<segment title=\"\" image=\"map\"/>")))),
  ]

  /// A split view that leaves everything to the system.
  private static let classic = App.columns.with(.split("split", "list", "detail"))

  /// A stack whose first screen has an item in its bar.
  private static func back(_ attributes: String, key: String = "backBarButtonItem") -> App {
    App.listAndDetail.with(
      Piece.list("list", .show("detail")).navigationItem("Notes", backItem(attributes, key: key)))
  }

  /// An item for the button that leads back, or for another place in the bar.
  private static func backItem(_ attributes: String, key: String = "backBarButtonItem") -> String {
    "<barButtonItem key=\"\(key)\" \(attributes) id=\"item\"/>"
  }

  /// A stack that says whether its titles are large.
  private static func largeTitles(_ value: String) -> App {
    var stack = Piece.stack("nav", "list")
    stack.items.append(
      "<navigationBar key=\"navigationBar\" largeTitles=\"\(value)\" id=\"titles\"/>")
    return App.listAndDetail.with(stack)
  }

  /// A segmented control with an image and another segment.
  private static func pictures(_ id: String, _ other: String) -> String {
    "<segmentedControl id=\"\(id)\"><segments><segment title=\"\" image=\"star\"/>\(other)"
      + "</segments></segmentedControl>"
  }
}
