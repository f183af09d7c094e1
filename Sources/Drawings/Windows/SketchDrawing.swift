extension MacWindow {
  /// Draws a small version of the window without text, for an alternative.
  func drawSketch(on canvas: inout Canvas, in frame: Rect) {
    canvas.rectangle(frame, "window", radius: 6)
    var rest = frame
    if sidebar != nil {
      let panel = frame.leading(frame.width * 0.3).inset(3, 3)
      canvas.rectangle(panel, "panel", radius: 4)
      drawLines(on: &canvas, in: panel.dropTop(16).inset(6, 0), isFirstChosen: true)
      rest = frame.dropLeading(frame.width * 0.3)
    }
    for (index, look) in ["close", "minimize", "zoom"].enumerated() {
      canvas.circle(
        Point(x: frame.x + 9 + Double(index) * 6, y: frame.y + 9), radius: 2, look)
    }
    drawSketchedToolbar(on: &canvas, in: rest.top(18), isBesideSidebar: sidebar != nil)
    drawSketchedColumns(on: &canvas, in: rest.dropTop(18))
    guard sheet != nil else { return }
    let pane = frame.centered(frame.width * 0.6, frame.height * 0.66)
    canvas.rectangle(frame, "shade", radius: 6)
    canvas.rectangle(pane, "window", radius: 6)
    drawLines(on: &canvas, in: pane.inset(8, 12), isFirstChosen: false)
    canvas.rectangle(Rect(pane.maxX - 32, pane.maxY - 13, 26, 8), "solid", radius: 4)
  }

  private func drawSketchedToolbar(
    on canvas: inout Canvas, in bar: Rect, isBesideSidebar: Bool
  ) {
    if !toolbar.segments.isEmpty {
      let count = min(toolbar.segments.count, 6)
      let place = bar.centered(Double(count) * 14, 9)
      canvas.rectangle(place, "bar", radius: 4.5)
      canvas.rectangle(place.leading(14), "dot", radius: 4.5)
    }
    let start = bar.x + (isBesideSidebar ? 6 : 30)
    for (index, group) in toolbar.leading.enumerated() {
      let place = Rect(start + Double(index) * 20, bar.midY - 4.5, 9 * Double(group.count), 9)
      canvas.rectangle(place, "bar", radius: 4.5)
    }
  }

  private func drawSketchedColumns(on canvas: inout Canvas, in area: Rect) {
    let places = area.columns(columns.count)
    for (index, place) in places.enumerated() {
      if index > 0 {
        canvas.line([Point(x: place.x, y: place.y), Point(x: place.x, y: place.maxY - 1)], "rule")
      }
      let pane = place.inset(8, 6)
      switch columns[index].content {
      case .grid:
        for cell in pane.columns(4) {
          canvas.rectangle(cell.inset(2, 0).top(24), "block", radius: 3)
          canvas.rectangle(cell.inset(2, 0).dropTop(30).top(24), "block", radius: 3)
        }
      case .page, .arrows, .shelf: canvas.rectangle(pane, "block", radius: 4)
      case .tabView:
        canvas.rectangle(pane, "panel", radius: 4)
        canvas.rectangle(pane.top(8).centered(60, 9), "bar", radius: 4)
        drawLines(on: &canvas, in: pane.inset(8, 14), isFirstChosen: false)
      case .list, .text: drawLines(on: &canvas, in: pane, isFirstChosen: false)
      }
    }
  }

  private func drawLines(on canvas: inout Canvas, in area: Rect, isFirstChosen: Bool) {
    for row in 0..<min(6, Int(area.height / 10)) {
      let place = area.dropTop(Double(row) * 10).top(4)
      let look = isFirstChosen && row == 0 ? "dot" : "block"
      canvas.rectangle(place.leading(area.width * [0.9, 0.7, 0.8][row % 3]), look, radius: 2)
    }
  }
}
