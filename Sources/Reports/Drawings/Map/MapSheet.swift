/// One drawing: nodes in groups, and lines between them, as every form of drawing renders them.
package struct MapSheet: Sendable {
  /// The most nodes on a sheet, so that people can read it.
  static let mostNodes = 60
  /// The most lines on a sheet.
  static let mostLines = 100

  /// What it shows.
  package var title: String
  /// The nodes.
  package var groups: [Group]
  /// The lines.
  package var lines: [Line]
  /// How many nodes and lines found no room.
  package var leftOut = 0
  /// The node that stands for it on other sheets, where it is a part of a large project.
  var area: String?

  /// Nodes that stand together.
  package struct Group: Sendable {
    /// What is written above them; `nil` for no frame around them.
    package var title: String?
    /// The nodes.
    package var nodes: [Node]
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
  }
}

extension NavigationMap.Link.Kind {
  /// What its line looks like.
  var style: MapSheet.Line.Style {
    switch self {
    case .tab, .column, .root, .contained: .containment
    case .embed: .embed
    case .push, .detail, .replace: .push
    case .presentation, .popover, .other: .presentation
    }
  }
}

extension MapSheet.Node {
  /// The node of a scene.
  init(_ scene: NavigationMap.Scene) {
    id = scene.id
    let marks = (scene.isEntry ? "▶ " : "") + (scene.isInCycle ? "↻ " : "")
    text = [marks + shortened(scene.name)] + Self.below(scene)
    shape = Self.shape(of: scene)
    isEntry = scene.isEntry
    isLoose = scene.isReachable == false && scene.missing == nil
  }

  private static func shape(of scene: NavigationMap.Scene) -> Shape {
    if scene.missing != nil { return .missing }
    switch scene.kind {
    case "navigationController": return .stack
    case "tabBarController", "splitViewController", "pageViewController": return .container
    default: return .screen
    }
  }

  private static func below(_ scene: NavigationMap.Scene) -> [String] {
    if let missing = scene.missing {
      let names = [missing.storyboard.map { "\($0).storyboard" }, missing.scene, missing.bundle]
      return ["not found: " + shortened(names.compactMap { $0 }.joined(separator: ", "))]
    }
    guard let structure = scene.structure, !["keep", "ignore"].contains(structure.outcome) else {
      return []
    }
    return ["\(Wording.kind(structure.kind)) → \(Wording.outcome(structure.outcome))"]
  }
}

extension MapSheet {
  /// The most names in a list.
  private static let mostNames = 16

  /// The sheet with the screens that no line touches in one list, where they are more than two:
  /// scattered over the sheet they would hide the rest.
  var gathered: MapSheet {
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
func shortened(_ text: String) -> String {
  let text = harmless(text)
  return text.count > 48 ? text.prefix(47) + "…" : text
}
