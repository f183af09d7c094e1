import MigrationStrategy
package import RuleCatalogue

/// The toolbar of a window of the Mac app.
package struct ToolbarReport: Sendable, Encodable {
  /// Something in it.
  package struct Item: Sendable, Encodable {
    package var title: String
    package var placement: ToolbarEntry.Placement
    /// The menu command that does the same.
    package var command: String?
    /// The screens that bring it.
    package var scenes: [String]
    /// Whether it stays when the window gets narrow.
    package var stays: Bool
  }

  /// What goes first when the window gets narrow.
  package struct Overflow: Sendable, Encodable {
    package var scene: String
    /// The buttons that go, the first one first.
    package var titles: [String]
  }

  /// What the window is called.
  package var window: String
  /// The Interface Builder object ID of the screen that the window is for; none for the main window.
  package var object: String?
  /// From the leading end to the trailing end.
  package var items: [Item]
  package var overflow: [Overflow]

  init(_ toolbar: WindowToolbar, in subjects: Subjects) {
    window = toolbar.window
    object = toolbar.subject.map { subjects.all[$0].object }
    items = toolbar.items.map { item in
      Item(
        title: item.title, placement: item.placement, command: item.command, scenes: item.scenes,
        stays: item.stays)
    }
    overflow = toolbar.overflow.map { Overflow(scene: $0.scene, titles: $0.titles) }
  }
}
