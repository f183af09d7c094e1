/// A schematic drawing of a screen or a window.
package struct Picture: Sendable {
  /// What its file is called: letters, digits and hyphens, with the ending `.svg`.
  package var fileName: String
  /// The drawing: a whole SVG document.
  package var svg: String
  /// What it shows, in a few words.
  package var title: String
  /// What can be seen in it, for those who do not see it.
  package var description: String
}

/// A structure as it is on iPhone or iPad, and the Mac window that is advised.
package struct PicturePair: Sendable {
  /// Whether the screen is that of an iPad.
  package var isOfPad: Bool
  /// The screen as it is.
  package var before: Picture
  /// The window as it should become.
  package var after: Picture
}
