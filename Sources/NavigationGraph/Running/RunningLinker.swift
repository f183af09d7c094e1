import FileReading
import Projects
import RunningEvidence

/// Finds what a running app shows in the graph of all other evidence, and collects what it adds.
struct RunningLinker {
  private let graph: NavigationGraph
  private let summary: RunningSummary
  private let matcher: RunningMatcher
  private var screens: RunningScreens
  private var links = RunningLinks()
  /// The controllers of containers, by their position in the summary.
  private var nodes: [Int: NodeID] = [:]
  private var positions: [UInt64: Int] = [:]
  /// The controllers that were added, by kind and class.
  private var added: [String: NodeID] = [:]
  /// The pushes that were added.
  private var pushes: Set<[NodeID]> = []

  init(_ summary: RunningSummary, in graph: NavigationGraph) {
    self.graph = graph
    self.summary = summary
    matcher = RunningMatcher(graph)
    screens = RunningScreens(graph)
    for (index, container) in summary.containers.enumerated() {
      if let address = container.address { positions[address] = index }
    }
  }

  /// Returns what the running app adds to the graph.
  mutating func linked() -> RunningLinks {
    for index in summary.containers.indices { link(index) }
    for root in summary.roots { addRoot(root) }
    for presented in summary.presented { addPresented(presented) }
    noteOtherStart()
    noteUnseenTabs()
    links.files = screens.files
    return links
  }

  private mutating func link(_ index: Int) {
    let container = summary.containers[index]
    guard let node = node(of: index) else { return }
    links.places[node] = links.places[node] ?? container.location
    switch matcher.kind(of: container) {
    case .tabBar: addTabs(container, to: node)
    case .splitView: addColumns(container, to: node)
    case .stack: addScreens(container, to: node)
    default: break
    }
    addStart(container, node)
  }

  /// The controller of a container. A navigation controller counts only at the top of a window.
  private mutating func node(of index: Int) -> NodeID? {
    if let known = nodes[index] { return known }
    let container = summary.containers[index]
    let kind = matcher.kind(of: container)
    guard kind.isFrame, kind != .stack || container.isTop else {
      return nil
    }
    let key = "\(kind.name) \(container.name.description)"
    let node =
      matcher.node(for: container) ?? added[key]
      ?? screens.container(kind, container.name, at: container.location)
    if !screens.isKnown(node) { added[key] = node }
    nodes[index] = node
    return node
  }
}

// MARK: - Tabs

extension RunningLinker {
  private mutating func addTabs(_ container: RunningContainer, to bar: NodeID) {
    guard !isDecidedByTeam(bar), !container.items.isEmpty else { return }
    let known = links.tabs[bar]?.map { ($0, $0.seen?.title) } ?? tabs(of: bar)
    let merged = RunningTabs(screens, known, container.items)
    var result: [NavigationGraph.Edge] = []
    for index in container.items.indices {
      result.append(tab(at: index, of: container, in: bar, merged))
    }
    for other in merged.others.reversed() { result.insert(other.tab, at: other.position) }
    links.tabs[bar] = result
  }

  private mutating func tab(
    at index: Int, of container: RunningContainer, in bar: NodeID, _ merged: RunningTabs
  ) -> NavigationGraph.Edge {
    let item = container.items[index]
    if let other = merged.contradiction(at: index), let known = merged.tab(at: index) {
      noteOtherScreen(item, other, at: graph.location(known.destination))
    }
    if var known = merged.tab(at: index),
      merged.showsSame(at: index) || isEmptyStack(known.target, item)
    {
      known.seen = item.titled(known.seen?.title)
      fill(known.target, item)
      return known
    }
    let node = child(item, of: container)
    var edge = screens.link(from: bar, to: node, .item, at: item.location)
    edge.seen = item.titled(merged.title(at: index))
    return edge
  }

  /// Whether a controller is a navigation controller of which nothing tells the first screen.
  private func isEmptyStack(_ node: NodeID, _ item: RunningItem) -> Bool {
    item.kind == .navigation && screens.isKnown(node) && graph.kind(node) == .stack
      && screens.root(of: node) == node
  }

  /// Adds the first screen of a stack without one, and what is pushed.
  private mutating func fill(_ node: NodeID, _ item: RunningItem) {
    guard isEmptyStack(node, item), let root = item.root, !root.isOfSystem else {
      return addPushes(item.screens, from: screens.root(of: node), at: item.location)
    }
    let first = screens.screen(root, at: item.location)
    screens.setRoot(first, of: node)
    links.edges.append(screens.link(from: node, to: first, .root, at: item.location))
    addPushes(item.screens, from: first, at: item.location)
  }

  /// The tabs that code and documents have, with their titles.
  private func tabs(of bar: NodeID) -> [(NavigationGraph.Edge, String?)] {
    guard screens.isKnown(bar) else { return [] }
    let edges = graph.segues(from: bar).filter { $0.containment == .item }
    return zip(edges, graph.tabs(of: bar)).map { ($0, $1.title) }
  }

  /// Whether the team lists the tabs.
  private func isDecidedByTeam(_ bar: NodeID) -> Bool {
    graph.files.contains { file in
      file.kind == .team
        && file.containers.contains { container in
          container.replacesItems && container.existing.flatMap(graph.tabBar) == bar
        }
    }
  }
}

// MARK: - What a tab, a column, or a stack holds

