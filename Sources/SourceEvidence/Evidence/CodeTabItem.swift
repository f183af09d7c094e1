package import FileReading

/// The title that the code of a screen sets for its own tab bar item.
package struct CodeTabItem: Sendable, Hashable {
  /// The class of the screen.
  package var className: String
  /// The title.
  package var title: CodeText
  /// Whether code sets the title of the item. Otherwise it is the title of the screen, which the
  /// tab shows if the item has none.
  package var isOfItem: Bool
  /// The location of the class.
  package var place: SourceLocation
}
