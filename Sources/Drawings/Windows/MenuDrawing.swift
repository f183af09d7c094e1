extension MenuPanel {
  static let width = 232.0

  /// The height of the menu, including a part of the menu bar, in points.
  var height: Double {
    38 + Double(items.count + (omitted > 0 ? 1 : 0)) * Self.row + 12
      + Double(items.count(where: \.startsGroup)) * Self.gap
  }

  private static let row = 25.0
  private static let gap = 9.0

  /// Draws the open menu with a part of the menu bar above it.
  func draw(on canvas: inout Canvas, at origin: Point) {
    drawBar(on: &canvas, in: Rect(origin.x, origin.y, Self.width, 28))
    let panel = Rect(origin.x, origin.y + 34, Self.width, height - 34)
    canvas.rectangle(panel, "window", radius: 10)
    var y = panel.y + 6
    for item in items {
      if item.startsGroup {
        let middle = y + Self.gap / 2
        canvas.line(
          [Point(x: panel.x + 12, y: middle), Point(x: panel.maxX - 12, y: middle)], "rule")
        y += Self.gap
      }
      draw(item, on: &canvas, in: Rect(panel.x, y, panel.width, Self.row))
      y += Self.row
    }
    guard omitted > 0 else { return }
    canvas.text(
      "… \(omitted)", in: Rect(panel.x, y, panel.width, Self.row).dropLeading(30),
      Canvas.TextStyle(size: 13, look: "soft"))
  }

  private func drawBar(on canvas: inout Canvas, in bar: Rect) {
    canvas.rectangle(bar, "bar", radius: 8)
    for (title, cell) in zip(neighbors, bar.inset(4, 0).columns(neighbors.count)) {
      let isOpen = title == name
      if isOpen { canvas.rectangle(cell.inset(3, 3), "solid", radius: 6) }
      canvas.text(
        title, in: cell.inset(6, 0),
        Canvas.TextStyle(
          size: 13, isBold: isOpen, look: isOpen ? "on" : nil, alignment: .center))
    }
  }

  private func draw(_ item: Item, on canvas: inout Canvas, in row: Rect) {
    if item.isChecked {
      canvas.symbol(.checkmark, Point(x: row.x + 17, y: row.midY), size: 11)
    }
    var room = row.dropLeading(30).inset(0, 0)
    room.width -= 14
    if let key = item.key {
      let width = TextWidth.width(of: key, size: 13).rounded(.up) + 2
      canvas.text(
        key, in: room.dropLeading(room.width - width),
        Canvas.TextStyle(size: 13, look: "soft", alignment: .trailing))
      room.width -= width + 8
    }
    canvas.text(item.title, in: room, Canvas.TextStyle(size: 13))
  }
}
