extension RuleCase {
  /// The rules about split views.
  static let splitViews = [
    RuleCase(
      "split-view/third-column", finds: "split", in: .twoLists,
      not: .columns,
      App.twoLists.with(.split("split", "list", middle: "second", "detail"))),
    RuleCase(
      "split-view/hidden-middle-level", finds: "split", in: .twoLists,
      not: .columns, App.twoLists.with(.split("split", "list", middle: "second", "detail")),
      App(.sheetHome).with(.columnSplit).with(.list("list", .show("second")))
        .with(.list("second")).with(.screen("detail"))),
    RuleCase(
      "split-view/nested-or-pushed", finds: "tab2",
      in: App.flatTabs("One", "Two").with(.split("tab2", "list", "detail")).with(.list("list"))
        .with(.screen("detail")),
      not: .columns,
      App.sheet.with(.split("sheet", "list", "detail")).with(.list("list")).with(.screen("detail"))),
    RuleCase(
      "split-view/toggle-command", finds: "split", in: .columns,
      not: App.columns.asLaunchScreen, App.columns.with(.columnSplit.titled("Settings")),
      App.columns.onTV),
    RuleCase(
      "split-view/selection-not-kept", finds: "split", in: .columns,
      not: App.columns.with(
        .list("list", .detail("detail")).with("clearsSelectionOnViewWillAppear=\"NO\"")),
      App.columns.with(.screen("list"))),
  ]

  /// The rules about how a split view looks.
  static let splitViewStyles = [
    RuleCase(
      "split-view/classic-style", finds: "split",
      in: App.columns.with(.split("split", "list", "detail")),
      not: .columns, App.twoLists.with(.split("split", "list", middle: "second", "detail"))),
    RuleCase(
      "split-view/sidebar-style", finds: "split",
      in: App.columns.with(.split("split", "list", "detail")),
      not: .columns, App.columns.with(.split("split", "list", "detail")).with(.screen("list"))),
    RuleCase(
      "split-view/column-widths", finds: "split",
      in: App.columns.with(
        .split("split", "list", "detail").with("maximumPrimaryColumnWidth=\"401\"")),
      not: .columns,
      App.columns.with(.split("split", "list", "detail").with("minimumPrimaryColumnWidth=\"9\""))),
    RuleCase(
      "split-view/display-mode", finds: "split",
      in: App.columns.with(
        .split("split", "list", "detail").with("preferredDisplayMode=\"secondaryOnly\"")),
      not: App.columns.with(
        .split("split", "list", "detail").with("preferredDisplayMode=\"oneBesideSecondary\"")),
      App.columns.with(.split("split", "list", "detail").with("behavior=\"tile\""))),
  ]
}

extension Piece {
  /// A screen that presents the split view `split`.
  fileprivate static let sheetHome = Piece.screen("home", .present("split"))
}
