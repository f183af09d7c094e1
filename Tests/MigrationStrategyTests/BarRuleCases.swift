extension RuleCase {
  /// The rules about bars, menus and controls, and those about the project besides its navigation.
  static let bars: [RuleCase] = commands + toolbars + controls + projectParts

  /// The rules about what becomes a menu command.
  private static let commands = [
    RuleCase(
      "menu/refresh-command", finds: "list",
      in: App.listAndDetail.with(pulled),
      not: .listAndDetail,
      App(.list("list").navigationItem(nil, barButton("refresh"))),
      App.listAndDetail.with(pulled).onTV),
    RuleCase(
      "menu/find-command", finds: "home",
      in: App(.screen("home").holding(searchBar("search"))),
      not: App(.screen("home").holding(textField)),
      App(.screen("home").navigationItem(nil, barButton("search"))),
      App.sheet.with(.screen("sheet").holding(searchBar("search")))),
    RuleCase(
      "menu/context-menus", finds: "grid", "list",
      in: App(
        .list("list", .show("grid")).holding(pressed("tableViewCell")).beside(longPress),
        .screen("grid").holding(pressed("collectionViewCell")).beside(longPress)),
      not: App(.list("list").holding(pressed("view")).beside(longPress)),
      App(.list("list").holding("<tableViewCell id=\"cell\"/>").beside(longPress)),
      App(
        .list("list").holding(pressed("tableViewCell"))
          .beside("<tapGestureRecognizer id=\"press\"/>"))),
  ]

  /// The rules about the buttons in bars.
  private static let toolbars = [
    RuleCase(
      "toolbar/bottom-bar", finds: "home",
      in: App(.screen("home").bottomBar(barButton("action"), barButton("flexibleSpace"))),
      not: App(.screen("home").navigationItem(nil, barButton("action"))),
      App(.screen("home").bottomBar(barButton("flexibleSpace"))),
      App.sheet.with(.screen("sheet").bottomBar(barButton("action")))),
    RuleCase(
      "toolbar/overcrowded", finds: "home",
      in: App(crowded.bottomBar(barButton("undo"), barButton("redo"), barButton("trash"))),
      not: App(crowded.bottomBar(barButton("undo"), barButton("fixedSpace"), barButton("redo"))),
      App(
        .screen("home", .show("other")).navigationItem(nil, threeButtons),
        .screen("other").navigationItem(nil, threeButtons))),
    RuleCase(
      "toolbar/settings-button", finds: "home", "other",
      in: App(
        .screen("home", .show("other")).navigationItem(nil, button("title=\"Settings…\"")),
        .screen("other").bottomBar(button("image=\"gearshape\" catalog=\"system\""))),
      not: App(.screen("home").navigationItem(nil, button("title=\"Setup\" image=\"star\""))),
      App(.screen("home").navigationItem("Settings", barButton("add"))),
      App.sheet.with(.screen("sheet").navigationItem(nil, button("title=\"Settings\"")))),
  ]

  /// The rules about controls that the Mac refuses or draws otherwise.
  private static let controls = [
    RuleCase(
      "project/forbidden-controls", finds: "amount",
      in: App(
        .screen("home").holding(
          textField, "<stepper id=\"amount\"/>", "<pickerView id=\"choice\"/>",
          "<datePicker style=\"wheels\" id=\"day\"/>")),
      not: App(.screen("home").holding("<datePicker style=\"compact\" id=\"day\"/>")),
      App(.screen("home").holding("<slider id=\"volume\"/>", "<webView id=\"web\"/>"))),
    RuleCase(
      "project/unavailable-classes", finds: "web",
      in: App(.screen("home").holding("<webView id=\"web\"/>", "<arscnView id=\"room\"/>")),
      not: App(.screen("home").holding("<wkWebView id=\"web\"/>", "<mapView id=\"map\"/>")),
      App(.screen("home").holding("<stepper id=\"amount\"/>"))),
    RuleCase(
      "project/appkit-look-properties", finds: "",
      in: App(
        .screen("home").holding(
          "<slider id=\"volume\" minimumValueImage=\"speaker\"/>",
          state("key=\"highlighted\" title=\"Go!\""))),
      not: App(.screen("home").holding(state("key=\"normal\" title=\"Go\" image=\"arrow\""))),
      App(.screen("home").holding("<slider id=\"volume\"/>", state("key=\"selected\"")))),
    RuleCase(
      "project/switch-as-checkbox", finds: "",
      in: App(.screen("home").holding("<switch id=\"sound\"/>")),
      not: App(.empty("home").holding("<switch id=\"sound\"/>")),
      App(
        .screen("home").holding(
          "<view id=\"row\"><subviews><switch id=\"sound\"/></subviews></view>"))),
  ]

  /// The rules about what the project's files say.
  private static let projectParts = [
    RuleCase(
      "project/entry-point", finds: "", in: twoStarts.starting(with: "Start"),
      not: twoStarts.starting(with: "App"), .listAndDetail,
      App.listAndDetail.with { $0.file = "App.storyboard" },
      App.listAndDetail.onTV.with { $0.initial = nil }),
    RuleCase(
      "project/unresolved-placeholder", finds: "", in: leadingAway,
      not: leadingAway.and("Away.storyboard", .screen("there")), .sheet),
    RuleCase(
      "window/requires-full-screen", finds: "", in: App.listAndDetail.requiringFullScreen(true),
      not: App.listAndDetail.requiringFullScreen(false), .listAndDetail,
      App.listAndDetail.withWindows(true), App.listAndDetail.onTV.requiringFullScreen(true)),
  ]

  /// A list that people pull down.
  private static let pulled = Piece.list("list", .show("detail"))
    .holding("<refreshControl key=\"refreshControl\" id=\"pull\"/>")

  /// A screen with three buttons in its navigation bar.
  private static let crowded = Piece.screen("home").navigationItem(nil, threeButtons)

  /// An app with two storyboards that it may start with.
  private static let twoStarts = App.listAndDetail.with { $0.file = "App.storyboard" }
    .and("Other.storyboard", .screen("other"))

  /// A screen that leads to another storyboard.
  private static let leadingAway = App(
    .screen("home", .show("away")), .reference("away", to: "Away"))
}

