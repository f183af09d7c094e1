package import Markup

/// Draws a single line or node, for the legend of maps.
package enum MapSample {
  /// The size of a sample, in points.
  static let size = (width: 36.0, height: 20.0)

  /// Returns the sample of an entry, or `nil` for one whose meaning contains its mark.
  package static func element(for entry: MapLegend.Entry) -> MarkupElement? {
    switch entry {
    case .line(let style): line(style)
    case .node(let shape): node(shape)
    case .entry: node(.screen, isEntry: true)
    case .loose: node(.screen, isLoose: true)
    case .cycle: nil
    }
  }

  /// Returns a line of a style.
  private static func line(_ style: MapSheet.Line.Style) -> MarkupElement {
    let look = MapStrokes.look(of: style)
    let point = MapStrokes.point(style, at: Point(x: 35, y: 10), direction: 1)
    return drawing([
      MarkupElement("path", ["class": "way \(look)", "d": "M1 10H\(style == .embed ? 27 : 34)"]),
      MarkupElement("path", ["class": "point \(look)", "d": point]),
    ])
  }

  /// Returns a node of a shape, without text.
  private static func node(
    _ shape: MapSheet.Node.Shape, isEntry: Bool = false, isLoose: Bool = false
  ) -> MarkupElement {
    let node = MapSheet.Node(id: "", text: [], shape: shape, isEntry: isEntry, isLoose: isLoose)
    return drawing([MapShape(node).group(in: Rect(2, 2, 32, 16))])
  }

  private static func drawing(_ elements: [MarkupElement]) -> MarkupElement {
    MarkupElement(
      "svg",
      [
        "class": "map", "width": number(size.width), "height": number(size.height),
        "viewBox": "0 0 36 20",
        "aria-hidden": "true",
      ],
      elements.map { .element($0) })
  }
}
