extension RuleCase {
  /// The rules about pages.
  static let pages = [
    RuleCase(
      "page-control/mac-idiom-crash", finds: "dots",
      in: App(.screen("home").holding(pageControl("dots", pages: 3))),
      not: App(.screen("home").holding(pageControl("dots"))).asLaunchScreen,
      App(.screen("home").holding(paging("scroll")))),
    RuleCase(
      "page-control/next-previous", finds: "book", "dots", "scroll",
      in: App(
        .screen("home", .show("book"), .show("other")).holding(pageControl("dots")),
        .pages("book"), .screen("other").holding(paging("scroll"))),
      not: App(.pages("book").ofClass("WelcomeViewController")),
      App(.screen("home").holding(paging("scroll", height: 300))),
      App(.screen("home", .present("book")), .pages("book"))),
    RuleCase(
      "page-control/view-menu-commands", finds: "dots",
      in: App(.screen("home").holding(paging("scroll"), pageControl("dots", pages: 11))),
      not: App(.screen("home").holding(paging("scroll", height: 300), pageControl("dots"))),
      App(.screen("home").ofClass("TutorialViewController").holding(pageControl("dots")))),
    RuleCase(
      "page-control/onboarding", finds: "dots",
      in: App.sheet.with(.screen("sheet").holding(pageControl("dots"))),
      not: App.sheet.with(.screen("home", .show("sheet")))
        .with(.screen("sheet").holding(pageControl("dots")))),
  ]
}
