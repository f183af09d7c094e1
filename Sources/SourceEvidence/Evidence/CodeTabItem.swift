package import FileReading

/// What the code of a screen says about the item that stands for it in a tab bar, wherever that is.
package struct CodeTabItem: Sendable, Hashable {
  /// The class of the screen.
  package var className: String
  /// The title.
  package var title: CodeText
  /// Whether code sets the item itself. Otherwise it is the title of the screen, which a tab shows where
  /// its item has none.
  package var isOfItem: Bool
  /// Where the class is declared.
  package var place: SourceLocation
}
