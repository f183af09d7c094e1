package import FileReading

/// A button in a navigation bar or toolbar that code makes.
package struct CodeBarItem: Sendable, Hashable {
  /// The places for items.
  package enum Place: String, Sendable, Hashable {
    case left, right, center, bottom
  }

  /// What an item holds instead of a title.
  package enum Content: Sendable, Hashable {
    case button, segments, searchField, slider, toggle, decoration, other
  }

  /// The purpose that code states for an item.
  package enum Purpose: Sendable, Hashable {
    /// It ends the screen and drops what people did, keeps it, or only closes the screen.
    case cancels, confirms, closes
  }

  /// The place of the item.
  package var side: Place
  /// The title.
  package var title: CodeText?
  /// The image.
  package var image: CodeImage?
  /// The system item, such as `add`.
  package var systemItem: String?
  /// The name of the method that it calls.
  package var selector: String?
  /// The accessibility label.
  package var label: CodeText?
  /// What it holds.
  package var content = Content.button
  /// The purpose that code states.
  package var purpose: Purpose?
  /// Whether it has the prominent style of a confirming button.
  package var isProminent = false
  /// Whether it is there only at times.
  package var isPossible = false
  /// The titles of the commands in its menu.
  package var menu: [CodeText] = []
  /// The source location.
  package var place: SourceLocation

  /// Creates an item.
  package init(_ side: Place, at place: SourceLocation) {
    self.side = side
    self.place = place
  }

  /// Whether another item shows the same at the same side.
  func isSame(as other: CodeBarItem) -> Bool {
    guard side == other.side else { return false }
    if place == other.place, title == other.title { return true }
    return isNamed
      && (title, image, systemItem, label) == (
        other.title, other.image, other.systemItem, other.label
      )
  }

  private var isNamed: Bool { title != nil || image != nil || systemItem != nil || label != nil }
}
