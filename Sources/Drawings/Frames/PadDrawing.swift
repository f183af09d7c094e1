/// The screen of an iPad in landscape.
extension FramedScreen {
  /// Draws an iPad, whose tabs and toolbar share a row at the top.
  func drawPad(on canvas: inout Canvas, in body: Rect) {
    let screen = body.inset(12, 12)
    canvas.rectangle(body, "chrome", radius: 28)
    canvas.rectangle(screen, "plain", radius: 17)
    drawPadStatus(on: &canvas, in: screen.top(22).inset(16, 0))
    var rest = screen.dropTop(24)
    if !sidebar.isEmpty {
      drawPadSidebar(on: &canvas, in: Rect(rest.x + 8, rest.y, 190, rest.height - 10))
      rest = rest.dropLeading(202)
    }
    if columns.count > 1, tabs == nil {
      drawColumns(on: &canvas, in: rest)
      drawPadButtons(on: &canvas, in: rest.top(44).inset(14, 4))
    } else {
      drawPadRow(on: &canvas, in: rest.top(44).inset(14, 4))
      drawPadScreen(on: &canvas, in: rest.dropTop(48))
    }
    canvas.rectangle(
      Rect(screen.midX - 60, screen.maxY - 8, 120, 4), "dot-on", radius: 2)
  }

  private func drawPadStatus(on canvas: inout Canvas, in bar: Rect) {
    canvas.text("9:41", in: bar.leading(48), Canvas.TextStyle(size: 12, isBold: true))
    canvas.rectangle(Rect(bar.maxX - 24, bar.midY - 5, 22, 10), "frame", radius: 3)
    canvas.rectangle(Rect(bar.maxX - 22, bar.midY - 3, 14, 6), "dot-on", radius: 1.5)
  }

  /// Draws the sidebar, with the button that turns it back into tabs.
  private func drawPadSidebar(on canvas: inout Canvas, in panel: Rect) {
    canvas.rectangle(panel, "panel", radius: 14)
    canvas.symbol(.sidebar, Point(x: panel.x + 22, y: panel.y + 22), size: 17, "symbol-soft")
    SidebarRows(sidebar, style: .init(picked: ("pick", "accent", "symbol-accent")))
      .draw(on: &canvas, in: panel.dropTop(44).inset(8, 0).top(panel.height - 52))
  }

  /// Draws the top row: Back at its start, the tabs or the title in its center, and buttons at its end.
  private func drawPadRow(on canvas: inout Canvas, in row: Rect) {
    let free = drawPadButtons(on: &canvas, in: row)
    let hasBack = columns.first?.back != nil
    if hasBack { canvas.roundButton(.back, in: row.leading(36)) }
    let start = hasBack ? 46.0 : 0
    // What is in the center is as far from the start of the row as from its buttons.
    let side = max(start, row.maxX - free.maxX)
    if let tabs, tabs.edge == .top {
      draw(tabs, on: &canvas, in: row.inset(side, 0), atMost: free.dropLeading(start))
    } else if hasBack {
      canvas.text(
        title, in: row.inset(side, 0),
        Canvas.TextStyle(size: 15, isBold: true, alignment: .center))
    }
  }

  /// Draws the tabs in the center of the row, or in all free space if they do not fit there.
  private func draw(_ tabs: Tabs, on canvas: inout Canvas, in center: Rect, atMost free: Rect) {
    let style = TabRow.Style(
      size: 13, hasSymbols: true, picked: ("pick", "accent", "symbol-accent"))
    let row = TabRow(tabs.items, chosen: tabs.chosen, in: center, style: style)
    let wide = TabRow(tabs.items, chosen: tabs.chosen, in: free, style: style)
    (row.isCut ? wide : row).draw(on: &canvas)
  }

  /// Draws search and the buttons at the end of the row, and returns the rest of the row.
  @discardableResult
  private func drawPadButtons(on canvas: inout Canvas, in row: Rect) -> Rect {
    let search =
      tabs?.hasSearch == true ? [MacWindow.Button(title: "", symbol: .search)] : []
    var free = row
    for button in search + MacWindow.Button.fitting(buttons, width: row.width * 0.25).reversed() {
      let width = button.symbol == nil ? button.width : 36
      canvas.toolbarButton(button, in: free.dropLeading(free.width - width))
      free = free.leading(free.width - width - 8)
    }
    return free
  }

  private func drawPadScreen(on canvas: inout Canvas, in area: Rect) {
    if columns.count > 1 { return drawColumns(on: &canvas, in: area.top(area.height - 12)) }
    var rest = area.top(area.height - 16)
    if columns.first?.back == nil {
      canvas.text(
        title, in: rest.top(40).inset(22, 0), Canvas.TextStyle(size: 23, isBold: true))
      rest = rest.dropTop(44)
    }
    drawContent(on: &canvas, in: rest)
  }
}
