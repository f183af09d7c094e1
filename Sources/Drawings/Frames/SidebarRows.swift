/// The rows of a sidebar with their headers.
struct SidebarRows: Sendable {
  /// The appearance of the rows.
  struct Style: Sendable {
    /// The height of a row, in points.
    var height = 32.0
    /// The size of the font, in points.
    var size = 13.0
    /// The classes of the selected row.
    var picked: (look: String, text: String?, symbol: String)
  }

  /// A line of the sidebar.
  private enum Line: Sendable {
    case header(String)
    case row(MacWindow.Row)
  }

  private let lines: [Line]
  private let style: Style
  private let chosen: Int

  init(_ groups: [FramedScreen.Group], chosen: Int = 0, style: Style) {
    self.chosen = chosen
    lines = groups.flatMap { group in
      (group.header.map { [Line.header($0)] } ?? []) + group.rows.map(Line.row)
    }
    self.style = style
  }

  /// Draws the lines that fit, and the number of the others.
  func draw(on canvas: inout Canvas, in place: Rect) {
    let room = max(1, Int(place.height / style.height))
    let shown = lines.count > room ? room - 1 : lines.count
    var position = 0
    for (index, line) in lines.prefix(shown).enumerated() {
      let cell = cell(index, in: place)
      switch line {
      case .header(let title): drawHeader(title, on: &canvas, in: cell)
      case .row(let row):
        draw(row, at: index, isPicked: position == chosen, on: &canvas, in: cell)
        position += 1
      }
    }
    guard shown < lines.count else { return }
    canvas.text(
      "… \(lines.count - shown)", in: cell(shown, in: place).inset(10, 0),
      Canvas.TextStyle(size: style.size, look: "soft"))
  }

  private func cell(_ index: Int, in place: Rect) -> Rect {
    place.dropTop(Double(index) * style.height).top(style.height)
  }

  private func drawHeader(_ title: String, on canvas: inout Canvas, in cell: Rect) {
    canvas.text(
      screenTitle(title), in: cell.dropTop(6).inset(10, 0),
      Canvas.TextStyle(size: style.size - 1, isBold: true, look: "soft"))
  }

  private func draw(
    _ row: MacWindow.Row, at index: Int, isPicked: Bool, on canvas: inout Canvas, in cell: Rect
  ) {
    if isPicked { canvas.rectangle(cell.inset(0, 2), style.picked.look, radius: 8) }
    if let symbol = row.symbol {
      canvas.symbol(
        symbol, Point(x: cell.x + 18, y: cell.midY), size: 15,
        isPicked ? style.picked.symbol : "symbol")
    }
    let words = cell.dropLeading(row.symbol == nil ? 8 : 32).inset(4, 0)
    guard !row.title.isEmpty else {
      let length = words.width * [0.7, 0.5, 0.8, 0.6][index % 4]
      return canvas.rectangle(Rect(words.x, words.midY - 4, length, 8), "dot", radius: 3)
    }
    canvas.text(
      row.title, in: words,
      Canvas.TextStyle(
        size: style.size, isBold: isPicked, look: isPicked ? style.picked.text : nil))
  }
}
