extension MacWindow {
  /// The size of the window in points: 16:10, with the system's default toolbar height and sidebar
  /// width.
  static let size = (width: 720.0, height: 450.0)
  static let toolbarHeight = 52.0
  static let sidebarWidth = 212.0

  /// Draws the window. A Settings window is only as large as its panes require.
  func draw(on canvas: inout Canvas, in place: Rect) {
    let frame = isSettings ? place.centered(520, 360) : place
    canvas.rectangle(frame, "window", radius: 16)
    var rest = frame
    if let sidebar {
      draw(sidebar, on: &canvas, in: frame.leading(Self.sidebarWidth))
      rest = frame.dropLeading(Self.sidebarWidth)
    }
    drawTrafficLights(on: &canvas, at: Point(x: frame.x + 24, y: frame.y + 26))
    drawToolbar(on: &canvas, in: frame, beside: rest)
    let area = rest.dropTop(Self.toolbarHeight)
    if sidebar == nil { separate(area, on: &canvas) }
    drawColumns(on: &canvas, in: area)
    if let sheet { sheet.draw(on: &canvas, over: frame) }
  }

  /// Draws a separator below the toolbar, where content without a sidebar begins.
  private func separate(_ area: Rect, on canvas: inout Canvas) {
    canvas.line([Point(x: area.x, y: area.y), Point(x: area.maxX, y: area.y)], "rule")
  }

  private func draw(_ sidebar: Sidebar, on canvas: inout Canvas, in place: Rect) {
    let panel = place.inset(8, 8)
    if insetsSidebar {
      canvas.rectangle(panel, "panel", radius: 12)
    } else {
      drawEdges(of: place, on: &canvas)
    }
    canvas.symbol(.sidebar, Point(x: panel.maxX - 22, y: place.y + 26), size: 17, "symbol-soft")
    var rows = panel.dropTop(48).inset(8, 0)
    if let header = sidebar.header {
      canvas.text(
        screenTitle(header), in: rows.top(24).inset(8, 0),
        Canvas.TextStyle(size: 12, isBold: true, look: "soft"))
      rows = rows.dropTop(26)
    }
    if sidebar.rows.isEmpty {
      drawNamelessRows(on: &canvas, in: rows)
    } else {
      draw(sidebar, rows: rows, on: &canvas)
    }
  }

  /// Draws the background of a sidebar that reaches the edges of the window.
  private func drawEdges(of place: Rect, on canvas: inout Canvas) {
    let side = Rect(place.x + 0.5, place.y + 0.5, place.width - 0.5, place.height - 1)
    canvas.rectangle(side, "side", radius: 15.5)
    canvas.rectangle(side.dropLeading(16), "side")
    canvas.line([Point(x: place.maxX, y: side.y), Point(x: place.maxX, y: side.maxY)], "rule")
  }

  private func draw(_ sidebar: Sidebar, rows place: Rect, on canvas: inout Canvas) {
    let height = 32.0
    let room = Int(place.height / height)
    let shown = sidebar.rows.count > room ? room - 1 : sidebar.rows.count
    for (index, row) in sidebar.rows.prefix(shown).enumerated() {
      let cell = place.dropTop(Double(index) * height).top(height)
      let isChosen = index == sidebar.chosen
      if isChosen { canvas.rectangle(cell.inset(0, 2), "pick", radius: 8) }
      if let symbol = row.symbol {
        canvas.symbol(symbol, Point(x: cell.x + 18, y: cell.midY), size: 16, "symbol-accent")
      }
      canvas.text(
        row.title, in: cell.dropLeading(34).inset(2, 0),
        Canvas.TextStyle(size: 13, isBold: isChosen))
    }
    if shown < sidebar.rows.count {
      let cell = place.dropTop(Double(shown) * height).top(height)
      canvas.text(
        "… \(sidebar.rows.count - shown)", in: cell.dropLeading(34),
        Canvas.TextStyle(size: 13, look: "soft"))
    }
  }

  private func drawNamelessRows(on canvas: inout Canvas, in place: Rect) {
    let shares = [0.62, 0.44, 0.7, 0.5, 0.58]
    for index in 0..<min(7, Int(place.height / 30)) {
      let cell = place.dropTop(Double(index) * 30).top(30)
      if index == 0 { canvas.rectangle(cell.inset(0, 1), "pick", radius: 8) }
      canvas.rectangle(
        Rect(cell.x + 12, cell.midY - 4, cell.width * shares[index % 5], 8), "dot", radius: 3)
    }
  }

  private func drawTrafficLights(on canvas: inout Canvas, at first: Point) {
    // A Settings window cannot be minimized or zoomed.
    let looks = isSettings ? ["close", "dot", "dot"] : ["close", "minimize", "zoom"]
    for (index, look) in looks.enumerated() {
      canvas.circle(Point(x: first.x + Double(index) * 20, y: first.y), radius: 6, look)
    }
  }

  private func drawColumns(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    let detail = hasInspector ? 320.0 : 200
    for (index, column) in columns.enumerated() {
      let isLast = index == columns.count - 1
      let width = isLast ? rest.width : min(190, rest.width - detail)
      let place = rest.leading(width)
      rest = rest.dropLeading(width)
      guard isLast else {
        canvas.content(column.content, in: place.inset(2, 4), isChosen: true)
        canvas.line(
          [Point(x: place.maxX, y: area.y), Point(x: place.maxX, y: area.maxY - 1)], "rule")
        continue
      }
      let inspector = hasInspector ? 130.0 : 0
      canvas.content(column.content, in: place.leading(place.width - inspector))
      if hasInspector { drawInspector(on: &canvas, in: place.dropLeading(width - inspector)) }
    }
  }

  private func drawInspector(on canvas: inout Canvas, in place: Rect) {
    canvas.line([Point(x: place.x, y: place.y), Point(x: place.x, y: place.maxY - 1)], "rule")
    for row in 0..<5 {
      let cell = place.dropTop(14 + Double(row) * 44).top(44).inset(14, 0)
      canvas.rectangle(cell.top(7).leading(cell.width * 0.5), "dot", radius: 3)
      canvas.rectangle(Rect(cell.x, cell.y + 13, cell.width, 18), "frame", radius: 5)
    }
  }
}
