/// A schematic drawing of a screen or a window.
package struct Picture: Sendable {
  /// What its file is called: letters, digits and hyphens, with the ending `.svg`.
  package var fileName: String
  /// The drawing, for a page that has `picture.css` in its style.
  var drawing: MarkupElement
  /// What it shows, in a few words.
  package var title: String
  /// What can be seen in it, for those who do not see it.
  package var description: String

  /// The drawing as a whole SVG document, with its style.
  package var svg: String {
    var root = drawing
    let style = MarkupElement("style", [:], [.text(EmbeddedText.pictureCSS)])
    // The title and the description come first.
    root.children.insert(.element(style), at: 2)
    return root.xmlText + "\n"
  }
}

/// A structure as it is on iPhone, iPad or Apple TV, and the Mac window that is advised.
package struct PicturePair: Sendable {
  /// What the screen is part of.
  package var device: Device
  /// Whether the window shows what a yes to an open question would come to.
  package var isSupposed: Bool
  /// The screen as it is.
  package var before: Picture
  /// The window as it should become.
  package var after: Picture
}

extension PicturePair {
  /// What stands above the screen and above the window.
  var captions: (before: String, after: String) {
    (
      "On \(device.name)",
      isSupposed ? "On the Mac, if the open question is answered with yes" : "On the Mac"
    )
  }
}
