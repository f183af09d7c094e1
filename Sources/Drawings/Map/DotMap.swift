import Markup

/// A sheet of a navigation map in DOT, the language of Graphviz.
package struct DotMap {
  let sheet: MapSheet

  /// Renders a sheet.
  package init(_ sheet: MapSheet) { self.sheet = sheet }

  /// The drawing. Its background is white, so that it is legible everywhere.
  package var text: String {
    let head = [
      "digraph \(dot(sheet.title)) {",
      "  graph [rankdir=LR, bgcolor=white, fontname=\"Helvetica\", fontsize=11, nodesep=0.2]",
      "  node [fontname=\"Helvetica\", fontsize=11, shape=box, style=filled, fillcolor=white]",
      "  edge [fontname=\"Helvetica\", fontsize=9, arrowsize=0.7]",
    ]
    let groups = sheet.groups.enumerated().flatMap { index, group in
      lines(of: group, named: "cluster_g\(index + 1)")
    }
    return (head + groups + sheet.lines.map { "  " + line($0) } + ["}"])
      .joined(separator: "\n") + "\n"
  }

  private func lines(of group: MapSheet.Group, named id: String) -> [String] {
    guard let title = group.title else { return group.nodes.map { "  " + node($0) } }
    return [
      "  subgraph \(id) {",
      "    label=\(dot(title)); style=\"filled,rounded\"; "
        + "fillcolor=\"#f2f2f2\"; color=\"#999999\"",
    ]
      + group.nodes.map { "    " + node($0) } + ["  }"]
  }

  private func node(_ node: MapSheet.Node) -> String {
    "\(node.id) [\((["label=\(dot(node.text))"] + Self.look(of: node)).joined(separator: ", "))]"
  }

  /// Returns the attributes of a node, without its label.
  private static func look(of node: MapSheet.Node) -> [String] {
    var attributes: [String] = []
    switch node.shape {
    case .screen: break
    case .stack: attributes.append("style=\"filled,rounded\(node.isLoose ? ",dashed" : "")\"")
    case .container: attributes.append("peripheries=2")
    case .missing: attributes += ["shape=hexagon", "style=\"filled,dotted\""]
    case .area: attributes.append("shape=folder")
    case .list: attributes.append("shape=note")
    }
    if node.isLoose, node.shape != .stack { attributes.append("style=\"filled,dashed\"") }
    if node.isEntry { attributes.append("penwidth=3") }
    return attributes
  }

  /// Returns the attribute of a style of lines, or `nil` for plain lines.
  private static func look(of style: MapSheet.Line.Style) -> String? {
    switch style {
    case .containment: "penwidth=2.2"
    case .embed: "arrowhead=odot"
    case .push: nil
    case .presentation: "style=dashed"
    }
  }

  private func line(_ line: MapSheet.Line) -> String {
    let label = line.label.map { "label=\(dot(shortened($0)))" }
    let attributes = [Self.look(of: line.style), label].compactMap { $0 }.joined(separator: ", ")
    return "\(line.from) -> \(line.to)" + (attributes.isEmpty ? "" : " [\(attributes)]")
  }
}

/// Returns a text as a quoted DOT string, with all special characters escaped.
func dot(_ text: String) -> String { dot([text]) }

/// Returns lines of text as a quoted DOT label, in which Graphviz would interpret escapes and HTML
/// entities.
private func dot(_ lines: [String]) -> String {
  let texts = lines.map { line in
    escaped(harmless(line)) { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "&": "&amp;"
      default: nil
      }
    }
  }
  return "\"" + texts.joined(separator: "\\n") + "\""
}
