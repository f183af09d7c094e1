/// The legend of a sheet in DOT: a frame with a sample of each line, and with the nodes that occur,
/// which have their meaning as their label.
struct DotLegend {
  private let entries: [MapLegend.Entry]

  init(_ sheet: MapSheet) { entries = MapLegend([sheet]).entries }

  /// The lines of the drawing. There is no legend if there is nothing but screens.
  var lines: [String] {
    guard entries.contains(where: { $0 != .node(.screen) }) else { return [] }
    return [
      "  subgraph cluster_legend {",
      "    label=\(dot("Legend")); style=\"rounded\"; color=\"#999999\"",
    ]
      + entries.enumerated().flatMap { index, entry in
        statements(for: entry, named: "k\(index + 1)").map { "    " + $0 }
      } + ["  }"]
  }

  private func statements(for entry: MapLegend.Entry, named id: String) -> [String] {
    switch entry {
    case .line(let style): line(style, entry.meaning, named: id)
    case .node(let shape): [node(entry.meaning, shape, named: id)]
    case .entry: [node(entry.meaning, .screen, isEntry: true, named: id)]
    case .loose: [node(entry.meaning, .screen, isLoose: true, named: id)]
    case .cycle: ["\(id) [label=\(dot(entry.meaning)), shape=plaintext]"]
    }
  }

  /// Returns a line that leads from a point to its meaning.
  private func line(
    _ style: MapSheet.Line.Style, _ meaning: String, named id: String
  ) -> [String] {
    // A heavy line is straight.
    let look = [DotMap.look(of: style), "weight=9"].compactMap { $0 }.joined(separator: ", ")
    return [
      "\(id)s [label=\"\", shape=point, width=0.05]",
      "\(id) [label=\(dot(meaning)), shape=plaintext, height=0.2]",
      "\(id)s -> \(id) [\(look)]",
    ]
  }

  private func node(
    _ meaning: String, _ shape: MapSheet.Node.Shape, isEntry: Bool = false, isLoose: Bool = false,
    named id: String
  ) -> String {
    let sample = MapSheet.Node(
      id: id, text: [meaning], shape: shape, isEntry: isEntry, isLoose: isLoose)
    let attributes = ["label=\(dot(meaning))"] + DotMap.look(of: sample)
    return "\(id) [\(attributes.joined(separator: ", "))]"
  }
}
