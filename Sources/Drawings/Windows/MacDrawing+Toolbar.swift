extension MacWindow {
  /// Draws the items of the toolbar: those at the leading and trailing ends, and between them the
  /// segments or the title.
  func drawToolbar(on canvas: inout Canvas, in frame: Rect, beside content: Rect) {
    let start = sidebar == nil ? frame.x + 84 : content.x + 8
    var free = Rect(start, frame.y, frame.maxX - 14 - start, Self.toolbarHeight)
    guard !isSettings else { return drawPanes(on: &canvas, in: free) }
    for group in toolbar.leading { drawGroup(group, on: &canvas, in: &free) }
    drawTrailing(on: &canvas, in: &free)
    drawMiddle(on: &canvas, in: free, center: frame.midX)
  }

  private func drawGroup(_ group: [Button], on canvas: inout Canvas, in free: inout Rect) {
    let width = 34 * Double(group.count)
    let place = free.leading(width).centered(width, 34)
    canvas.rectangle(place, "bar", radius: 17)
    for (button, cell) in zip(group, place.columns(group.count)) {
      if let symbol = button.symbol {
        canvas.symbol(
          symbol, Point(x: cell.midX, y: cell.midY), size: 17,
          button.isDimmed ? "symbol-faint" : "symbol")
      }
    }
    free = free.dropLeading(width + 10)
  }

  /// Draws the trailing items. Segments keep their width, so next to them the search field becomes
  /// a button, and buttons move to the overflow menu.
  private func drawTrailing(on canvas: inout Canvas, in free: inout Rect) {
    let segments = Segments.size(toolbar.segments, most: free.width, size: 13)
    let isTight = !toolbar.segments.isEmpty && segments > free.width - 200
    if toolbar.hasSearchField {
      if isTight {
        drawButton(Button(title: "", symbol: .search), on: &canvas, in: &free)
      } else {
        drawSearchField(on: &canvas, in: takeEnd(of: &free, 140))
      }
    }
    if hasInspector { drawButton(Button(title: "", symbol: .inspector), on: &canvas, in: &free) }
    let most = isTight ? 1 : Self.mostButtons
    let isTooMuch = toolbar.trailing.count > most
    if isTooMuch { drawButton(Button(title: "", symbol: .overflow), on: &canvas, in: &free) }
    let shown = toolbar.trailing.prefix(isTooMuch ? most - 1 : most)
    for button in shown.reversed() { drawButton(button, on: &canvas, in: &free) }
  }

  /// The maximum number of a screen's buttons that a toolbar shows next to its title.
  private static let mostButtons = 3

  /// Removes a rectangle from the trailing end.
  private func takeEnd(of free: inout Rect, _ width: Double) -> Rect {
    let place = free.dropLeading(free.width - width)
    free = free.leading(free.width - width - 8)
    return place.centered(width, 34)
  }

  private func drawButton(_ button: Button, on canvas: inout Canvas, in free: inout Rect) {
    if let symbol = button.symbol {
      let place = takeEnd(of: &free, 34)
      canvas.rectangle(place, "bar", radius: 17)
      canvas.symbol(symbol, Point(x: place.midX, y: place.midY), size: 17)
    } else {
      let width = TextWidth.width(of: button.title, size: 13).rounded(.up) + 22
      let place = takeEnd(of: &free, min(width, 118))
      canvas.rectangle(place, "bar", radius: 17)
      canvas.text(
        button.title, in: place.inset(10, 0), Canvas.TextStyle(size: 13, alignment: .center))
    }
  }

  private func drawSearchField(on canvas: inout Canvas, in place: Rect) {
    canvas.rectangle(place, "bar", radius: 17)
    canvas.symbol(.search, Point(x: place.x + 18, y: place.midY), size: 15, "symbol-soft")
    canvas.text(
      "Search", in: place.dropLeading(32).inset(2, 0), Canvas.TextStyle(size: 13, look: "soft"))
  }

  /// Draws the segments in the center of the window if there is space for them on both sides.
  private func drawMiddle(on canvas: inout Canvas, in free: Rect, center: Double) {
    guard !toolbar.segments.isEmpty else {
      guard free.width > 50 else { return }
      return canvas.text(
        screenTitle(title), in: free.inset(4, 0), Canvas.TextStyle(size: 14, isBold: true))
    }
    let width = Segments.size(toolbar.segments, most: free.width, size: 13)
    let middle = min(max(center, free.x + width / 2), free.maxX - width / 2)
    canvas.segments(
      toolbar.segments, in: Rect(middle - width / 2, free.midY - 17, width, 34), size: 13)
  }

  /// Draws the panes of a Settings window, whose names are unknown.
  private func drawPanes(on canvas: inout Canvas, in free: Rect) {
    let place = free.centered(220, free.height)
    for (index, cell) in place.columns(4).enumerated() {
      if index == 0 { canvas.rectangle(cell.inset(4, 5), "pick", radius: 9) }
      canvas.symbol(
        Symbol(named: index == 0 ? "gear" : nil, at: index),
        Point(x: cell.midX, y: cell.midY - 6), size: 17)
      canvas.rectangle(Rect(cell.midX - 15, cell.maxY - 17, 30, 5), "dot", radius: 2.5)
    }
  }
}

extension MacWindow.Sheet {
  /// Draws the sheet over a window.
  func draw(on canvas: inout Canvas, over window: Rect) {
    if !isWindow { canvas.rectangle(window, "shade", radius: 16) }
    let frame = window.centered(420, 320)
    canvas.rectangle(frame, "window", radius: 16)
    if isWindow {
      for (index, look) in ["close", "minimize", "zoom"].enumerated() {
        canvas.circle(
          Point(x: frame.x + 22 + Double(index) * 20, y: frame.y + 22), radius: 6, look)
      }
    }
    canvas.text(
      screenTitle(title), in: frame.top(44).inset(isWindow ? 84 : 24, 0),
      Canvas.TextStyle(size: 14, isBold: true, alignment: .center))
    canvas.content(content, in: frame.dropTop(44).top(frame.height - 104))
    var end = frame.maxX - 20
    for (index, button) in buttons.enumerated().reversed() {
      let isDefault = index == buttons.count - 1
      let place = Rect(end - 96, frame.maxY - 48, 96, 30)
      canvas.rectangle(place, isDefault ? "solid" : "bar", radius: 15)
      canvas.text(
        button, in: place.inset(8, 0),
        Canvas.TextStyle(
          size: 13, isBold: isDefault, look: isDefault ? "on" : nil, alignment: .center))
      end -= 106
    }
  }
}
