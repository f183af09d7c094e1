package import Markup

/// A schematic drawing of a screen or a window.
package struct Picture: Sendable {
  /// The file name: letters, digits, and hyphens, with the extension `.svg`.
  package var fileName: String
  /// The drawing, for a page that includes ``style``.
  package var drawing: MarkupElement
  /// The title, in a few words.
  package var title: String
  /// A description for readers who cannot see the drawing.
  package var description: String
  /// The frame around a screen of another target than the Mac, which needs ``frameStyle``, too.
  package let frame: DeviceFrame?

  /// Creates a picture from drawing calls. The size is in points.
  package init(
    fileName: String, title: String, description: String, size: (width: Double, height: Double),
    isMirrored: Bool, frame: DeviceFrame? = nil, draw: (inout Canvas) -> Void
  ) {
    var canvas = Canvas(width: size.width, height: size.height, isMirrored: isMirrored)
    draw(&canvas)
    (self.fileName, self.title, self.description) = (fileName, title, description)
    self.frame = frame
    drawing = canvas.element(title: title, description: description, look: frame?.look)
  }

  /// The style sheet `picture.css`, which colors drawings.
  package static let style = EmbeddedText.pictureCSS

  /// The style sheet `frames.css`, which colors what only the frames of other targets have. An Apple
  /// TV, an Apple Vision Pro, and an Apple Watch are drawn alike in light and dark.
  package static let frameStyle = EmbeddedText.framesCSS

  /// The drawing as a complete SVG document, including its style sheet.
  package var svg: String {
    var root = drawing
    let style = MarkupElement(
      "style", [:], [.text(Self.style + (frame == nil ? "" : Self.frameStyle))])
    // The title and the description must come first.
    root.children.insert(.element(style), at: 2)
    return root.xmlText + "\n"
  }
}
