/// The kind of content in a screen or pane, drawn as a sketch.
package enum Content: Sendable, Equatable {
  /// Rows. In a list next to another column, the first row is selected.
  case list
  /// Text.
  case text
  /// A page with the given number of dots below it.
  case page(dots: Int)
  /// A page with arrows on both sides.
  case arrows
  /// Many small pages.
  case grid
  /// A large picture above a row of small ones, as on Apple TV.
  case shelf
  /// A pane with tabs.
  case tabView([String])
}

extension Canvas {
  /// Draws the content of a screen or pane. In a list next to another column, the first row is
  /// selected.
  mutating func content(_ content: Content, in rect: Rect, isChosen: Bool = false) {
    switch content {
    case .list: list(in: rect, isChosen: isChosen)
    case .text: prose(in: rect)
    case .page(let dots): page(in: rect, dots: dots)
    case .arrows: pageWithArrows(in: rect)
    case .shelf: shelf(in: rect)
    case .grid: grid(in: rect)
    case .tabView(let titles): tabView(titles, in: rect)
    }
  }

  private mutating func list(in rect: Rect, isChosen: Bool) {
    let height = 46.0
    for row in 0..<Int(rect.height / height) {
      let place = rect.dropTop(Double(row) * height).top(height).inset(10, 0)
      let isPicked = isChosen && row == 0
      if isPicked { rectangle(place.inset(-4, 3), "pick", radius: 8) }
      let length = place.width * [0.62, 0.5, 0.7, 0.44][row % 4]
      rectangle(Rect(place.x + 4, place.y + 12, length, 8), "dot", radius: 3)
      let detail = Rect(place.x + 4, place.y + 27, place.width * 0.8, 6)
      rectangle(detail, isPicked ? "dot" : "block", radius: 3)
      if !isPicked {
        line([Point(x: place.x, y: place.maxY), Point(x: place.maxX, y: place.maxY)], "rule")
      }
    }
  }

  private mutating func prose(in rect: Rect) {
    let area = rect.inset(22, 18)
    rectangle(area.top(13).leading(area.width * 0.45), "dot", radius: 4)
    let shares = [1, 0.94, 0.98, 0.6]
    for row in 0..<max(0, Int((area.height - 30) / 18)) where row % 5 < 4 {
      let place = area.dropTop(30 + Double(row) * 18).top(7)
      rectangle(place.leading(area.width * shares[row % 5]), "block", radius: 3.5)
    }
  }

  private mutating func page(in rect: Rect, dots: Int) {
    let area = rect.inset(22, 18)
    let card = area.top(area.height - (dots > 0 ? 36 : 0))
    self.card(in: card)
    pageControl(dots, in: Rect(area.x, area.maxY - 20, area.width, 20))
  }

  /// Draws the dots of a page control. The second dot is the current one. If the dots do not all
  /// fit, the last one is small, as on a device.
  mutating func pageControl(_ dots: Int, in rect: Rect) {
    let distance = 16.0
    let shown = min(dots, Int(rect.width / distance))
    let start = rect.midX - Double(shown - 1) * distance / 2
    for dot in 0..<max(0, shown) {
      let isCurrent = dot == min(1, shown - 1)
      let isLast = dot == shown - 1 && shown < dots
      circle(
        Point(x: start + Double(dot) * distance, y: rect.midY), radius: isLast ? 2.2 : 3.8,
        isCurrent ? "dot-on" : "dot")
    }
  }

  /// Draws a large picture with a row of small ones below it.
  private mutating func shelf(in rect: Rect) {
    card(in: rect.top(rect.height * 0.56))
    let row = rect.dropTop(rect.height * 0.56 + 8)
    rectangle(row.top(7).leading(row.width * 0.22), "dot", radius: 3)
    for cell in row.dropTop(13).inset(-4, 0).columns(5) {
      rectangle(cell.inset(4, 0), "block", radius: 6)
    }
  }

  mutating func card(in rect: Rect) {
    rectangle(rect, "panel", radius: 12)
    let size = min(rect.width, rect.height) * 0.34
    symbol(.picture, Point(x: rect.midX, y: rect.midY), size: size, "symbol-large")
  }

  private mutating func pageWithArrows(in rect: Rect) {
    let area = rect.inset(64, 24)
    card(in: area)
    for (x, arrow) in [(area.x - 32, Symbol.back), (area.maxX + 32, .forward)] {
      circle(Point(x: x, y: area.midY), radius: 18, "bar")
      symbol(arrow, Point(x: x, y: area.midY), size: 18)
    }
  }

  private mutating func grid(in rect: Rect) {
    let area = rect.inset(18, 16)
    let columns = max(2, Int(area.width / 130))
    for row in 0..<max(1, Int(area.height / 110)) {
      for cell in area.dropTop(Double(row) * 110).top(110).columns(columns) {
        card(in: cell.inset(7, 7))
      }
    }
  }

  private mutating func tabView(_ titles: [String], in rect: Rect) {
    let area = rect.inset(20, 14)
    let pane = area.dropTop(14)
    rectangle(pane, "panel", radius: 10)
    let size = Segments.size(titles, most: area.width - 24, size: 12)
    segments(titles, in: area.top(28).centered(size, 28), size: 12)
    content(.text, in: pane.dropTop(16))
  }
}
