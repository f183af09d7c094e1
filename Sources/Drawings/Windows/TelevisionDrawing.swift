/// The screen of an Apple TV.
extension TouchScreen {
  /// Draws a 16:9 television on its stand.
  func drawTelevision(on canvas: inout Canvas, in place: Rect) {
    let body = place.top(place.width * 9 / 16 + 5)
    for x in [body.x + 90, body.maxX - 90] {
      canvas.rectangle(Rect(x - 26, body.maxY + 8, 52, 5), "chrome", radius: 2.5)
      canvas.rectangle(Rect(x - 3, body.maxY, 6, 10), "chrome")
    }
    canvas.rectangle(body, "chrome", radius: 9)
    let screen = body.inset(6, 6)
    canvas.rectangle(screen, "plain", radius: 4)
    // Nothing is placed at the very edge, which some televisions cut off.
    drawTelevisionScreen(in: screen.inset(26, 16), on: &canvas)
  }

  private func drawTelevisionScreen(in area: Rect, on canvas: inout Canvas) {
    if !tabs.isEmpty {
      // The bar has the focus when the app opens. The focused tab is highlighted.
      TabStrip(tabs, in: area.top(24).inset(4, 0), size: 12)
        .draw(on: &canvas, picked: ("dot-on", "on", "symbol-on"))
    } else {
      drawTelevisionTitle(in: area.top(28), on: &canvas)
    }
    let rest = area.dropTop(40)
    if !segments.isEmpty {
      canvas.segments(segments, in: rest.top(28).inset(50, 0), size: 11.5)
      return canvas.content(.shelf, in: rest.dropTop(38))
    }
    drawTelevisionContent(in: rest, on: &canvas)
  }

  /// Draws a single title centered above all panes (HIG:Split).
  private func drawTelevisionTitle(in rect: Rect, on canvas: inout Canvas) {
    canvas.text(
      screenTitle(columns.first?.title ?? ""), in: rect,
      Canvas.TextStyle(size: 17, isBold: true, alignment: .center))
  }

  /// Draws the content. A list has about a third of the screen, and the detail the rest
  /// (HIG:Split).
  private func drawTelevisionContent(in area: Rect, on canvas: inout Canvas) {
    guard let content = columns.first?.content else { return }
    guard content == .list else {
      return canvas.content(content == .text ? .shelf : content, in: area)
    }
    let list = area.leading(area.width / 3)
    canvas.content(.list, in: list, isChosen: columns.count > 1)
    canvas.content(.shelf, in: area.dropLeading(list.width + 16))
  }
}
