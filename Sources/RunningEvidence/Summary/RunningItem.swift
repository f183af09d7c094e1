package import FileReading

/// A tab, a column, a page, or a level of a stack.
package struct RunningItem: Sendable, Equatable {
  /// The title of a tab, if an element tree shows it.
  package var title: String?
  /// The controller that the container holds.
  package var controller: RunningName
  /// The kind of that controller.
  package var kind = RunningKind.screen
  /// The address of that controller, or `nil` if the dump has none.
  package var address: UInt64?
  /// The line of that controller.
  package var location: SourceLocation
  /// The screens of the stack inside, from its root, or the only screen.
  package var screens: [RunningName] = []
  /// The first screen inside: the root of a stack.
  package var root: RunningName? { screens.first }
  /// The last screen of the stack inside.
  package var top: RunningName? { screens.last }
  /// The number of screens in the stack inside, at least 1.
  package var depth: Int { max(1, screens.count) }
  /// Whether the item is on the screen, or `nil` if the dump does not tell.
  package var isVisible: Bool?

  /// Returns the item with a title, unless an element tree shows another one.
  package func titled(_ title: String?) -> RunningItem {
    var item = self
    item.title = item.title ?? title
    return item
  }
}
