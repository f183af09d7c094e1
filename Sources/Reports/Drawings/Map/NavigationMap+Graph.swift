import FileReading
import Guidance
package import MigrationStrategy
import NavigationGraph
import Projects

extension NavigationMap {
  /// Creates the map of a project from its advice.
  package init(_ advice: Advice) {
    let graph = advice.graph
    let shown = graph.nodes.indices.filter(graph.isOnMap)
    let names = Dictionary(
      uniqueKeysWithValues: shown.enumerated().map { ($1, "n\($0 + 1)") })
    let loops = graph.allCycles()
    let inCycles = Set(loops.joined())
    let outcomes = advice.outcomesByNode
    name = graph.project.name
    root = graph.project.root
    scenes = shown.map { node in
      Scene(
        node, named: names[node] ?? "", in: graph, outcome: outcomes[node],
        isInCycle: inCycles.contains(node))
    }
    links = Self.links(of: graph, names)
    storyboards = Self.storyboards(of: scenes)
    cycles = loops.map { $0.compactMap { names[$0] } }.filter { !$0.isEmpty }
    sheets = MapSheets(self).all
  }

  private static func links(of graph: NavigationGraph, _ names: [Int: String]) -> [Link] {
    var found: [Link] = []
    var places: [LinkKey: Int] = [:]
    var positions: [Int: Int] = [:]
    for edge in graph.edges {
      guard let from = names[edge.source], let to = names[edge.target] else { continue }
      let kind = graph.mapKind(of: edge)
      let key = LinkKey(
        from: edge.source, to: edge.target, kind: kind, isInCode: edge.code != nil)
      if kind == .tab || kind == .column { positions[edge.source, default: 0] += 1 }
      if let index = places[key] {
        found[index].count += 1
      } else {
        places[key] = found.count
        found.append(
          Link(
            from: from, to: to, kind: kind,
            label: label(of: edge, kind, at: positions[edge.source] ?? 1),
            segue: edge.kind.name, line: edge.origin.location.line, count: 1,
            code: edge.code.map { _ in Link.Code(file: edge.origin.location.file) }))
      }
    }
    return found
  }

  private static func label(
    of edge: NavigationGraph.Edge, _ kind: Link.Kind, at position: Int
  ) -> String? {
    let word = word(of: edge, kind, at: position)
    guard edge.code != nil else { return word }
    return word.map { "\($0) in code" } ?? "in code"
  }

  private static func word(
    of edge: NavigationGraph.Edge, _ kind: Link.Kind, at position: Int
  ) -> String? {
    switch kind {
    case .tab: "tab \(position)"
    case .column: columnNames[edge.containment] ?? "column \(position)"
    case .root, .push: nil
    case .presentation: "present"
    case .contained, .embed, .detail, .replace, .popover: kind.rawValue
    case .other: edge.kind.name
    }
  }

  private static let columnNames: [Containment?: String] = [
    .primary: "primary", .secondary: "secondary", .supplementary: "supplementary",
    .compact: "compact",
  ]

  private static func storyboards(of scenes: [Scene]) -> [Storyboard] {
    scenes.reduce(into: []) { result, scene in
      if result.last?.file != scene.file { result.append(Storyboard(file: scene.file, scenes: [])) }
      result[result.count - 1].scenes.append(scene.id)
    }
  }
}

/// The key by which segues are combined into one link.
private struct LinkKey: Hashable {
  var from: Int
  var to: Int
  var kind: NavigationMap.Link.Kind
  var isInCode: Bool
}

extension NavigationMap.Scene {
  fileprivate init(
    _ node: NodeID, named id: String, in graph: NavigationGraph,
    outcome: Outcome?, isInCycle: Bool
  ) {
    let screen = graph.screen(node)
    let place = graph.location(node)
    let name = graph.shownName(of: node)
    self.id = id
    self.name = name.contains { !$0.isWhitespace } ? name : screen.kind.name
    kind = screen.kind.name
    file = place.file
    line = place.line
    object = screen.id
    customClass = screen.customClass
    isEntry = graph.entryPoints.contains { $0.node == node }
    isReachable = graph.entryPoints.isEmpty ? nil : graph.reachability.fromEntry[node] != nil
    self.isInCycle = isInCycle
    structure = outcome
    // Resolved references are not on the map.
    missing = screen.reference.map {
      Missing(
        storyboard: $0.storyboard, scene: $0.scene, bundle: $0.bundle)
    }
  }
}

extension Advice {
  /// The outcomes for the controllers that are structures.
  fileprivate var outcomesByNode: [NodeID: NavigationMap.Scene.Outcome] {
    var result: [NodeID: NavigationMap.Scene.Outcome] = [:]
    for id in subjects.ids {
      let subject = subjects[id]
      guard subject.kind != .tab, let node = subject.node,
        subject.object == graph.screen(node).id,
        let own = decisions[id]?.first(where: { $0.procedure == subject.kind.rawValue })
      else { continue }
      result[node] = NavigationMap.Scene.Outcome(
        kind: subject.kind.rawValue, outcome: own.outcome, confidence: own.confidence)
    }
    return result
  }
}

extension NavigationGraph {
  /// Whether a controller is on the map.
  fileprivate func isOnMap(_ node: NodeID) -> Bool {
    let file = file(node)
    if file.isLaunchScreen || nodes[node].target != nil { return false }
    // A xib with a single unconnected controller is only a layout that code loads.
    return file.kind != .xib || !outgoing[node].isEmpty || !incoming[node].isEmpty
  }

  /// Returns the kind of an edge on the map.
  fileprivate func mapKind(of edge: Edge) -> NavigationMap.Link.Kind {
    switch edge.kind {
    case .contains(let part): kind(of: part, in: edge.source)
    case .embed: .embed
    case .show where edge.isShownWithoutStack: .presentation
    case .show, .push: .push
    case .showDetail: .detail
    case .replace: .replace
    case .presentation, .modal: .presentation
    case .popover, .popoverPresentation: .popover
    default: .other
    }
  }

  private func kind(of part: Containment, in container: NodeID) -> NavigationMap.Link.Kind {
    switch part {
    case .root: .root
    case .item where kind(container) == .tabBar: .tab
    case .item where kind(container) == .splitView: .column
    case .primary, .secondary, .supplementary, .compact: .column
    default: .contained
    }
  }
}
