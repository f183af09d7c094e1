/// A screen of an iPhone, iPad or Apple TV app as it is.
package struct TouchScreen: Sendable, Equatable {
  /// A tab of a tab bar.
  package struct Tab: Sendable, Equatable {
    /// Its title; `nil` where the files give none.
    package var title: String?
    package var symbol: Symbol

    package init(title: String?, symbol: Symbol) {
      (self.title, self.symbol) = (title, symbol)
    }
  }

  /// A column of a split view, or the only one.
  package struct Column: Sendable, Equatable {
    /// What its navigation bar says.
    package var title: String
    /// What its back button leads to; `nil` for the first screen.
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

  /// Whether a page has dots below it.
  package var hasDots: Bool {
    columns.contains { if case .page(let dots) = $0.content { dots > 0 } else { false } }
  }
}
