/// Computes the width of segmented controls.
enum Segments {
  /// Returns the width of a control in points, limited to the available width. All segments are as
  /// wide as the longest title.
  static func size(_ titles: [String], most: Double, size: Double) -> Double {
    let longest = titles.map { TextWidth.width(of: $0, size: size, isBold: true) }.max() ?? 0
    return min(most, max(56, longest.rounded(.up) + 22) * Double(titles.count))
  }
}

extension Canvas {
  /// Draws a segmented control. The first segment is selected.
  mutating func segments(_ titles: [String], in rect: Rect, size: Double) {
    rectangle(rect, "bar", radius: rect.height / 2)
    // Segments that do not fit are only counted, because nothing is legible in narrower segments.
    let most = max(1, Int(rect.width / 46))
    let shown = titles.count > most ? Array(titles.prefix(most - 1)) : titles
    let rest = titles.count - shown.count
    let all = shown + (rest > 0 ? ["+\(rest)"] : [])
    for (index, cell) in rect.columns(all.count).enumerated() {
      if index == 0 { rectangle(cell.inset(3, 3), "pick", radius: rect.height / 2) }
      if index > 1 {
        line([Point(x: cell.x, y: rect.y + 8), Point(x: cell.x, y: rect.maxY - 8)], "rule")
      }
      text(
        all[index], in: cell.inset(6, 0),
        TextStyle(size: size, isBold: index == 0, alignment: .center))
    }
  }
}
