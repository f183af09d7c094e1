/// A row of tabs at the top of a screen that shows the tabs that fit. The row scrolls to the others.
struct TabRow: Sendable {
  /// The appearance of a row.
  struct Style: Sendable {
    /// The size of the font, in points.
    var size: Double
    /// Whether a symbol precedes each title.
    var hasSymbols: Bool
    /// The classes of the current tab.
    var picked: (look: String, text: String, symbol: String)
  }

  /// The visible tabs, each with its rectangle.
  private(set) var cells: [(tab: TouchScreen.Tab, place: Rect)] = []
  /// The background of the row.
  private(set) var bar: Rect
  /// Whether some tabs are not visible.
  let isCut: Bool
  private let style: Style
  private let chosen: Int

  /// Lays out tabs in the center of a rectangle.
  init(_ tabs: [TouchScreen.Tab], chosen: Int = 0, in rect: Rect, style: Style) {
    (self.style, self.chosen) = (style, chosen)
    let widths = tabs.map { Self.width(of: $0, style) }
    isCut = widths.reduce(0, +) > rect.width - 8
    let most = rect.width - 8 - (isCut ? Self.arrow : 0)
    var shown: [Double] = []
    for width in widths where shown.reduce(0, +) + width <= most || shown.isEmpty {
      guard shown.count < tabs.count else { break }
      shown.append(min(width, most))
    }
    let width = shown.reduce(0, +) + 8 + (isCut ? Self.arrow : 0)
    bar = rect.centered(width, rect.height)
    var x = bar.x + 4
    for (tab, width) in zip(tabs, shown) {
      cells.append((tab, Rect(x, rect.y + 3, width, rect.height - 6)))
      x += width
    }
  }

  /// The width of the arrow that stands for further tabs.
  private static let arrow = 26.0

  private static func width(of tab: TouchScreen.Tab, _ style: Style) -> Double {
    guard let title = tab.title else { return 40 }
    let words = TextWidth.width(of: title, size: style.size, isBold: true).rounded(.up)
    return min(170, words + (style.hasSymbols ? 44 : 26))
  }

  /// Draws the row, with the current tab highlighted if it is visible.
  func draw(on canvas: inout Canvas) {
    canvas.rectangle(bar, "bar", radius: bar.height / 2)
    for (index, cell) in cells.enumerated() {
      if index == chosen {
        canvas.rectangle(cell.place, style.picked.look, radius: cell.place.height / 2)
      }
      draw(cell.tab, isPicked: index == chosen, on: &canvas, in: cell.place)
    }
    guard isCut else { return }
    canvas.symbol(.forward, Point(x: bar.maxX - 16, y: bar.midY), size: 14, "symbol-soft")
  }

  private func draw(
    _ tab: TouchScreen.Tab, isPicked: Bool, on canvas: inout Canvas, in place: Rect
  ) {
    let look = isPicked ? style.picked.symbol : "symbol"
    guard let title = tab.title else {
      return canvas.symbol(tab.symbol, Point(x: place.midX, y: place.midY), size: 15, look)
    }
    if style.hasSymbols {
      canvas.symbol(tab.symbol, Point(x: place.x + 19, y: place.midY), size: 14, look)
    }
    canvas.text(
      title, in: place.dropLeading(style.hasSymbols ? 27 : 6).inset(5, 0),
      Canvas.TextStyle(
        size: style.size, isBold: isPicked, look: isPicked ? style.picked.text : nil,
        alignment: .center))
  }
}
