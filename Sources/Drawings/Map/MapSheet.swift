import Markup

/// A sheet of a navigation map, with nodes in groups and lines between them, in any output format.
package struct MapSheet: Sendable {
  /// The maximum number of nodes on a sheet, to keep it legible.
  package static let mostNodes = 60
  /// The maximum number of lines on a sheet.
  package static let mostLines = 100

  /// The title.
  package var title: String
  /// The groups of nodes.
  package var groups: [Group]
  /// The lines.
  package var lines: [Line]
  /// The number of nodes and lines that were left out because of the limits.
  package var leftOut = 0
  /// The ID of the node for this sheet on other sheets, if the sheet is a part of a large project.
  package var area: String?

  package init(title: String, groups: [Group], lines: [Line], area: String? = nil) {
    (self.title, self.groups, self.lines, self.area) = (title, groups, lines, area)
  }

  /// A group of nodes.
  package struct Group: Sendable {
    /// The title of the group's frame, or `nil` for no frame.
    package var title: String?
    /// The nodes.
    package var nodes: [Node]

    package init(title: String?, nodes: [Node]) {
      (self.title, self.nodes) = (title, nodes)
    }
  }

  /// A node, which represents one scene or several.
  package struct Node: Sendable {
    /// The shape of a node.
    package enum Shape: Sendable, CaseIterable {
      /// A screen.
      case screen
      /// A navigation controller.
      case stack
      /// A tab bar, a split view, or a page view.
      case container
      /// An unresolved storyboard reference.
      case missing
      /// A storyboard, or a part of one.
      case area
      /// Several screens without segues.
      case list
    }

    /// The ID in the drawing: a letter and a number.
    package var id: String
    /// The lines of the label. There is at least one.
    package var text: [String]
    /// The shape.
    package var shape: Shape
    /// Whether the app starts with the node.
    package var isEntry = false
    /// Whether the node is unreachable from where the app starts.
    package var isLoose = false

    package init(
      id: String, text: [String], shape: Shape, isEntry: Bool = false, isLoose: Bool = false
    ) {
      (self.id, self.text, self.shape) = (id, text, shape)
      (self.isEntry, self.isLoose) = (isEntry, isLoose)
    }
  }

  /// A line, which represents one link or several.
  package struct Line: Sendable {
    /// The style of a line.
    package enum Style: Int, Sendable, CaseIterable {
      /// From a container to its contents.
      case containment
      /// To content embedded in a screen.
      case embed
      /// To the next screen.
      case push
      /// To a screen presented over the current one, or the destination of a custom segue.
      case presentation
    }

    /// The ID of the source node.
    package var from: String
    /// The ID of the destination node.
    package var to: String
    /// The style.
    package var style: Style
    /// The label.
    package var label: String?

    package init(from: String, to: String, style: Style, label: String?) {
      (self.from, self.to, self.style, self.label) = (from, to, style, label)
    }
  }
}

extension MapSheet {
  /// The maximum number of names in a list.
  private static let mostNames = 16

  /// The sheet with all screens that have no lines combined into one list, if there are more than
  /// two. Scattered over the sheet, they would distract from the others.
  package var gathered: MapSheet {
    let touched = Set(lines.flatMap { [$0.from, $0.to] })
    let isAlone = { (node: Node) in
      node.shape == .screen && !node.isEntry && node.text.count == 1 && !touched.contains(node.id)
    }
    let alone = groups.flatMap(\.nodes).filter(isAlone)
    guard alone.count > 2 else { return self }
    var sheet = self
    for index in groups.indices { sheet.groups[index].nodes.removeAll(where: isAlone) }
    sheet.groups.removeAll { $0.nodes.isEmpty }
    sheet.groups.append(Group(title: nil, nodes: [Self.list(of: alone)]))
    return sheet
  }

  private static func list(of nodes: [Node]) -> Node {
    // A line with the number of one omitted name would need as much space as the name.
    let shown = nodes.count == mostNames + 1 ? nodes[...] : nodes.prefix(mostNames)
    let names = shown.flatMap(\.text)
    let more = nodes.count - names.count
    return Node(
      id: "l1", text: ["Without segues:"] + names + (more > 0 ? ["and \(more) more"] : []),
      shape: .list, isLoose: nodes.allSatisfy(\.isLoose))
  }
}

/// Returns a text shortened to fit into a node.
package func shortened(_ text: String) -> String {
  let text = harmless(text)
  return text.count > 48 ? text.prefix(47) + "…" : text
}

extension MapSheet {
  /// The sheet reduced to its limits. The contents of containers take precedence over other lines,
  /// and earlier nodes over later ones.
  package var withinLimits: MapSheet {
    var sheet = self
    var room = Self.mostNodes
    var kept: Set<String> = []
    for index in groups.indices {
      sheet.groups[index].nodes = Array(groups[index].nodes.prefix(room))
      room -= sheet.groups[index].nodes.count
      kept.formUnion(sheet.groups[index].nodes.map(\.id))
    }
    let drawable = lines.indices.filter {
      kept.contains(lines[$0].from) && kept.contains(lines[$0].to)
    }
    let ranked = drawable.sorted { (lines[$0].style.rawValue, $0) < (lines[$1].style.rawValue, $1) }
    sheet.lines = ranked.prefix(Self.mostLines).sorted().map { lines[$0] }
    let nodeCount = groups.reduce(0) { $0 + $1.nodes.count }
    sheet.leftOut = nodeCount - kept.count + lines.count - sheet.lines.count
    return sheet
  }
}
