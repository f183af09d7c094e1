package import FileReading

/// One tab, page, or segment that code makes.
package struct CodeTab: Sendable, Hashable {
  /// What its item shows as text; nil if nothing says.
  package var title: CodeText?
  /// Whether code gives it a title that cannot be read.
  package var hasUnreadTitle = false
  /// What its item shows as image.
  package var image: CodeImage?
  /// The kind of a standard item, such as `search` or `more`.
  package var systemItem: String?
  /// What it leads to.
  package var content: CodeTarget?
  /// The title of the group that it stands in (`UITabGroup`, `TabSection`).
  package var group: CodeText?
  /// Whether it has a badge.
  package var hasBadge = false
  /// Whether it is made only if something holds at run time.
  package var isConditional = false
  /// Where it is made.
  package var place: SourceLocation

  /// Creates a tab.
  package init(place: SourceLocation) { self.place = place }
}
