import TestSupport

// What screens present, and what stands in it.

extension SegueSketch {
  /// A segue to a popover.
  static func popover(_ id: String) -> SegueSketch {
    SegueSketch(kind: "popoverPresentation", destination: id)
  }
}

extension SceneSketch {
  /// The scene as it covers the whole screen.
  var coveringAll: SceneSketch { with("modalPresentationStyle=\"fullScreen\"") }
}

extension App {
  /// A screen `home` that opens a screen `sheet` as a popover.
  static let popover = App.sheet.with(.screen("home", .popover("sheet")))

  /// The app with another screen in place of `sheet`.
  func sheet(_ scene: SceneSketch, _ more: SceneSketch...) -> App {
    more.reduce(with(scene)) { $0.with($1) }
  }
}

// MARK: - Apps

extension App {
  /// Mail's sheet for a new message.
  static let compose = App.sheet.with(
    .screen("sheet").titled("New Message").holding(textFields(3), writingView))

  /// A sheet with two levels below it.
  static let deepSheet = App.sheet.sheet(
    .screen("sheet", .push("second")), .screen("second", .push("third")), .screen("third"))

  /// A sheet with three more screens beside each other.
  static let wideSheet = App.sheet.sheet(
    .screen("sheet", .push("a"), .push("b"), .push("c")), .screen("a"), .screen("b"), .screen("c"))

  /// Something to read over the whole screen, with Done in its bar.
  static let storyOverAll = App.sheet.with(
    .screen("sheet").coveringAll.navigationItem("Story", barButton("done")))
}

// MARK: - Views

/// A button that opens a popover which stays open while people use the views beside it.
func buttonToStayingPopover(_ id: String) -> String {
  "<button id=\"open-\(id)\"><connections><segue kind=\"popoverPresentation\" "
    + "destination=\"\(id)\" id=\"segue-\(id)\"><popoverPassthroughViews>"
    + "<outlet id=\"beside\"/></popoverPassthroughViews></segue></connections></button>"
}

/// A picture that people can zoom, over the whole screen.
let zoomingPicture =
  "<scrollView id=\"zoom\"><subviews><imageView id=\"picture\">"
  + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"400\" height=\"800\"/>"
  + "</imageView></subviews></scrollView>"

/// A view for a longer text.
let writingView = "<textView id=\"writing\"/>"

/// A slider.
let slider = "<slider id=\"slider\"/>"

/// A number of fields.
func textFields(_ count: Int) -> String { String(repeating: textField, count: count) }

/// A number of switches.
func switches(_ count: Int) -> String { String(repeating: "<switch id=\"on\"/>", count: count) }
