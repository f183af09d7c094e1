package import Guidance

/// The toolbar of a window of the Mac app.
package struct WindowToolbar: Sendable, Encodable {
  /// An item in a toolbar.
  package struct Item: Sendable, Encodable {
    /// The title.
    package var title: String
    /// The placement.
    package var placement: ToolbarEntry.Placement
    /// The menu command that does the same, as `View ▸ Back`.
    package var command: String?
    /// The screens that need the item, each once.
    package var scenes: [String]
    /// Whether the item remains in a narrow window.
    package var stays: Bool
  }

  /// The buttons of a screen that disappear first in a narrow window.
  package struct Overflow: Sendable, Encodable {
    /// The screen with too many buttons.
    package var scene: String
    /// The buttons that disappear, in the order in which they do.
    package var titles: [String]
  }

  /// The name of the window in a report.
  package var window: String
  /// The object ID of the screen in the window, or `nil` for the main window.
  package var object: String?
  /// The items, from the leading end to the trailing end.
  package var items: [Item]
  /// The buttons that disappear, for each screen with more buttons than a narrow window can show.
  package var overflow: [Overflow]
}
