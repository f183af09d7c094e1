package import FileReading

/// A tab bar, navigation, split view, or page view controller with what it holds.
package struct RunningContainer: Sendable, Equatable {
  /// What the container is: one of the kinds that are containers.
  package var kind: RunningKind
  /// The class.
  package var name: RunningName
  /// The line of the dump.
  package var location: SourceLocation
  /// The tabs, columns, or pages, or the screens of a stack from its root.
  package var items: [RunningItem]
  /// The position of the selected tab or of the visible page, or `nil` if it is unknown.
  package var selected: Int?
  /// Whether the tab bar has a More tab, which holds what does not fit.
  package var hasMore = false

  /// Whether a split view shows one column, as on iPhone.
  package var isCollapsed: Bool { kind == .split && items.count == 1 }
}
