package import FileReading

/// A tab bar, navigation, split view, or page view controller with what it holds.
package struct RunningContainer: Sendable, Equatable {
  /// What the container is: one of the kinds that are containers.
  package var kind: RunningKind
  /// The class.
  package var name: RunningName
  /// The address in memory, or `nil` if the dump has none.
  package var address: UInt64?
  /// The line of the dump.
  package var location: SourceLocation
  /// The tabs, columns, or pages, or the screens of a stack from its root.
  package var items: [RunningItem]
  /// The position of the selected tab or of the visible page, or `nil` if it is unknown.
  package var selected: Int?
  /// The controllers above it up to the root of its window or to the one that presents it, outermost
  /// first. For hosting controllers, these are their views.
  package var above: [RunningName] = []
  /// Whether it is at the top of a window: no other container and no presentation is above it.
  package var isTop = false
  /// Whether it is presented, or in a controller that is presented.
  package var isPresented = false
  /// Whether the tab bar has a More tab, which holds what does not fit.
  package var hasMore = false

  /// Whether a split view shows one column, as on iPhone.
  package var isCollapsed: Bool { kind == .split && items.count == 1 }
}
