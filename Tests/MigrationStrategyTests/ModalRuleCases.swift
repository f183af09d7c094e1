extension RuleCase {
  /// The rules about what is presented.
  static let modals: [RuleCase] = presentations + layers + contents

  /// The rules about how a screen is presented.
  private static let presentations = [
    RuleCase(
      "modal/full-screen", finds: "cover", "first",
      in: App(
        .screen("home", .present("nav")).holding(opening("cover", fullScreen)),
        .screen("cover"), .stack("nav", "first").with(fullScreen), .screen("first")),
      not: .sheet,
      App.sheet.with(.screen("sheet").with("modalPresentationStyle=\"formSheet\"")),
      App.sheet.with(.screen("home", .show("sheet"))).with(.screen("sheet").with(fullScreen)),
      App.sheet.with(.screen("sheet").with(fullScreen).titled("Settings")),
      App.sheet.with(film.with(fullScreen)),
      App.sheet.with(.screen("home").holding(opening("sheet", pageSheet)))
        .with(.screen("sheet").with(fullScreen)),
      deepSheet.with(.screen("sheet", .show("second")).with(fullScreen)),
      App.sheet.with(.screen("sheet").with(fullScreen).titled("New Note").holding(textView))),
    RuleCase(
      "modal/touch-transition", finds: "first", "sheet",
      in: App(
        .screen("home", .present("sheet"), Way(kind: "custom", destination: "nav")),
        .screen("sheet").with("modalTransitionStyle=\"flipHorizontal\""),
        .stack("nav", "first"), .screen("first")),
      not: .sheet, .listAndDetail,
      App.sheet.with(.screen("sheet").with("modalTransitionStyle=\"crossDissolve\"")),
      App.sheet.with(.screen("home").holding(opening("sheet", fullScreen)))),
  ]

  /// The rules about what a presented screen leads to.
  private static let layers = [
    RuleCase(
      "modal/sheet-with-hierarchy", finds: "sheet", "wide",
      in: deepSheet.with(.screen("home", .present("sheet"), .present("wide")))
        .with(.screen("wide", .show("one"), .show("two"), .show("three")))
        .with(.screen("one")).with(.screen("two")).with(.screen("three")),
      not: deepSheet.with(.screen("second")),
      deepSheet.with(.screen("sheet", .show("second"), .show("third"))).with(.screen("second")),
      deepSheet.with(.screen("home", .show("sheet"))),
      deepSheet.with(.screen("home", popover("sheet"))),
      deepSheet.with(.screen("sheet", .show("second")).titled("Settings"))),
    RuleCase(
      "modal/sheet-on-sheet", finds: "third",
      in: deepSheet.with(.screen("second", .present("third"))),
      not: deepSheet,
      deepSheet.with(.screen("home", .present("sheet"), .present("third"))).with(.screen("second")),
      deepSheet.with(.screen("home", .present("sheet"), .show("third")))
        .with(.screen("second", .present("third")))),
    RuleCase(
      "modal/popover-to-inspector", finds: "canvas", "home",
      in: twoPopovers.with(
        .screen("canvas").holding(opening("lines", kind: "popoverPresentation", keepsOpen))),
      not: twoPopovers.with(.screen("home", .show("canvas"), popover("fonts"), .present("colors"))),
      App.sheet.with(.screen("sheet", popover("fonts"), popover("colors")))
        .with(.screen("fonts")).with(.screen("colors"))),
  ]

  /// The rules about what a presented screen holds.
  private static let contents = [
    RuleCase(
      "modal/editor-to-window", finds: "first", "sheet",
      in: App(
        .screen("home", .present("sheet"), .present("nav")),
        .screen("sheet").titled("New Message").holding(textView),
        .stack("nav", "first"), .screen("first").navigationItem("Edit Card").holding(fields(7))),
      not: App.sheet.with(.screen("sheet").titled("New Message").holding(fields(6))),
      App.sheet.with(.screen("sheet").titled("Newsletter").holding(textView)),
      App.sheet.with(
        .screen("sheet").titled("New Message")
          .holding("<textView editable=\"NO\" id=\"text\"/>")),
      App.sheet.with(.screen("home", .show("sheet")))
        .with(.screen("sheet").titled("New Message").holding(textView)),
      App.sheet.with(.screen("home", popover("sheet")))
        .with(.screen("sheet").titled("New Message").holding(textView))),
    RuleCase(
      "modal/dismiss-position", finds: "first",
      in: App(
        .screen("home", .present("nav")), .stack("nav", "first"),
        .screen("first").navigationItem("Card", barButton("done"))),
      not: App.sheet.with(.screen("sheet").navigationItem("Card", barButton("add"))),
      App.sheet.with(.screen("sheet").holding(barButton("done"))),
      App.sheet.with(.screen("home", .show("sheet")))
        .with(.screen("sheet").navigationItem("Card", barButton("done"))),
      App.sheet.with(.screen("home", popover("sheet")))
        .with(.screen("sheet").navigationItem("Card", barButton("done")))),
  ]

  /// A sheet with two more screens behind its first.
  private static let deepSheet = App(
    .screen("home", .present("sheet")), .screen("sheet", .show("second")),
    .screen("second", .show("third")), .screen("third"))

  /// A screen with two popovers that leads to a screen `canvas`.
  private static let twoPopovers = App(
    .screen("home", .show("canvas"), popover("fonts"), popover("colors")), .screen("canvas"),
    .screen("fonts"), .screen("colors"), .screen("lines"))

  /// A film in a sheet.
  private static let film = Piece(element: "avPlayerViewController", id: "sheet", ways: [])
}

/// The style of a screen that covers everything.
private let fullScreen = "modalPresentationStyle=\"fullScreen\""

/// The style of a sheet.
private let pageSheet = "modalPresentationStyle=\"pageSheet\""

/// A view for longer text.
private let textView = "<textView id=\"text\"/>"

/// What a segue to a popover holds that lets people work beside it.
private let keepsOpen = "<popoverPassthroughViews><outlet id=\"beside\"/></popoverPassthroughViews>"

/// Some fields for text.
private func fields(_ count: Int) -> String { String(repeating: textField, count: count) }

/// A segue to a popover.
private func popover(_ id: String) -> Way { Way(kind: "popoverPresentation", destination: id) }

/// A button that presents a screen, with the attributes of its segue.
private func opening(_ id: String, _ attributes: String) -> String {
  opening(id, kind: "presentation", attributes: attributes)
}

/// A button that opens a screen, with what stands in its segue.
private func opening(_ id: String, kind: String, _ inside: String) -> String {
  opening(id, kind: kind, attributes: "", inside)
}

/// A button with a segue.
private func opening(
  _ id: String, kind: String, attributes: String, _ inside: String = ""
) -> String {
  "<button id=\"open-\(id)\"><connections><segue kind=\"\(kind)\" destination=\"\(id)\" "
    + "\(attributes) id=\"segue-\(id)\">\(inside)</segue></connections></button>"
}