extension RunningLinker {
  /// The controller of a tab or a column, with its stack.
  private mutating func child(_ item: RunningItem, of container: RunningContainer) -> NodeID {
    if let inner = item.address.flatMap({ positions[$0] }), let node = node(of: inner) {
      return node
    }
    guard let root = item.root, !root.isOfSystem else {
      return screens.unknown(in: container.name.shortName, at: item.location)
    }
    let first = screens.screen(root, at: item.location)
    addPushes(item.screens, from: first, at: item.location)
    guard item.kind == .navigation else { return first }
    let stack = screens.stack(around: first, item.controller, at: item.location)
    if let link = stack.link { links.edges.append(link) }
    return stack.node
  }

  /// Adds the pushes of a stack. A stack may be deeper than it is shown.
  private mutating func addPushes(
    _ names: [RunningName], from root: NodeID, at place: SourceLocation
  ) {
    var last = root
    for name in names.dropFirst() {
      guard !name.isOfSystem else { return }
      let next = screens.screen(name, at: place)
      if next != last, !leads(from: last, to: next), pushes.insert([last, next]).inserted {
        links.edges.append(
          NavigationGraph.Edge(
            source: last, destination: next, target: next, kind: .push,
            origin: Origin(.running, at: place), code: NavigationGraph.Edge.Code()))
      }
      last = next
    }
  }

  private func leads(from node: NodeID, to other: NodeID) -> Bool {
    guard screens.isKnown(node), screens.isKnown(other) else { return false }
    return graph.segues(from: node).contains {
      $0.target == other || graph.root(of: $0.target) == other
    }
  }

  private mutating func addColumns(_ container: RunningContainer, to split: NodeID) {
    let columns: [Containment] =
      container.items.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    guard !container.isCollapsed, container.items.count <= columns.count else { return }
    for (column, item) in zip(columns, container.items) {
      let known = screens.isKnown(split) ? graph.children(of: split, column).first : nil
      if let known {
        addPushes(item.screens, from: screens.root(of: known), at: item.location)
      } else if !links.edges.contains(where: { $0.source == split && $0.containment == column }) {
        let node = child(item, of: container)
        links.edges.append(screens.link(from: split, to: node, column, at: item.location))
      }
    }
  }

  /// Adds the screens of a stack that fills a window.
  private mutating func addScreens(_ container: RunningContainer, to stack: NodeID) {
    let names = container.items.flatMap(\.screens)
    guard let root = names.first, !root.isOfSystem else { return }
    let known = screens.root(of: stack)
    guard known == stack else { return addPushes(names, from: known, at: container.location) }
    let first = screens.screen(root, at: container.location)
    links.edges.append(
      screens.link(from: stack, to: first, .root, at: container.location))
    addPushes(names, from: first, at: container.location)
  }
}

// MARK: - Where the app starts

extension RunningLinker {
  /// A container in a screen of the app is a root only if nothing leads to it.
  private mutating func addStart(_ container: RunningContainer, _ node: NodeID) {
    if container.isPresented, isReachedByNothing(node) { links.steps[node] = .modal }
    let isHeld = container.above.contains { !$0.isOfSystem } && !isReachedByNothing(node)
    let isEntry = graph.entryPoints.contains { $0.node == node }
    guard container.isTop, !isHeld || isEntry else { return }
    addRoot(node, at: container.location)
  }

  private mutating func addRoot(_ root: RunningRoot) {
    guard !root.name.isOfSystem, let node = screens.known(root.name) else { return }
    addRoot(node, at: root.location)
  }

  private mutating func addRoot(_ node: NodeID, at place: SourceLocation) {
    guard !links.roots.contains(where: { $0.node == node }) else { return }
    links.roots.append(EntryPoint(node: node, source: .running(place)))
  }

  private func isReachedByNothing(_ node: NodeID) -> Bool {
    !screens.isKnown(node)
      || graph.incoming[node].isEmpty && !graph.entryPoints.contains { $0.node == node }
  }

  private mutating func addPresented(_ presented: RunningPresented) {
    guard let root = presented.root, !root.isOfSystem else { return }
    let node = screens.screen(root, at: presented.location)
    guard isReachedByNothing(node), !links.edges.contains(where: { $0.target == node }) else {
      return
    }
    links.steps[node] = .modal
  }
}

// MARK: - What the running app contradicts

extension RunningLinker {
  private mutating func noteOtherScreen(
    _ item: RunningItem, _ other: (title: String?, className: String), at place: SourceLocation
  ) {
    let shown = item.ownNames.first ?? ""
    let name = other.title.map { "The tab “\($0)”" } ?? "A tab"
    note(
      "\(name) shows \(shown) in the running app (\(words(item.location))), not "
        + "\(other.className).", at: place)
  }

  private mutating func noteUnseenTabs() {
    for (bar, tabs) in links.tabs.sorted(by: { $0.key < $1.key }) {
      for tab in tabs where tab.seen == nil {
        guard let place = links.places[bar] else { continue }
        let name = graph.tabs(of: bar).first { $0.node == tab.target }?.title
        note(
          "The running app (\(words(place))) does not show the tab "
            + "“\(name ?? graph.name(of: tab.target))”. It stays in the report.",
          at: graph.location(tab.destination))
      }
    }
  }

  /// Notes that the app starts with another controller than in the files.
  private mutating func noteOtherStart() {
    guard let start = graph.entryPoints.first, let seen = links.roots.first,
      case .running(let place) = seen.source,
      !links.roots.contains(where: { root in graph.entryPoints.contains { $0.node == root.node } })
    else { return }
    note(
      "The files start with this controller, and the running app with another one "
        + "(\(words(place))).", at: graph.location(start.node))
  }

  private mutating func note(_ message: String, at place: SourceLocation) {
    links.notes.append(InputProblem(.note, at: place, message))
  }

  private func words(_ place: SourceLocation) -> String { "\(place.file):\(place.line)" }
}
