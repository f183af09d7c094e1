extension TouchScreen {
  /// The size of the picture, in points.
  package var size: (width: Double, height: Double) {
    switch device {
    case .phone: (332, 584)
    case .pad: (492, 384)
    case .television: (516, 326)
    }
  }

  /// Draws the device with its screen.
  package func draw(on canvas: inout Canvas) {
    let size = size
    let picture = Rect(0, 0, size.width, size.height)
    let body = picture.inset(18, 18)
    let isPhone = device == .phone
    let screen = body.inset(isPhone ? 8 : 12, isPhone ? 8 : 12)
    canvas.rectangle(picture, "desk", radius: 14)
    if device == .television { return drawTelevision(on: &canvas, in: body) }
    canvas.rectangle(body, "chrome", radius: isPhone ? 44 : 28)
    canvas.rectangle(screen, "plain", radius: isPhone ? 36 : 17)
    drawStatusBar(in: screen.top(34).inset(isPhone ? 26 : 16, 0), on: &canvas)
    let area = screen.dropTop(isPhone ? 40 : 26)
    if columns.count > 1 {
      drawColumns(in: area, on: &canvas)
    } else {
      drawScreen(in: area, on: &canvas)
    }
  }

  private func drawStatusBar(in rect: Rect, on canvas: inout Canvas) {
    let bar = rect.top(device == .phone ? 34 : 22)
    canvas.text("9:41", in: bar.leading(48), Canvas.TextStyle(size: 12, isBold: true))
    if device == .phone { canvas.rectangle(bar.centered(74, 20), "chrome", radius: 10) }
    canvas.rectangle(Rect(bar.maxX - 24, bar.midY - 5, 22, 10), "frame", radius: 3)
    canvas.rectangle(Rect(bar.maxX - 22, bar.midY - 3, 14, 6), "dot-on", radius: 1.5)
  }

  /// Draws a screen. The tab bar floats above the bottom on iPhone, and is at the top on iPad.
  private func drawScreen(in area: Rect, on canvas: inout Canvas) {
    guard let column = columns.first else { return }
    let hasTopTabs = device == .pad && !tabs.isEmpty
    var rest = area
    if hasTopTabs {
      TabStrip(tabs, in: rest.top(24).inset(40, 0), size: 12.5)
        .draw(on: &canvas, picked: ("pick", "accent", "symbol-accent"))
      rest = rest.dropTop(28)
    }
    if let back = column.back {
      drawNavigationBar(screenTitle(column.title), over: back, in: rest.top(44), on: &canvas)
      rest = rest.dropTop(48)
    } else {
      let title = Canvas.TextStyle(size: 23, isBold: true, lines: 2)
      let room = rest.top(60).inset(16, 0)
      canvas.text(screenTitle(column.title), in: room, title)
      rest = rest.dropTop(62)
    }
    if !segments.isEmpty {
      canvas.segments(segments, in: rest.top(32).inset(14, 0), size: 11.5)
      rest = rest.dropTop(40)
    }
    let hasBottomBar = hasBottomToolbar || (!tabs.isEmpty && !hasTopTabs)
    let bottom = hasBottomBar ? 90.0 : 18
    canvas.content(column.content, in: rest.top(rest.height - bottom))
    if !tabs.isEmpty, !hasTopTabs { drawTabBar(in: area, on: &canvas) }
    if hasBottomToolbar { drawToolbar(in: area, on: &canvas) }
    canvas.rectangle(
      Rect(area.midX - 50, area.maxY - 11, 100, 4.5), "dot-on", radius: 2.2)
  }

  private func drawNavigationBar(
    _ title: String, over back: String, in rect: Rect, on canvas: inout Canvas
  ) {
    let button = Point(x: rect.x + 32, y: rect.midY)
    canvas.circle(button, radius: 18, "bar")
    canvas.symbol(.back, button, size: 18)
    canvas.text(
      title, in: rect.inset(58, 0),
      Canvas.TextStyle(size: 15, isBold: true, alignment: .center))
  }

  /// Draws the background of a bar that floats above the content, and returns its rectangle.
  private func floatingBar(in area: Rect, on canvas: inout Canvas) -> Rect {
    let bar = Rect(area.x + 8, area.maxY - 80, area.width - 16, 60)
    canvas.rectangle(bar, "bar", radius: 30)
    return bar
  }

  private func drawTabBar(in area: Rect, on canvas: inout Canvas) {
    let cells = floatingBar(in: area, on: &canvas).inset(6, 5).columns(tabs.count)
    for (index, (tab, cell)) in zip(tabs, cells).enumerated() {
      if index == 0 { canvas.rectangle(cell, "pick", radius: 25) }
      let isFirst = index == 0
      // A tab without a title has only an image.
      let middle = tab.title == nil ? cell.midY : cell.y + 17
      canvas.symbol(
        tab.symbol, Point(x: cell.midX, y: middle), size: 19,
        isFirst ? "symbol-accent" : "symbol")
      canvas.text(
        tab.title ?? "", in: Rect(cell.x + 1.5, cell.y + 29, cell.width - 3, 18),
        Canvas.TextStyle(
          size: 9, isBold: isFirst, look: isFirst ? "accent" : nil, alignment: .center))
    }
  }

  private func drawToolbar(in area: Rect, on canvas: inout Canvas) {
    let cells = floatingBar(in: area, on: &canvas).columns(4)
    for (index, cell) in cells.enumerated() {
      canvas.symbol(Symbol(named: nil, at: index), Point(x: cell.midX, y: cell.midY), size: 18)
    }
  }

  /// Draws lists next to the detail. The first list is on a panel, and the others follow after a
  /// separator.
  private func drawColumns(in area: Rect, on canvas: inout Canvas) {
    let width = columns.count > 2 ? 132.0 : 160
    var rest = area
    for (index, column) in columns.enumerated() {
      let isDetail = index == columns.count - 1
      let place = isDetail ? rest : rest.leading(width)
      rest = rest.dropLeading(width)
      if index == 0, !isDetail {
        let panel = Rect(place.x + 8, place.y + 2, place.width - 12, place.height - 10)
        canvas.rectangle(panel, "panel", radius: 12)
      } else if !isDetail {
        canvas.line(
          [Point(x: place.maxX, y: place.y + 8), Point(x: place.maxX, y: area.maxY - 12)], "rule")
      }
      canvas.text(
        screenTitle(column.title), in: place.top(40).inset(18, 0),
        Canvas.TextStyle(size: 13, isBold: true))
      let content = place.dropTop(40).top(place.height - 58).inset(isDetail ? 0 : 8, 0)
      canvas.content(column.content, in: content, isChosen: !isDetail)
    }
  }
}
