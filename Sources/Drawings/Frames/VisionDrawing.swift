/// A window on Apple Vision Pro.
extension FramedScreen {
  /// Draws the window in a room. Tabs, the toolbar, and the window's controls are outside of it.
  func drawVision(on canvas: inout Canvas, in room: Rect) {
    let width = room.width - 130
    let x = tabs == nil ? room.midX - width / 2 : room.maxX - 8 - width
    let window = Rect(x, room.y + 6, width, 376)
    canvas.rectangle(window, "window", radius: 24)
    drawVisionWindow(on: &canvas, in: window)
    if let tabs { draw(tabs, on: &canvas, in: room, beside: window) }
    drawVisionToolbar(on: &canvas, in: Rect(window.x, window.maxY - 14, window.width, 44))
    drawVisionControls(on: &canvas, below: window)
  }

  private func drawVisionWindow(on canvas: inout Canvas, in window: Rect) {
    // The tabs overlap the window's edge.
    var rest = window.top(window.height - (buttons.isEmpty ? 12 : 22)).dropLeading(10)
    if !sidebar.isEmpty {
      let panel = Rect(rest.x + 22, rest.y + 12, 170, rest.height - 16)
      canvas.rectangle(panel, "panel", radius: 16)
      SidebarRows(sidebar, style: .init(height: 34, picked: ("pick", nil, "symbol")))
        .draw(on: &canvas, in: panel.inset(8, 8))
      rest = rest.dropLeading(192)
    } else if tabs != nil {
      rest = rest.dropLeading(14)
    }
    if columns.count > 1 { return drawColumns(on: &canvas, in: rest.dropTop(8)) }
    drawVisionTitle(on: &canvas, in: rest.top(56).inset(22, 8))
    drawContent(on: &canvas, in: rest.dropTop(56))
  }

  private func drawVisionTitle(on canvas: inout Canvas, in bar: Rect) {
    var words = bar
    if columns.first?.back != nil {
      canvas.roundButton(.back, in: bar.leading(36).centered(36, 36))
      words = words.dropLeading(48)
    }
    canvas.text(title, in: words, Canvas.TextStyle(size: 19, isBold: true))
  }

  /// Draws the tabs beside the window, as they are while people look at them: with their titles.
  private func draw(
    _ tabs: Tabs, on canvas: inout Canvas, in room: Rect, beside window: Rect
  ) {
    let search = tabs.hasSearch ? [TouchScreen.Tab(title: "Search", symbol: .search)] : []
    let rows = (tabs.items + search).map { tab in
      MacWindow.Row(title: tab.title ?? "", symbol: tab.symbol)
    }
    let pitch = 30.0
    let shown = min(rows.count, Int((window.height - 16) / pitch))
    let height = Double(shown) * pitch + 14
    let capsule = Rect(room.x, window.midY - height / 2, 144, height)
    canvas.rectangle(capsule, "bar", radius: 22)
    SidebarRows(
      [Group(rows: rows)], chosen: tabs.chosen,
      style: .init(height: pitch, size: 12.5, picked: ("pick", nil, "symbol"))
    ).draw(on: &canvas, in: capsule.inset(8, 7))
  }

  /// Draws the toolbar over the lower edge of the window.
  private func drawVisionToolbar(on canvas: inout Canvas, in place: Rect) {
    let shown = MacWindow.Button.fitting(buttons, width: place.width - 120)
    guard !shown.isEmpty else { return }
    let width = shown.reduce(8) { $0 + $1.width + 8 }
    let bar = place.centered(width, place.height)
    canvas.rectangle(bar, "bar", radius: 22)
    var x = bar.x + 8
    for button in shown {
      draw(button, on: &canvas, in: Rect(x, bar.y + 5, button.width, 34))
      x += button.width + 8
    }
  }

  /// Draws a button, which has no border in an ornament.
  private func draw(_ button: MacWindow.Button, on canvas: inout Canvas, in place: Rect) {
    guard let symbol = button.symbol else {
      return canvas.text(
        button.title, in: place.inset(6, 0), Canvas.TextStyle(size: 13, alignment: .center))
    }
    canvas.symbol(symbol, Point(x: place.midX, y: place.midY), size: 17)
  }

  /// Draws the close button and the bar that moves the window.
  private func drawVisionControls(on canvas: inout Canvas, below window: Rect) {
    let y = window.maxY + 52
    canvas.circle(Point(x: window.midX - 82, y: y), radius: 7, "dot-on")
    canvas.rectangle(Rect(window.midX - 62, y - 4, 124, 8), "dot-on", radius: 4)
  }
}
