/// A simple shape that represents a symbol. It is recognizable, but not Apple's artwork.
package struct Symbol: Sendable, Equatable {
  /// The outline as SVG path data, in a square with sides of ``size``.
  package private(set) var path: String
  /// Whether the shape points in the reading direction, so that a mirrored canvas mirrors it, too.
  var pointsInReadingDirection = false

  /// The side of the square that paths are drawn in, in units of path coordinates.
  static let size = 20.0

  package static let back = Symbol(path: "M12.5 4L6.5 10L12.5 16", pointsInReadingDirection: true)
  package static let forward = Symbol(path: "M7.5 4L13.5 10L7.5 16", pointsInReadingDirection: true)
  static let sidebar = Symbol(path: "M2 4H18V16H2ZM7.5 4V16", pointsInReadingDirection: true)
  static let inspector = Symbol(path: "M2 4H18V16H2ZM12.5 4V16", pointsInReadingDirection: true)
  package static let search = Symbol(path: "M14 9A5 5 0 1 1 4 9A5 5 0 1 1 14 9M12.6 12.6L17 17")
  package static let more = Symbol(path: "M4 10h.1M10 10h.1M16 10h.1")
  static let overflow = Symbol(
    path: "M5 5L10 10L5 15M10 5L15 10L10 15", pointsInReadingDirection: true)
  package static let checkmark = Symbol(path: "M4 11L8.5 15.5L16 5")
  static let plus = Symbol(path: "M10 3V17M3 10H17")
  static let picture = Symbol(path: "M2 4H18V16H2ZM2 14L7 9L12 14M11 13L14 10L18 14")
}
