/// The legend of the lines, shapes, and marks that occur in some sheets of a map.
package struct MapLegend: Sendable {
  /// An entry of the legend.
  package enum Entry: Sendable, Hashable {
    /// A style of lines.
    case line(MapSheet.Line.Style)
    /// A shape of nodes.
    case node(MapSheet.Node.Shape)
    /// The node that the app starts with.
    case entry
    /// A node that is unreachable from where the app starts.
    case loose
    /// The mark of a node in a cycle.
    case cycle

    /// The meaning, as text.
    package var meaning: String {
      switch self {
      case .line(let style): Self.meaning(of: style)
      case .node(let shape): Self.meaning(of: shape)
      case .entry: "▶ The app starts here"
      case .loose: "Not reachable by segues from the start"
      case .cycle: "↻ Part of a cycle of screens"
      }
    }
  }

  /// The entries: lines, then shapes, then marks.
  package let entries: [Entry]

  /// Creates the legend of some sheets.
  package init(_ sheets: [MapSheet]) {
    let nodes = sheets.flatMap(\.groups).flatMap(\.nodes)
    let styles = Set(sheets.flatMap(\.lines).map(\.style))
    let shapes = Set(nodes.map(\.shape))
    let lines = MapSheet.Line.Style.allCases.filter(styles.contains).map(Entry.line)
    let outlines = MapSheet.Node.Shape.allCases.filter(shapes.contains).map(Entry.node)
    let marks = [
      nodes.contains(where: \.isEntry) ? Entry.entry : nil,
      nodes.contains(where: \.isLoose) ? .loose : nil,
      nodes.contains { $0.text.first?.contains("↻") == true } ? .cycle : nil,
    ]
    entries = lines + outlines + marks.compactMap { $0 }
  }
}

extension MapLegend.Entry {
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
}
