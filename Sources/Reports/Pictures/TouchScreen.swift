/// A screen of an iPhone or iPad app as it is.
struct TouchScreen: Sendable, Equatable {
  /// What it is drawn as.
  enum Device: Sendable { case phone, pad }

  /// A tab of a tab bar.
  struct Tab: Sendable, Equatable {
    /// Its title; `nil` where the files give none.
    var title: String?
    var symbol: Symbol
  }

  /// A column of a split view, or the only one.
  struct Column: Sendable, Equatable {
    /// What its navigation bar says.
    var title: String
    /// What its back button leads to; `nil` for the first screen.
    var back: String?
    var content: Content
  }

  var device: Device
  var columns: [Column]
  var tabs: [Tab] = []
  /// The titles of a segmented control.
  var segments: [String] = []
  var hasBottomToolbar = false
}

/// What a screen or pane shows, as a sketch.
enum Content: Sendable, Equatable {
  /// Rows, the first of which is chosen in a list beside another column.
  case list
  /// Text.
  case text
  /// A page, with dots below it where the screen has a page control.
  case page(hasDots: Bool)
  /// A page with an arrow on either side.
  case arrows
  /// Many small pages.
  case grid
  /// A pane with tabs.
  case tabView([String])
}
