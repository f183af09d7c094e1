/// The title that the code of a screen sets.
package struct CodeScreenTitle: Sendable, Hashable {
  /// The class of the screen.
  package var className: String
  /// The title, or `nil` if it is one of several or computed at run time.
  package var text: CodeText?

  /// Whether the code sets the title only under a condition.
  package var isConditional: Bool

  /// Creates a title.
  package init(className: String, text: CodeText?, isConditional: Bool = false) {
    self.className = className
    self.text = text
    self.isConditional = isConditional
  }
}