extension Piece {
  /// The piece with a bar at its bottom, and what stands in it.
  fileprivate func bottomBar(_ buttons: String...) -> Piece {
    holding("<toolbar id=\"bottom-\(id)\"><items>\(buttons.joined())</items></toolbar>")
  }
}

extension App {
  /// The app whose property list names its main storyboard.
  fileprivate func starting(with storyboard: String) -> App {
    saying("<key>UIMainStoryboardFile</key><string>\(storyboard)</string>")
  }

  /// The app whose property list says whether it requires the full screen.
  fileprivate func requiringFullScreen(_ requires: Bool) -> App {
    saying("<key>UIRequiresFullScreen</key><\(requires)/>")
  }
}

/// A recogniser of long presses.
private let longPress = "<pongPressGestureRecognizer id=\"press\"/>"

/// Three buttons for a bar.
private let threeButtons = barButton("add") + barButton("edit") + barButton("search")

/// A view that has the recogniser `press`.
private func pressed(_ element: String) -> String {
  "<\(element) id=\"cell\"><connections><outletCollection property=\"gestureRecognizers\" "
    + "destination=\"press\" id=\"outlet\"/></connections></\(element)>"
}

/// A button in a bar with attributes of its own.
private func button(_ attributes: String) -> String {
  "<barButtonItem key=\"rightBarButtonItem\" \(attributes) id=\"button\"/>"
}

/// A button with a state.
private func state(_ attributes: String) -> String {
  "<button id=\"go\"><state \(attributes)/></button>"
}
