/// A row of tabs at the top of a screen, as on iPad and Apple TV. Each is as wide as its title.
struct TabStrip: Sendable {
  /// The visible tabs, each with its rectangle.
  private(set) var cells: [(tab: TouchScreen.Tab, place: Rect)] = []
  /// The font size of the titles, in points.
  let size: Double

  /// Lays out tabs in the center of a rectangle. The row scrolls, so tabs that do not fit are not
  /// visible.
  init(_ tabs: [TouchScreen.Tab], in rect: Rect, size: Double) {
    self.size = size
    let most = max(1, Int(rect.width / Self.narrowest))
    let isCut = tabs.count > most
    let rest = TouchScreen.Tab(title: nil, symbol: .more)
    let shown = tabs.prefix(isCut ? most - 1 : most) + (isCut ? [rest] : [])
    let wanted = shown.map { Self.width(of: $0, size: size) }
    let isTooWide = wanted.reduce(0, +) > rect.width
    let widths = isTooWide ? wanted.map { _ in rect.width / Double(shown.count) } : wanted
    var x = rect.midX - widths.reduce(0, +) / 2
    for (tab, width) in zip(shown, widths) {
      cells.append((tab, Rect(x, rect.y, width, rect.height)))
      x += width
    }
  }

  /// The minimum width of a tab. Narrower tabs would show nothing of their title.
  private static let narrowest = 52.0

  private static func width(of tab: TouchScreen.Tab, size: Double) -> Double {
    guard let title = tab.title else { return 40 }
    return TextWidth.width(of: title, size: size, isBold: true).rounded(.up) + 26
  }

  /// Draws the row, with its first tab highlighted.
  func draw(on canvas: inout Canvas, picked: (look: String, text: String, symbol: String)) {
    guard let first = cells.first?.place, let last = cells.last?.place else { return }
    let bar = Rect(first.x - 4, first.y - 4, last.maxX - first.x + 8, first.height + 8)
    canvas.rectangle(bar, "bar", radius: bar.height / 2)
    canvas.rectangle(first, picked.look, radius: first.height / 2)
    for (index, cell) in cells.enumerated() {
      let isFirst = index == 0
      guard let title = cell.tab.title else {
        let middle = Point(x: cell.place.midX, y: cell.place.midY)
        canvas.symbol(cell.tab.symbol, middle, size: 15, isFirst ? picked.symbol : "symbol")
        continue
      }
      canvas.text(
        title, in: cell.place.inset(9, 0),
        Canvas.TextStyle(
          size: size, isBold: isFirst, look: isFirst ? picked.text : nil, alignment: .center))
    }
  }
}
