import Drawings
import Markup

/// The legend of the lines and outlines in maps.
struct HTMLMapLegend {
  private let styles: Set<MapSheet.Line.Style>
  private let shapes: Set<MapSheet.Node.Shape>
  private let hasEntry: Bool
  private let hasLoose: Bool
  private let hasCycle: Bool

  init(_ sheets: [MapSheet]) {
    let nodes = sheets.flatMap(\.groups).flatMap(\.nodes)
    styles = Set(sheets.flatMap(\.lines).map(\.style))
    shapes = Set(nodes.map(\.shape))
    hasEntry = nodes.contains(where: \.isEntry)
    hasLoose = nodes.contains(where: \.isLoose)
    hasCycle = nodes.contains { $0.text.first?.contains("↻") == true }
  }

  var node: MarkupNode {
    let lines = MapSheet.Line.Style.allCases.filter(styles.contains).map { style in
      item(MapSample.line(style), Self.meaning(of: style))
    }
    let outlines = MapSheet.Node.Shape.allCases.filter(shapes.contains).map { shape in
      item(MapSample.node(shape), Self.meaning(of: shape))
    }
    let entry = item(MapSample.node(.screen, isEntry: true), "▶ The app starts here")
    let loose = item(
      MapSample.node(.screen, isLoose: true), "Not reachable by segues from the start")
    let marks =
      (hasEntry ? [entry] : []) + (hasLoose ? [loose] : [])
      + (hasCycle ? [tag("li", "↻ Part of a cycle of screens")] : [])
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

  private func item(_ drawing: MarkupElement, _ words: String) -> MarkupNode {
    tag("li", [.element(drawing), tag("span", words)])
  }
}
