/// A sheet of a navigation map as a Mermaid flowchart, which GitHub and GitLab render in Markdown.
package struct MermaidMap {
  let sheet: MapSheet

  /// Renders a sheet.
  package init(_ sheet: MapSheet) { self.sheet = sheet }

  /// The flowchart.
  package var text: String {
    let groups = sheet.groups.enumerated().flatMap { index, group in
      lines(of: group, named: "g\(index + 1)")
    }
    let links = sheet.lines.map { "  " + line($0) }
    return (["flowchart LR"] + groups + links + classes).joined(separator: "\n") + "\n"
  }

  private func lines(of group: MapSheet.Group, named id: String) -> [String] {
    guard let title = group.title else { return group.nodes.map { "  " + node($0) } }
    // Without its own direction, a frame without outgoing lines would be rotated.
    return ["  subgraph \(id)[\"\(mermaid(title))\"]", "    direction LR"]
      + group.nodes.map { "    " + node($0) }
      + ["  end"]
  }

  private func node(_ node: MapSheet.Node) -> String {
    let label = "\"" + node.text.map { mermaid($0) }.joined(separator: "<br/>") + "\""
    return switch node.shape {
    case .screen: "\(node.id)[\(label)]"
    case .stack: "\(node.id)(\(label))"
    case .container, .area: "\(node.id)[[\(label)]]"
    case .list: "\(node.id)[/\(label)/]"
    case .missing: "\(node.id){{\(label)}}"
    }
  }

  private func line(_ line: MapSheet.Line) -> String {
    let arrow =
      switch line.style {
      case .containment: "==>"
      case .embed: "--o"
      case .push: "-->"
      case .presentation: "-.->"
      }
    let label = line.label.map { "|\"\(mermaid(shortened($0)))\"|" } ?? ""
    return "\(line.from) \(arrow)\(label) \(line.to)"
  }

  /// The styles of nodes, which do not depend on color: readers choose a light or dark theme, and
  /// print.
  private var classes: [String] {
    let nodes = sheet.groups.flatMap(\.nodes)
    let styles = [
      ("entry", "stroke-width:4px", nodes.filter(\.isEntry)),
      ("loose", "stroke-dasharray:6 4", nodes.filter(\.isLoose)),
      ("missing", "stroke-dasharray:2 3", nodes.filter { $0.shape == .missing }),
    ]
    return styles.filter { !$0.2.isEmpty }.flatMap { name, style, nodes in
      [
        "  classDef \(name) \(style)",
        "  class \(nodes.map(\.id).joined(separator: ",")) \(name)",
      ]
    }
  }
}
