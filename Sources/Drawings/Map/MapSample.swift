package import Markup

/// Draws a single line or node, for the legend of maps.
package enum MapSample {
  /// Returns a line of a style.
  package static func line(_ style: MapSheet.Line.Style) -> MarkupElement {
    let look = MapStrokes.look(of: style)
    let point = MapStrokes.point(style, at: Point(x: 35, y: 10), direction: 1)
    return drawing([
      MarkupElement("path", ["class": "way \(look)", "d": "M1 10H\(style == .embed ? 27 : 34)"]),
      MarkupElement("path", ["class": "point \(look)", "d": point]),
    ])
  }

  /// Returns a node of a shape, without text.
  package static func node(
    _ shape: MapSheet.Node.Shape, isEntry: Bool = false, isLoose: Bool = false
  ) -> MarkupElement {
    let node = MapSheet.Node(id: "", text: [], shape: shape, isEntry: isEntry, isLoose: isLoose)
    return drawing([MapShape(node).group(in: Rect(2, 2, 32, 16))])
  }

  private static func drawing(_ elements: [MarkupElement]) -> MarkupElement {
    MarkupElement(
      "svg",
      [
        "class": "map", "width": "36", "height": "20", "viewBox": "0 0 36 20",
        "aria-hidden": "true",
      ],
      elements.map { .element($0) })
  }
}
