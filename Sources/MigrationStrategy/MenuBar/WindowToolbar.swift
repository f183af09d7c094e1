package import Guidance

/// The toolbar of a window of the Mac app.
package struct WindowToolbar: Sendable, Encodable {
  /// Something in a toolbar.
  package struct Item: Sendable, Encodable {
    /// What it is called.
    package var title: String
    /// Where it stands.
    package var placement: ToolbarEntry.Placement
    /// The menu command that does the same, as `View ▸ Back`.
    package var command: String?
    /// The screens that bring it, each once.
    package var scenes: [String]
    /// Whether it stays when the window gets narrow.
    package var stays: Bool
  }

  /// What goes first when the window gets narrow.
  package struct Overflow: Sendable, Encodable {
    /// The screen that has too many buttons.
    package var scene: String
    /// Its buttons that go, the first one first.
    package var titles: [String]
  }

  /// The window: what a report calls it.
  package var window: String
  /// The object ID of the screen that the window is for; `nil` for the main one.
  package var object: String?
  /// What is in it, from the leading end to the trailing end.
  package var items: [Item]
  /// What goes first, screen by screen, where one has more buttons than a narrow window holds.
  package var overflow: [Overflow]
}
