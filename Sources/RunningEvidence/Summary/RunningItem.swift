/// A tab, a column, a page, or a level of a stack.
package struct RunningItem: Sendable, Equatable {
  /// The title of a tab, if an element tree shows it.
  package var title: String?
  /// The controller that the container holds.
  package var controller: RunningName
  /// The first screen inside: the root of a stack.
  package var root: RunningName?
  /// The last screen of the stack inside.
  package var top: RunningName?
  /// The number of screens in the stack inside, at least 1.
  package var depth: Int
  /// Whether the item is on the screen, or `nil` if the dump does not tell.
  package var isVisible: Bool?
}
