extension RuleCase {
  /// The rules about the project and single screens.
  static let screens = [
    RuleCase(
      "project/navigation-not-in-storyboards", finds: "",
      in: App(.screen("home")),
      not: .listAndDetail, .flatTabs("One", "Two"), App(.screen("home")).onTV),
    RuleCase(
      "tvos/no-catalyst", finds: "", in: App.flatTabs("One", "Two").onTV,
      not: App.flatTabs("One", "Two").onTV.and("Phone.storyboard", .screen("home")),
      .flatTabs("One", "Two"), App.flatTabs("One", "Two").asLaunchScreen),
    RuleCase(
      "modal/settings-sheet", finds: "sheet",
      in: App.sheet.with(.screen("sheet").titled("Settings…")),
      not: App.sheet.with(.screen("sheet").titled("Setup")),
      App.flatTabs("One", "Settings").with(.screen("tab2", .show("sheet")).tab("Settings"))
        .with(.screen("sheet").titled("Preferences"))),
    RuleCase(
      "toolbar/search-field", finds: "search",
      in: App(.screen("home").holding(searchBar("search"))),
      not: App.sheet.with(.screen("sheet").holding(searchBar("search"))),
      App(.screen("home").holding(textField))),
    RuleCase(
      "menu/toolbar-items-in-menu", finds: "home",
      in: App(.screen("home").navigationItem(nil, barButton("add"))),
      not: App(.screen("home").navigationItem(nil, barButton("done"))),
      App(.screen("home").navigationItem(nil, barButton("add", connected: false))),
      App.sheet.with(.screen("sheet").navigationItem(nil, barButton("add"))),
      App(.screen("home").navigationItem("Settings", barButton("add"))),
      App.flatTabs("A", "Settings").with(.screen("home").navigationItem(nil, barButton("add")))
        .with(.screen("tab2", .show("home")).tab("Settings"))),
    RuleCase(
      "toolbar/segmented-title-view", finds: "choice",
      in: App(.screen("home").navigationItem(nil, segments("choice", "List", "Map"))),
      not: App(.screen("home").holding(segments("choice", "List", "Map"))),
      App(
        .screen("home")
          .navigationItem(nil, segments("choice", "−", "+", attributes: "momentary=\"YES\"")))),
  ]

  /// The rules about windows.
  static let windows = [
    RuleCase(
      "window/multiple-scenes", finds: "", in: App.listAndDetail.withWindows(true),
      not: App.listAndDetail.withWindows(false), .listAndDetail,
      App.listAndDetail.onTV.withWindows(true)),
    RuleCase(
      "window/single-scene", finds: "", in: .listAndDetail,
      not: App.listAndDetail.withWindows(true), App.listAndDetail.onTV),
    RuleCase(
      "window/tabbing", finds: "", in: App.listAndDetail.withWindows(true),
      not: App.listAndDetail.withWindows(false), App.listAndDetail.withWindows(true, tabs: false)),
    RuleCase(
      "window/open-in-new-window", finds: "detail", in: App.listAndDetail.withWindows(true),
      not: .listAndDetail,
      App.listAndDetail.with(.list("list", .present("detail"))).withWindows(true),
      App.listAndDetail.with(.screen("list", .show("detail"))).withWindows(true),
      App.listAndDetail.with(.screen("home", .present("nav"))).with { $0.initial = "home" }
        .withWindows(true)),
    RuleCase(
      "window/title", finds: "list", in: .listAndDetail,
      not: App.listAndDetail.with(.list("list", .show("detail")).navigationItem("Notes")),
      App.listAndDetail.with(.list("list", .show("detail")).titled("Notes"))),
  ]
}
