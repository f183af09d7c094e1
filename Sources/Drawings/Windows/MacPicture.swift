/// The picture of a Mac window, with the open menu next to it and the alternatives below it.
package struct MacPicture: Sendable {
  /// An alternative outcome, and the resulting window.
  package struct Alternative: Sendable {
    package var title: String
    package var window: MacWindow

    package init(title: String, window: MacWindow) {
      (self.title, self.window) = (title, window)
    }
  }

  package var window: MacWindow
  package var menu: MenuPanel?
  package var alternatives: [Alternative] = []

  package init(window: MacWindow, menu: MenuPanel?, alternatives: [Alternative]) {
    (self.window, self.menu, self.alternatives) = (window, menu, alternatives)
  }

  private static let margin = 18.0
  private static let sketch = (width: 128.0, height: 80.0)

  /// The size, in points.
  package var size: (width: Double, height: Double) {
    let margin = Self.margin
    let below = alternatives.isEmpty ? 0 : Self.sketch.height + margin
    let height = max(MacWindow.size.height + below, menu?.height ?? 0)
    let width = MacWindow.size.width + (menu == nil ? 0 : MenuPanel.width + margin)
    return (width + 2 * margin, height + 2 * margin)
  }

  /// Draws the picture.
  package func draw(on canvas: inout Canvas) {
    let margin = Self.margin
    let window = Rect(margin, margin, MacWindow.size.width, MacWindow.size.height)
    canvas.rectangle(Rect(0, 0, size.width, size.height), "desk", radius: 14)
    self.window.draw(on: &canvas, in: window)
    menu?.draw(on: &canvas, at: Point(x: window.maxX + margin, y: margin))
    let row = Rect(margin, window.maxY + margin, window.width, Self.sketch.height)
    for (alternative, cell) in zip(alternatives, row.columns(3)) {
      draw(alternative, on: &canvas, in: cell)
    }
  }

  private func draw(_ alternative: Alternative, on canvas: inout Canvas, in cell: Rect) {
    alternative.window.drawSketch(on: &canvas, in: cell.leading(Self.sketch.width))
    let caption = cell.dropLeading(Self.sketch.width + 10)
    let words = Rect(caption.x, caption.y, caption.width - 8, caption.height)
    canvas.text("Instead", in: words.top(16), Canvas.TextStyle(size: 11, look: "soft"))
    canvas.text(
      alternative.title, in: words.dropTop(18),
      Canvas.TextStyle(size: 12, isBold: true, lines: 4))
  }
}
