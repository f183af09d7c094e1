package import FileReading

/// An action that the code of a screen offers outside of its bars.
package struct CodeAction: Sendable, Hashable {
  /// The places where people find an action.
  package enum Kind: String, Sendable, CaseIterable {
    /// A button in the content, and the menu of a button.
    case button, menu
    /// The context menu of a row or of another view, and the buttons behind a row.
    case contextMenu, swipe
    /// An action sheet.
    case sheet
  }

  /// The place where people find it.
  package var kind: Kind
  /// The title.
  package var title: CodeText
  /// The source location.
  package var place: SourceLocation

  /// Creates an action.
  package init(_ kind: Kind, _ title: CodeText, at place: SourceLocation) {
    (self.kind, self.title, self.place) = (kind, title, place)
  }
}
