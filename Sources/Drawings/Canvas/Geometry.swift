/// A point in a drawing, in points from its top leading corner.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double
}

/// A rectangle in a drawing, in points.
struct Rect: Sendable, Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// Returns the rectangle without its margins.
  func inset(_ horizontal: Double, _ vertical: Double) -> Rect {
    Rect(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  /// Returns the rest of the rectangle below its top part.
  func dropTop(_ height: Double) -> Rect { Rect(x, y + height, width, self.height - height) }

  /// Returns the top part of the rectangle.
  func top(_ height: Double) -> Rect { Rect(x, y, width, min(height, self.height)) }

  /// Returns the rest of the rectangle after its leading part.
  func dropLeading(_ width: Double) -> Rect { Rect(x + width, y, self.width - width, height) }

  /// Returns the leading part of the rectangle.
  func leading(_ width: Double) -> Rect { Rect(x, y, min(width, self.width), height) }

  /// Returns a rectangle of a size in the center of this one.
  func centered(_ width: Double, _ height: Double) -> Rect {
    Rect(midX - width / 2, midY - height / 2, width, height)
  }

  /// Returns equal parts of the rectangle, from the leading to the trailing edge.
  func columns(_ count: Int) -> [Rect] {
    let part = width / Double(max(count, 1))
    return (0..<max(count, 0)).map { Rect(x + part * Double($0), y, part, height) }
  }
}

/// Returns a number as text for SVG, with at most one decimal.
func number(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
  return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
}
