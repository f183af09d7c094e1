/// The screen of an Apple TV, of which 3 points are 8 of the 1920 by 1080 points of a television.
extension FramedScreen {
  private static let scale = 0.375

  /// Draws a television on its stand, with guides for the area that every television shows.
  func drawTelevision(on canvas: inout Canvas, in place: Rect) {
    let body = Rect(place.x, place.y, 732, 417)
    for x in [body.x + 130, body.maxX - 130] {
      canvas.rectangle(Rect(x - 34, body.maxY + 18, 68, 5), "stand", radius: 2.5)
      canvas.rectangle(Rect(x - 3, body.maxY, 6, 20), "stand")
    }
    canvas.rectangle(body, "chrome", radius: 9)
    let screen = body.inset(6, 6)
    canvas.rectangle(screen, "plain", radius: 4)
    let safe = screen.inset(80 * Self.scale, 60 * Self.scale)
    if pages != nil { drawTelevisionPage(on: &canvas, in: screen) }
    canvas.rectangle(safe, "guide")
    if pages == nil { drawTelevisionScreen(on: &canvas, in: safe) }
  }

  private func drawTelevisionScreen(on canvas: inout Canvas, in safe: Rect) {
    guard sidebar.isEmpty else { return drawTelevisionSidebar(on: &canvas, in: safe) }
    // The bar is 68 points high, and its upper edge is 46 points from the top (HIG:TabBars).
    let bar = Rect(safe.x, safe.y - 14 * Self.scale, safe.width, 68 * Self.scale)
    var rest = safe.dropTop(bar.height + 8)
    if let tabs {
      draw(tabs, on: &canvas, in: bar)
    } else {
      canvas.text(
        title, in: safe.top(28), Canvas.TextStyle(size: 18, isBold: true, alignment: .center))
    }
    if !segments.isEmpty {
      let width = Segments.size(segments, most: rest.width - 100, size: 12)
      canvas.segments(segments, in: rest.top(28).centered(width, 28), size: 12)
      rest = rest.dropTop(38)
    }
    rest = drawTelevisionButtons(on: &canvas, in: rest)
    drawTelevisionContent(on: &canvas, in: rest, hasFocus: tabs == nil && segments.isEmpty)
  }

  /// Draws the tabs. The current one has the focus when the app opens. Search is its own tab with only
  /// a symbol.
  private func draw(_ tabs: Tabs, on canvas: inout Canvas, in bar: Rect) {
    let search = tabs.hasSearch ? [TouchScreen.Tab(title: nil, symbol: .search)] : []
    let row = TabRow(
      tabs.items + search, chosen: tabs.chosen, in: bar,
      style: .init(size: 12.5, hasSymbols: false, picked: ("dot-on", "on", "symbol-on")))
    row.draw(on: &canvas)
  }

  /// Draws buttons above the content, because there is no toolbar, and returns the rest of the area.
  private func drawTelevisionButtons(on canvas: inout Canvas, in area: Rect) -> Rect {
    guard !buttons.isEmpty else { return area }
    var x = area.x
    for button in MacWindow.Button.fitting(buttons, width: area.width) {
      canvas.toolbarButton(button, in: Rect(x, area.y, button.width, 28))
      x += button.width + 8
    }
    return area.dropTop(38)
  }

  /// Draws the content: a list in a third of the screen beside its detail, or shelves (HIG:Split).
  private func drawTelevisionContent(on canvas: inout Canvas, in area: Rect, hasFocus: Bool) {
    if columns.count > 1 || content == .list {
      let list = area.leading(area.width / 3)
      canvas.rectangle(list, "panel", radius: 10)
      canvas.focusedList(in: list.inset(8, 8), hasFocus: hasFocus)
      return canvas.content(.text, in: area.dropLeading(list.width + 10))
    }
    if content == .text || content == .shelf {
      return canvas.shelves(in: area, columns: 5, hasFocus: hasFocus)
    }
    if content == .grid {
      return canvas.lockups(in: area, columns: 5, rows: 3, hasFocus: hasFocus)
    }
    canvas.content(content, in: area)
  }

  private func drawTelevisionSidebar(on canvas: inout Canvas, in safe: Rect) {
    let panel = safe.leading(480 * Self.scale)
    canvas.rectangle(panel, "panel", radius: 14)
    SidebarRows(sidebar, style: .init(height: 30, picked: ("dot-on", "on", "symbol-on")))
      .draw(on: &canvas, in: panel.inset(10, 12))
    let rest = safe.dropLeading(panel.width + 15)
    canvas.text(title, in: rest.top(26), Canvas.TextStyle(size: 17, isBold: true))
    let area = rest.dropTop(32)
    guard content == .list else { return canvas.shelves(in: area, columns: 4, hasFocus: false) }
    canvas.focusedList(in: area, hasFocus: false)
  }

  /// Draws a page that fills the screen, with dots below it.
  private func drawTelevisionPage(on canvas: inout Canvas, in screen: Rect) {
    canvas.content(.page(dots: 0), in: screen.inset(-12, -8))
    canvas.pageControl(pages?.count ?? 0, in: Rect(screen.x, screen.maxY - 44, screen.width, 20))
  }
}

extension Canvas {
  /// Draws a large picture with shelves of small ones below it. The one with the focus is larger.
  mutating func shelves(in area: Rect, columns: Int, hasFocus: Bool) {
    card(in: area.top(area.height * 0.46))
    let rest = area.dropTop(area.height * 0.46 + 12)
    rectangle(rest.top(7).leading(120), "dot", radius: 3)
    lockups(in: rest.dropTop(17), columns: columns, rows: 2, hasFocus: hasFocus)
  }

  /// Draws rows of pictures with a title below each. The first picture may have the focus.
  mutating func lockups(in area: Rect, columns: Int, rows: Int, hasFocus: Bool) {
    let gap = 15.0
    let width = (area.width - gap * Double(columns - 1)) / Double(columns)
    let height = (area.height - 20 * Double(rows - 1)) / Double(rows)
    for index in 0..<columns * rows {
      let (row, column) = (index / columns, index % columns)
      let place = Rect(
        area.x + Double(column) * (width + gap), area.y + Double(row) * (height + 20), width,
        height)
      let isFocused = hasFocus && index == 0
      let picture = place.top(height - 10)
      if isFocused { rectangle(picture.inset(-5, -5), "dot-on", radius: 9) }
      rectangle(picture, "block", radius: 6)
      if !isFocused { rectangle(Rect(place.x, place.maxY - 5, width * 0.5, 5), "dot", radius: 2.5) }
    }
  }

  /// Draws a list whose first row may have the focus.
  mutating func focusedList(in area: Rect, hasFocus: Bool) {
    let height = 40.0
    for row in 0..<max(0, Int(area.height / height)) {
      let place = area.dropTop(Double(row) * height).top(height)
      let isPicked = row == 0
      let look = hasFocus ? "dot-on" : "pick"
      rectangle(place.inset(0, 2), isPicked ? look : "block", radius: 8)
      let length = place.width * [0.62, 0.5, 0.7, 0.44][row % 4]
      rectangle(Rect(place.x + 14, place.midY - 4, length, 8), "dot", radius: 3)
    }
  }
}
