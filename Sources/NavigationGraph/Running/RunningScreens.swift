import FileReading
import Projects
import RunningEvidence
import SourceEvidence

/// The screens that a running app can show: those of a graph, and those that nothing else has.
struct RunningScreens {
  private let graph: NavigationGraph
  /// The types of the project.
  let classes: ClassHierarchy
  /// The screens of each class.
  private var byClass: [String: [NodeID]] = [:]
  /// The screens that were added, by dump.
  private(set) var files: [ScreenFile] = []
  private var added: [Screen] = []
  private var roots: [NodeID: NodeID] = [:]
  private var holders: [NodeID: NodeID] = [:]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    classes = graph.project.source?.classes ?? ClassHierarchy()
    for node in graph.nodes.indices {
      let screen = graph.screen(node)
      guard let name = screen.customClass, screen.reference == nil, !screen.isPartOfClass,
        graph.nodes[node].target == nil, !graph.file(node).isLaunchScreen
      else { continue }
      byClass[name, default: []].append(node)
    }
  }

  /// Whether other evidence has a screen.
  func isKnown(_ node: NodeID) -> Bool { node < graph.nodes.count }

  /// The first screen of a controller.
  func root(of node: NodeID) -> NodeID {
    roots[node] ?? (isKnown(node) ? graph.root(of: node) : node)
  }

  /// Sets the first screen of a navigation controller without one.
  mutating func setRoot(_ screen: NodeID, of stack: NodeID) { roots[stack] = screen }

  /// The classes of a controller and of those at the roots of the stacks in it.
  func classes(in node: NodeID) -> Set<String> { Set(chain(below: node).compactMap(\.customClass)) }

  /// Whether anything tells what a controller shows.
  func isNamed(_ node: NodeID) -> Bool {
    !isKnown(node) || graph.file(node).isDocument
      || chain(below: node).contains { $0.customClass != nil || $0.reference != nil }
  }

  private func chain(below node: NodeID) -> [Screen] {
    let inner = roots[node].map { chain(below: $0) } ?? []
    guard isKnown(node) else { return [added[node - graph.nodes.count]] + inner }
    return graph.rootChain(below: node).map { graph.screen($0) } + inner
  }

  /// The only known screen of a class, or `nil` if there are several or none.
  func known(_ name: RunningName) -> NodeID? {
    let found = byClass[name.shortName] ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the only screen of a class. If there is none, adds one.
  mutating func screen(_ name: RunningName, at place: SourceLocation) -> NodeID {
    if let known = known(name) { return known }
    var screen = Screen(
      id: name.shortName, kind: kind(of: name.shortName), origin: Origin(.running, at: place))
    screen.customClass = name.shortName
    screen.isInCodeOnly = byClass[name.shortName] == nil
    let node = add(screen)
    byClass[name.shortName, default: []].append(node)
    return node
  }

  /// Adds a screen of which nothing is known.
  mutating func unknown(in container: String, at place: SourceLocation) -> NodeID {
    add(Screen(id: "\(container).screen", kind: .unspecified, origin: Origin(.running, at: place)))
  }

  /// Adds a container.
  mutating func container(
    _ kind: Screen.Kind, _ name: RunningName, at place: SourceLocation
  ) -> NodeID {
    var screen = Screen(id: name.shortName, kind: kind, origin: Origin(.running, at: place))
    if !name.isOfSystem { screen.customClass = name.shortName }
    screen.userLabel = kind.label
    return add(screen)
  }

  /// Returns the navigation controller around a screen, with a link to it if one is added.
  mutating func stack(
    around screen: NodeID, _ name: RunningName, at place: SourceLocation
  ) -> (node: NodeID, link: NavigationGraph.Edge?) {
    if let known = holder(of: screen) { return (known, nil) }
    var stack = Screen(
      id: name.shortName, kind: .stack, origin: Origin(.running, at: place))
    if !name.isOfSystem { stack.customClass = name.shortName }
    let node = add(stack)
    (holders[screen], roots[node]) = (node, screen)
    return (node, link(from: node, to: screen, .root, at: place))
  }

  private func holder(of screen: NodeID) -> NodeID? {
    guard isKnown(screen) else { return holders[screen] }
    return graph.segues(to: screen).first { $0.containment == .root }?.source
      ?? holders[screen]
  }

  /// Creates the link of a container to a screen in it.
  func link(
    from node: NodeID, to screen: NodeID, _ part: Containment, at place: SourceLocation
  ) -> NavigationGraph.Edge {
    NavigationGraph.Edge(
      source: node, destination: screen, target: screen, kind: .contains(part),
      origin: Origin(.running, at: place))
  }

  private mutating func add(_ screen: Screen) -> NodeID {
    let path = screen.origin.location.file
    if files.last?.path != path {
      files.append(ScreenFile(path: path, kind: .running, platform: graph.project.screenPlatform))
    }
    var screen = screen
    screen.id = freeID(screen.id, in: files[files.count - 1])
    files[files.count - 1].screens.append(screen)
    added.append(screen)
    return graph.nodes.count + added.count - 1
  }

  private func freeID(_ id: String, in file: ScreenFile) -> String {
    let taken = Set(file.screens.map(\.id))
    guard taken.contains(id) else { return id }
    return (2...taken.count + 1).lazy.map { "\(id).\($0)" }.first { !taken.contains($0) } ?? id
  }

  private func kind(of name: String) -> Screen.Kind {
    let line = [name] + classes.ancestors(of: name)
    if line.contains("UITableViewController") { return .table }
    return line.contains("UICollectionViewController") ? .collection : .unspecified
  }
}
