extension FramedScreen {
  /// The size of the picture, in points.
  package var size: (width: Double, height: Double) { frame.size }

  /// Draws the device or window with the screen.
  package func draw(on canvas: inout Canvas) {
    let picture = Rect(0, 0, size.width, size.height)
    canvas.rectangle(picture, "desk", radius: 14)
    switch frame {
    case .pad: drawPad(on: &canvas, in: picture.inset(18, 18))
    case .television: drawTelevision(on: &canvas, in: picture.inset(18, 18))
    case .vision: drawVision(on: &canvas, in: picture.inset(18, 18))
    case .watch: drawWatch(on: &canvas, in: picture.inset(18, 18))
    }
  }

  /// Draws lists beside the detail, each below its title. All columns are visible at once.
  func drawColumns(on canvas: inout Canvas, in area: Rect) {
    let width = columns.count > 2 ? 156.0 : 196
    var rest = area
    for (index, column) in columns.enumerated() {
      let isDetail = index == columns.count - 1
      let place = isDetail ? rest : rest.leading(width)
      rest = rest.dropLeading(width)
      if index == 0, !isDetail {
        canvas.rectangle(place.inset(6, 4), "panel", radius: 12)
      } else if !isDetail {
        canvas.line(
          [Point(x: place.maxX, y: place.y + 8), Point(x: place.maxX, y: area.maxY - 12)], "rule")
      }
      draw(column, isDetail: isDetail, on: &canvas, in: place)
    }
  }

  private func draw(
    _ column: TouchScreen.Column, isDetail: Bool, on canvas: inout Canvas, in place: Rect
  ) {
    canvas.text(
      screenTitle(column.title), in: place.top(40).inset(20, 0),
      Canvas.TextStyle(size: 14, isBold: true))
    let content = place.dropTop(42).top(place.height - 56).inset(isDetail ? 0 : 10, 0)
    canvas.content(column.content, in: content, isChosen: !isDetail)
  }

  /// Draws the content with the segments above it, and with the dots of its pages below it.
  func drawContent(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    if !segments.isEmpty {
      let width = Segments.size(segments, most: area.width - 40, size: 13)
      canvas.segments(segments, in: rest.top(32).centered(width, 32), size: 13)
      rest = rest.dropTop(40)
    }
    guard let pages else { return canvas.content(content, in: rest) }
    canvas.content(.page(dots: 0), in: rest.top(rest.height - 40))
    draw(pages, on: &canvas, in: rest.dropTop(rest.height - 46).top(34))
  }

  /// Draws the dots in the center, between the buttons if there are any.
  private func draw(_ pages: Pages, on canvas: inout Canvas, in row: Rect) {
    let width = 16 * Double(min(pages.count, 12))
    canvas.pageControl(pages.count, in: row.centered(width, row.height))
    guard pages.hasButtons else { return }
    let size = 100.0
    canvas.previousButton(in: Rect(row.midX - width / 2 - 18 - size, row.y, size, row.height))
    canvas.nextButton(in: Rect(row.midX + width / 2 + 18, row.y, size, row.height))
  }
}
