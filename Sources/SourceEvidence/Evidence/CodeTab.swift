package import FileReading

/// A tab, page, or segment that code creates.
package struct CodeTab: Sendable, Hashable {
  /// The title, or `nil` if there is none.
  package var title: CodeText?
  /// Whether code sets a title that cannot be read.
  package var hasUnreadTitle = false
  /// The image.
  package var image: CodeImage?
  /// The system item, such as `search` or `more`.
  package var systemItem: String?
  /// The screen of the tab.
  package var content: CodeTarget?
  /// The title of the group that contains the tab (`UITabGroup`, `TabSection`).
  package var group: CodeText?
  /// Whether the tab has a badge.
  package var hasBadge = false
  /// Whether people can choose it.
  package var isEnabled = true
  /// Whether code sets it apart as the prominent tab.
  package var isProminent = false
  /// Whether the tab is created only under a condition at run time.
  package var isConditional = false
  /// The location where the tab is created.
  package var place: SourceLocation

  /// Creates a tab.
  package init(place: SourceLocation) { self.place = place }
}
