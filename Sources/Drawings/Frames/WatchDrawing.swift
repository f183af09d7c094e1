/// The screen of an Apple Watch, beside the iPhone app, which stays as it is.
extension FramedScreen {
  /// Draws the watch and the iPhone.
  func drawWatch(on canvas: inout Canvas, in area: Rect) {
    let body = Rect(area.x + 12, area.y + 34, 276, 320)
    for y in [area.y, body.maxY - 30] {
      canvas.rectangle(Rect(body.x + 44, y, body.width - 88, 64), "panel", radius: 14)
    }
    canvas.rectangle(Rect(body.maxX - 4, body.y + 84, 14, 52), "stand", radius: 5)
    canvas.rectangle(body, "chrome", radius: 74)
    drawWatchScreen(on: &canvas, in: body.centered(240, 286))
    if let phone {
      drawPhone(phone, on: &canvas, in: area.dropLeading(area.width - 190))
    }
  }

  private func drawWatchScreen(on canvas: inout Canvas, in screen: Rect) {
    canvas.rectangle(screen, "plain", radius: 56)
    let bar = Rect(screen.x + 34, screen.y + 14, screen.width - 68, 26)
    canvas.text(
      "9:41", in: bar.dropLeading(bar.width - 40),
      Canvas.TextStyle(size: 13, alignment: .trailing))
    canvas.text(
      title, in: bar.leading(bar.width - 46),
      Canvas.TextStyle(size: 14, isBold: true, look: "accent")
    )
    let content = Rect(screen.x + 12, screen.y + 48, screen.width - 24, screen.height - 64)
    if let pages { return draw(pages: pages.count, on: &canvas, in: content) }
    guard columns.first?.content == .list else { return drawGlance(on: &canvas, in: content) }
    drawWatchList(on: &canvas, in: content)
  }

  /// Draws a page, with the dots of all pages above each other beside the Digital Crown.
  private func draw(pages: Int, on canvas: inout Canvas, in area: Rect) {
    let card = Rect(area.x, area.y, area.width - 18, area.height - 10)
    canvas.rectangle(card, "panel", radius: 26)
    canvas.rectangle(card.inset(26, 0).dropTop(34).top(44), "dot", radius: 8)
    canvas.rectangle(card.inset(44, 0).dropTop(98).top(10), "block", radius: 4)
    canvas.rectangle(card.inset(58, 0).dropTop(120).top(10), "block", radius: 4)
    let shown = max(1, min(pages, 9))
    let start = card.midY - Double(shown - 1) * 6
    for dot in 0..<shown {
      canvas.circle(
        Point(x: area.maxX - 5, y: start + Double(dot) * 12), radius: dot == 0 ? 4 : 3,
        dot == 0 ? "dot-on" : "dot")
    }
  }

  private func drawWatchList(on canvas: inout Canvas, in area: Rect) {
    for row in 0..<4 {
      let place = area.dropTop(Double(row) * 54).top(48)
      canvas.rectangle(place, "panel", radius: 14)
      let length = place.width * [0.6, 0.46, 0.66, 0.5][row]
      canvas.rectangle(Rect(place.x + 14, place.y + 14, length, 8), "dot", radius: 3)
      canvas.rectangle(Rect(place.x + 14, place.y + 29, length * 0.7, 6), "block", radius: 3)
    }
  }

  /// Draws one object, with its action at the bottom.
  private func drawGlance(on canvas: inout Canvas, in area: Rect) {
    canvas.rectangle(area.inset(36, 0).dropTop(18).top(56), "dot", radius: 10)
    canvas.rectangle(area.inset(30, 0).dropTop(92).top(10), "block", radius: 4)
    canvas.rectangle(area.inset(52, 0).dropTop(114).top(10), "block", radius: 4)
    let button = Rect(area.x + 20, area.maxY - 62, area.width - 40, 42)
    canvas.rectangle(button, "pick", radius: 21)
    canvas.rectangle(button.centered(64, 8), "dot-on", radius: 4)
  }

  /// Draws the iPhone in gray, with its first screen and as many tabs as an iPhone shows.
  private func drawPhone(_ titles: [String], on canvas: inout Canvas, in area: Rect) {
    let body = Rect(area.x, area.y + 10, area.width, area.height - 44)
    canvas.rectangle(body, "panel", radius: 30)
    canvas.rectangle(body.top(34).centered(50, 13), "block", radius: 7)
    let screen = body.inset(18, 0).dropTop(40).top(body.height - 54)
    canvas.text(
      screenTitle(titles.first ?? ""), in: screen.top(30),
      Canvas.TextStyle(size: 16, isBold: true, look: "soft"))
    for row in 0..<5 {
      let place = screen.dropTop(44 + Double(row) * 36)
      canvas.rectangle(place.top(9).leading(screen.width * [0.7, 0.5, 0.8][row % 3]), "block")
    }
    drawPhoneTabs(titles.count, on: &canvas, in: screen.dropTop(screen.height - 40).inset(-6, 0))
    canvas.text(
      "Stays on iPhone", in: Rect(area.x, body.maxY + 6, area.width, 24),
      Canvas.TextStyle(size: 13, isBold: true, look: "soft", alignment: .center))
  }

  private func drawPhoneTabs(_ count: Int, on canvas: inout Canvas, in bar: Rect) {
    guard count > 1 else { return }
    canvas.rectangle(bar, "block", radius: 20)
    for cell in bar.columns(min(count, 5)) {
      canvas.circle(Point(x: cell.midX, y: cell.midY), radius: 6, "dot")
    }
  }
}
