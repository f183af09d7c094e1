import Markup

/// Records drawing calls as SVG elements.
///
/// Horizontal coordinates are relative to the leading edge. A canvas for a right-to-left language
/// is mirrored, so the same calls draw on the other side.
package struct Canvas: Sendable {
  /// The size, in points.
  let width: Double
  let height: Double
  /// Whether the leading edge is on the right.
  let isMirrored: Bool
  /// The elements drawn so far, from back to front.
  private(set) var elements: [MarkupElement] = []

  init(width: Double, height: Double, isMirrored: Bool) {
    (self.width, self.height, self.isMirrored) = (width, height, isMirrored)
  }

  /// The horizontal alignment of a text in its rectangle.
  enum Alignment: Sendable { case leading, center, trailing }

  /// The appearance of a text.
  struct TextStyle: Sendable {
    /// The size of the font, in points.
    var size: Double
    var isBold = false
    /// The class in `picture.css` that sets the color, or `nil` for the default text color.
    var look: String?
    var alignment = Alignment.leading
    /// The maximum number of lines.
    var lines = 1
  }

  /// Draws a rectangle.
  mutating func rectangle(_ rect: Rect, _ look: String, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0 else { return }
    elements.append(
      MarkupElement(
        "rect",
        [
          "class": look, "x": number(left(of: rect)), "y": number(rect.y),
          "width": number(rect.width), "height": number(rect.height),
          "rx": radius > 0 ? number(min(radius, rect.height / 2)) : nil,
        ]))
  }

  /// Draws a circle.
  mutating func circle(_ center: Point, radius: Double, _ look: String) {
    elements.append(
      MarkupElement(
        "circle",
        [
          "class": look, "cx": number(flipped(center.x)), "cy": number(center.y),
          "r": number(radius),
        ]))
  }

  /// Draws a line through points.
  mutating func line(_ points: [Point], _ look: String) {
    let path = points.map { "\(number(flipped($0.x))) \(number($0.y))" }.joined(separator: "L")
    elements.append(MarkupElement("path", ["class": look, "d": "M" + path]))
  }

  /// Draws a symbol centered on a point. The size is the side of its square, in points.
  mutating func symbol(_ symbol: Symbol, _ center: Point, size: Double, _ look: String = "symbol") {
    let scale = size / Symbol.size
    let mirror = isMirrored && symbol.pointsInReadingDirection ? -scale : scale
    let x = flipped(center.x) - mirror * Symbol.size / 2
    let factors = mirror == scale ? hundredths(scale) : "\(hundredths(mirror)) \(hundredths(scale))"
    elements.append(
      MarkupElement(
        "path",
        [
          "class": look, "d": symbol.path,
          "transform": "translate(\(number(x)) \(number(center.y - size / 2)))scale(\(factors))",
        ]))
  }

  /// Draws a text vertically centered in a rectangle, and shortens it if necessary.
  mutating func text(_ text: String, in rect: Rect, _ style: TextStyle) {
    let fitted = FittedText(
      text, width: rect.width, size: style.size, isBold: style.isBold, lines: style.lines)
    let leading = style.size * 1.25
    let top = rect.midY - leading * Double(fitted.lines.count - 1) / 2
    for (index, line) in fitted.lines.enumerated() where !line.isEmpty {
      let baseline = top + leading * Double(index) + style.size * 0.35
      elements.append(element(line, in: rect, style, baseline: baseline))
    }
  }

  private func element(
    _ line: String, in rect: Rect, _ style: TextStyle, baseline: Double
  ) -> MarkupElement {
    let isRightToLeft = readsRightToLeft(line)
    let x: Double
    let anchor: String?
    switch style.alignment {
    case .center: (x, anchor) = (rect.midX, "middle")
    case .leading: (x, anchor) = (rect.x, isMirrored == isRightToLeft ? nil : "end")
    case .trailing: (x, anchor) = (rect.maxX, isMirrored == isRightToLeft ? "end" : nil)
    }
    let looks = [style.look, style.isBold ? "bold" : nil].compactMap { $0 }
    return MarkupElement(
      "text",
      [
        "class": looks.isEmpty ? nil : looks.joined(separator: " "), "x": number(flipped(x)),
        "y": number(baseline), "font-size": number(style.size), "text-anchor": anchor,
        "direction": isRightToLeft ? "rtl" : nil,
      ], [.text(line)])
  }

  private func left(of rect: Rect) -> Double { isMirrored ? width - rect.maxX : rect.x }

  private func flipped(_ x: Double) -> Double { isMirrored ? width - x : x }

  private func hundredths(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    let fraction = hundredths % 100
    return (value < 0 ? "-" : "") + "\(hundredths / 100)"
      + (fraction == 0 ? "" : ".\(fraction < 10 ? "0" : "")\(fraction)")
  }
}

extension Canvas {
  /// Returns the drawing as an element, with a description for accessibility. `picture.css` colors
  /// it, and so does the class `look` in `frames.css`.
  func element(title: String, description: String, look: String? = nil) -> MarkupElement {
    MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "picture" + (look.map { " " + $0 } ?? ""),
        "role": "img",
        "width": number(width * Self.scale), "height": number(height * Self.scale),
        "viewBox": "0 0 \(number(width)) \(number(height))",
      ],
      [
        .element(MarkupElement("title", [:], [.text(title)])),
        .element(MarkupElement("desc", [:], [.text(description)])),
      ] + elements.map { .element($0) })
  }

  /// The scale of a picture relative to the screen, so that two pictures fit side by side.
  private static let scale = 0.66
}
