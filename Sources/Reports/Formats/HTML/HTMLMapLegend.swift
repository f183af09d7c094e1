import MigrationStrategy

/// What the lines and outlines of maps mean, of those that are drawn.
struct HTMLMapLegend {
  private let styles: Set<MapSheet.Line.Style>
  private let shapes: Set<MapSheet.Node.Shape>
  private let hasEntry: Bool
  private let hasLoose: Bool
  private let hasRing: Bool

  init(_ sheets: [MapSheet]) {
    let nodes = sheets.flatMap(\.groups).flatMap(\.nodes)
    styles = Set(sheets.flatMap(\.lines).map(\.style))
    shapes = Set(nodes.map(\.shape))
    hasEntry = nodes.contains(where: \.isEntry)
    hasLoose = nodes.contains(where: \.isLoose)
    hasRing = nodes.contains { $0.text.first?.contains("↻") == true }
  }

  var node: MarkupNode {
    let lines = MapSheet.Line.Style.allCases.filter(styles.contains).map { style in
      item(Self.line(style), Self.meaning(of: style))
    }
    let outlines = MapSheet.Node.Shape.allCases.filter(shapes.contains).map { shape in
      item(
        Self.node(MapSheet.Node(id: "", text: [], shape: shape)), Self.meaning(of: shape))
    }
    var entry = MapSheet.Node(id: "", text: [], shape: .screen)
    (entry.isEntry, entry.isLoose) = (true, false)
    var loose = entry
    (loose.isEntry, loose.isLoose) = (false, true)
    let marks =
      (hasEntry ? [item(Self.node(entry), "▶ The app starts here")] : [])
      + (hasLoose ? [item(Self.node(loose), "No segue leads there from the start")] : [])
      + (hasRing ? [tag("li", "↻ Part of a ring of screens")] : [])
    return tag(
      "ul", ["class": "legend", "aria-label": "What lines and outlines mean"],
      lines + outlines + marks)
  }

  private static func meaning(of style: MapSheet.Line.Style) -> String {
    switch style {
    case .containment: "Holds, as a container"
    case .embed: "Shows inside"
    case .push: "Next screen"
    case .presentation: "Over the screen, or custom"
    }
  }

  private static func meaning(of shape: MapSheet.Node.Shape) -> String {
    switch shape {
    case .screen: "Screen"
    case .stack: "Navigation stack"
    case .container: "Tabs, columns or pages"
    case .missing: "Not found in the project"
    case .area: "Another map"
    case .list: "Several screens"
    }
  }

  private func item(_ drawing: [MarkupElement], _ words: String) -> MarkupNode {
    let picture = MarkupElement(
      "svg",
      [
        "class": "map", "width": "36", "height": "20", "viewBox": "0 0 36 20",
        "aria-hidden": "true",
      ],
      drawing.map { .element($0) })
    return tag("li", [.element(picture), tag("span", words)])
  }

  private static func line(_ style: MapSheet.Line.Style) -> [MarkupElement] {
    let look = MapStrokes.look(of: style)
    let point = MapStrokes.point(style, at: Point(x: 35, y: 10), direction: 1)
    return [
      MarkupElement("path", ["class": "way \(look)", "d": "M1 10H\(style == .embed ? 27 : 34)"]),
      MarkupElement("path", ["class": "point \(look)", "d": point]),
    ]
  }

  private static func node(_ node: MapSheet.Node) -> [MarkupElement] {
    let looks = [
      MapShape.look(of: node.shape), node.isEntry ? "entry" : nil, node.isLoose ? "loose" : nil,
    ]
    return [
      MarkupElement(
        "g", ["class": looks.compactMap { $0 }.joined(separator: " ")],
        MapShape(node).elements(in: Rect(2, 2, 32, 16)).map { .element($0) })
    ]
  }
}
