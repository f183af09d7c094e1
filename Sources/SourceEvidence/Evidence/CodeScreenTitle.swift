/// The title that the code of a screen sets, for its navigation bar or for its own tab bar item.
package struct CodeScreenTitle: Sendable, Hashable {
  /// The class of the screen.
  package var className: String
  /// The title, or `nil` if it is one of several or computed at run time.
  package var text: CodeText?

  /// Whether the code sets the title only under a condition.
  package var isConditional: Bool
  /// Whether the code sets the title of the screen's tab bar item.
  package var isOfItem = false

  /// Creates a title.
  package init(
    className: String, text: CodeText?, isConditional: Bool = false, isOfItem: Bool = false
  ) {
    self.className = className
    self.text = text
    self.isConditional = isConditional
    self.isOfItem = isOfItem
  }
}
