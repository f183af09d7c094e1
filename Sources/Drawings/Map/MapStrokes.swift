import Markup

/// The lines of a map with their arrowheads, as one path for all lines of a style.
struct MapStrokes {
  private let sheet: MapSheet
  private let layout: LayeredLayout
  private let places: [String: Int]

  /// Draws the lines of a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - layout: The layout of its nodes and lines.
  ///   - places: The index of each node among all nodes of the sheet, by its ID.
  init(_ sheet: MapSheet, _ layout: LayeredLayout, _ places: [String: Int]) {
    (self.sheet, self.layout, self.places) = (sheet, layout, places)
  }

  /// The lines and arrowheads, style by style.
  var elements: [MarkupElement] {
    MapSheet.Line.Style.allCases.flatMap { style -> [MarkupElement] in
      let strokes = strokes(style) + loops(style).map(loop)
      guard !strokes.isEmpty else { return [] }
      let look = Self.look(of: style)
      return [
        MarkupElement("path", ["class": "way \(look)", "d": strokes.joined()]),
        MarkupElement("path", ["class": "point \(look)", "d": points(style).joined()]),
      ]
    }
  }

  /// Returns the class of a style in `map.css`.
  static func look(of style: MapSheet.Line.Style) -> String {
    switch style {
    case .containment: "holds"
    case .embed: "embeds"
    case .push: "pushes"
    case .presentation: "presents"
    }
  }

  /// Returns the strokes of a style. Shared pieces are drawn once, because overlapping dashes would
  /// look like a solid line.
  private func strokes(_ style: MapSheet.Line.Style) -> [String] {
    var drawn: Set<LayoutRoute.Piece> = []
    return layout.routes.filter { $0.low.port.style == style.rawValue }.flatMap { route in
      var end: Point?
      return route.pieces.map { piece -> String in
        guard piece.start != piece.end, drawn.insert(piece).inserted else { return "" }
        let start = piece.start == end ? "" : "M\(text(piece.start))"
        end = piece.end
        return start + Self.text(piece)
      }
    }
  }

  private static func text(_ piece: LayoutRoute.Piece) -> String {
    switch piece {
    case .level(_, let end): return "H\(number(end.x))"
    case .turn(let start, let end):
      if abs(start.y - end.y) < 0.05 { return "H\(number(end.x))" }
      let middle = number((start.x + end.x) / 2)
      return "C\(middle) \(number(start.y)) \(middle) \(number(end.y)) \(number(end.x)) "
        + number(end.y)
    }
  }

  private func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private func points(_ style: MapSheet.Line.Style) -> [String] {
    var drawn: Set<LayoutEnd> = []
    let ends = layout.routes.filter { $0.low.port.style == style.rawValue }
      .compactMap { route -> String? in
        let isReversed = route.low.port.isReversed
        let end = isReversed ? route.low : route.high
        let piece = isReversed ? route.pieces.first : route.pieces.last
        guard let piece, drawn.insert(end).inserted else { return nil }
        return Self.point(
          style, at: isReversed ? piece.start : piece.end, direction: isReversed ? -1 : 1)
      }
    return ends + loops(style).map { Self.point(style, at: self.end(ofLoop: $0), direction: -1) }
  }

  /// Returns an arrowhead that ends at a point, coming from the left or, with direction −1, from
  /// the right.
  static func point(
    _ style: MapSheet.Line.Style, at end: Point, direction: Double
  ) -> String {
    let start = "M\(number(end.x)) \(number(end.y))"
    let back = number(-9 * direction)
    return switch style {
    case .containment, .push: start + "l\(back) -4v8z"
    case .presentation:
      "M\(number(end.x - 8 * direction)) \(number(end.y - 4.5))L\(number(end.x)) \(number(end.y))"
        + "L\(number(end.x - 8 * direction)) \(number(end.y + 4.5))"
    case .embed:
      start + "a4 4 0 1 0 \(number(-8 * direction)) 0a4 4 0 1 0 \(number(8 * direction)) 0z"
    }
  }

  /// Returns the boxes of nodes that lead to themselves.
  private func loops(_ style: MapSheet.Line.Style) -> [Rect] {
    let nodes = sheet.lines.filter { $0.from == $0.to && $0.style == style }
      .compactMap { places[$0.from] }
    return Set(nodes).sorted().map { layout.boxes[$0] }
  }

  private func loop(at box: Rect) -> String {
    let end = end(ofLoop: box)
    return "M\(number(end.x)) \(number(end.y - 9))c20 -2 20 11 0 9"
  }

  private func end(ofLoop box: Rect) -> Point { Point(x: box.maxX, y: box.maxY - 5) }
}
