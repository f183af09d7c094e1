/// A screen of an iPhone, iPad, or Apple TV app in its current form.
package struct TouchScreen: Sendable, Equatable {
  /// A tab of a tab bar.
  package struct Tab: Sendable, Equatable {
    /// The title, or `nil` if the files do not contain one.
    package var title: String?
    package var symbol: Symbol

    package init(title: String?, symbol: Symbol) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// A column of a split view, or the only column.
  package struct Column: Sendable, Equatable {
    /// The title in the navigation bar.
    package var title: String
    /// The title of the screen that the back button returns to, or `nil` for the first screen.
    package var back: String?
    package var content: Content

    package init(title: String, back: String? = nil, content: Content) {
      (self.title, self.back, self.content) = (title, back, content)
    }
  }

  package var device: Device
  package var columns: [Column]
  package var tabs: [Tab] = []
  /// The titles of a segmented control.
  package var segments: [String] = []
  package var hasBottomToolbar = false

  package init(
    device: Device, columns: [Column], tabs: [Tab] = [], segments: [String] = [],
    hasBottomToolbar: Bool = false
  ) {
    (self.device, self.columns, self.tabs) = (device, columns, tabs)
    (self.segments, self.hasBottomToolbar) = (segments, hasBottomToolbar)
  }

  /// Whether the content is a page with dots below it.
  package var hasDots: Bool {
    columns.contains { if case .page(let dots) = $0.content { dots > 0 } else { false } }
  }
}
