/// A screen of an iPhone, iPad or Apple TV app as it is.
struct TouchScreen: Sendable, Equatable {
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

  /// Whether a page has dots below it.
  var hasDots: Bool {
    columns.contains { if case .page(let dots) = $0.content { dots > 0 } else { false } }
  }
}

/// What a screen or pane shows, as a sketch.
enum Content: Sendable, Equatable {
  /// Rows, the first of which is chosen in a list beside another column.
  case list
  /// Text.
  case text
  /// A page, with so many dots below it.
  case page(dots: Int)
  /// A page with an arrow on either side.
  case arrows
  /// Many small pages.
  case grid
  /// A large picture above a row of small ones, as on a television.
  case shelf
  /// A pane with tabs.
  case tabView([String])
}
