import Markup

/// One drawing: nodes in groups, and lines between them, as every form of drawing renders them.
package struct MapSheet: Sendable {
  /// The most nodes on a sheet, so that people can read it.
  package static let mostNodes = 60
  /// The most lines on a sheet.
  package static let mostLines = 100

  /// What it shows.
  package var title: String
  /// The nodes.
  package var groups: [Group]
  /// The lines.
  package var lines: [Line]
  /// How many nodes and lines found no room.
  package var leftOut = 0
  /// The node that stands for it on other sheets, where it is a part of a large project.
  package var area: String?

  package init(title: String, groups: [Group], lines: [Line], area: String? = nil) {
    (self.title, self.groups, self.lines, self.area) = (title, groups, lines, area)
  }

  /// Nodes that stand together.
  package struct Group: Sendable {
    /// What is written above them; `nil` for no frame around them.
    package var title: String?
    /// The nodes.
    package var nodes: [Node]

    package init(title: String?, nodes: [Node]) {
      (self.title, self.nodes) = (title, nodes)
    }
  }

  /// What is drawn for a scene, or for many of them.
  package struct Node: Sendable {
    /// What it looks like.
    package enum Shape: Sendable, CaseIterable {
      /// A screen of its own.
      case screen
      /// A navigation controller.
      case stack
      /// A tab bar, a split view or a page view.
      case container
      /// A storyboard reference that leads nowhere.
      case missing
      /// A storyboard, or a part of one.
      case area
      /// Several screens without segues.
      case list
    }

    /// Its name in the drawing: a letter and a number.
    package var id: String
    /// The lines of its label; at least one.
    package var text: [String]
    /// What it looks like.
    package var shape: Shape
    /// Whether the app starts with it.
    package var isEntry = false
    /// Whether nothing leads to it from there.
    package var isLoose = false

    package init(
      id: String, text: [String], shape: Shape, isEntry: Bool = false, isLoose: Bool = false
    ) {
      (self.id, self.text, self.shape) = (id, text, shape)
      (self.isEntry, self.isLoose) = (isEntry, isLoose)
    }
  }

  /// What is drawn for a link, or for many of them.
  package struct Line: Sendable {
    /// What it looks like.
    package enum Style: Int, Sendable, CaseIterable {
      /// To what a container holds.
      case containment
      /// To what is shown inside a screen.
      case embed
      /// To the next screen.
      case push
      /// To what is shown over the screen, and wherever a custom segue leads.
      case presentation
    }

    /// The node it leaves from.
    package var from: String
    /// The node it leads to.
    package var to: String
    /// What it looks like.
    package var style: Style
    /// The word beside it.
    package var label: String?

    package init(from: String, to: String, style: Style, label: String?) {
      (self.from, self.to, self.style, self.label) = (from, to, style, label)
    }
  }
}

extension MapSheet {
  /// The most names in a list.
  private static let mostNames = 16

  /// The sheet with the screens that no line touches in one list, where they are more than two:
  /// scattered over the sheet they would hide the rest.
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
    // A word on one more would take its room.
    let shown = nodes.count == mostNames + 1 ? nodes[...] : nodes.prefix(mostNames)
    let names = shown.flatMap(\.text)
    let more = nodes.count - names.count
    return Node(
      id: "l1", text: ["Without segues:"] + names + (more > 0 ? ["and \(more) more"] : []),
      shape: .list, isLoose: nodes.allSatisfy(\.isLoose))
  }
}

/// A text that fits into a node.
package func shortened(_ text: String) -> String {
  let text = harmless(text)
  return text.count > 48 ? text.prefix(47) + "…" : text
}

extension MapSheet {
  /// The sheet with as much as people can read: what containers hold before what leads on, and what
  /// stands first before what stands later.
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
