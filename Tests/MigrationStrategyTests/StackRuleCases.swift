extension RuleCase {
  /// The rules about navigation stacks.
  static let stacks = [
    RuleCase(
      "navigation-stack/back-in-toolbar", finds: "nav", in: .listAndDetail,
      not: App.listAndDetail.with(.list("list")), presented, hidden),
    RuleCase(
      "navigation-stack/go-commands", finds: "nav", in: .listAndDetail,
      not: App.listAndDetail.with(.list("list", .present("detail"))), presented,
      App.listAndDetail.onTV),
    RuleCase(
      "navigation-stack/hidden-nav-bar", finds: "nav", in: hidden,
      not: hidden.with(.list("list")), .listAndDetail,
      hidden.with(.screen("home", .present("nav"))).with { $0.initial = "home" }),
    RuleCase(
      "navigation-stack/deep-stack", finds: "nav",
      in: steps.with(.screen("list", .show("detail"), .show("third"))),
      not: steps, App.listAndDetail.with(.screen("detail", .show("third"))).with(.screen("third"))),
    RuleCase(
      "split-view/candidate-from-stack", finds: "nav", in: .listAndDetail,
      not: App.listAndDetail.with(.screen("list", .show("detail"))),
      App.listAndDetail.with(.list("list")),
      App.listAndDetail.with(.list("list", .show("detail"), .show("split")))
        .with(.split("split", "one", "two")).with(.list("one")).with(.screen("two"))),
  ]

  /// A stack that is presented.
  private static let presented = App(
    .screen("home", .present("nav")), .stack("nav", "list"), .list("list", .show("detail")),
    .screen("detail"))

  /// A stack without its bar.
  private static let hidden = App.listAndDetail
    .with(.stack("nav", "list").with("navigationBarHidden=\"YES\""))

  /// Four screens, one after the other.
  private static let steps = App(
    .stack("nav", "list"), .screen("list", .show("detail")), .screen("detail", .show("third")),
    .screen("third", .show("fourth")), .screen("fourth"))
}
