import Drawings
import MigrationStrategy
import NavigationGraph

/// The screens of a prototype, in the order of the steps that lead to them, and their symbols.
struct PrototypeScreens {
  private let graph: NavigationGraph
  private let placed: [PlacedScreen]
  /// The positions of the screens, by file and object.
  private var positions: [String: Int] = [:]
  /// The screens, as indices into the placed ones.
  private(set) var order: [Int] = []
  /// The outlines of symbols.
  private(set) var symbols: [String] = []
  /// The number of screens that are left out.
  let more: Int

  init(_ app: MacApp, in graph: NavigationGraph) {
    let placed = app.screens
    let indices = Dictionary(
      placed.enumerated().map { (Self.key($1.node, graph), $0) },
      uniquingKeysWith: { one, _ in one })
    let steps = Self.steps(in: graph)
    var seen: Set<Int> = []
    let near = steps.compactMap { indices[Self.key($0, graph)] }.filter { seen.insert($0).inserted }
    let shown = near.filter { ![.unknown, .dropped].contains(placed[$0].place) }
    (self.graph, self.placed, more) = (graph, placed, max(0, shown.count - Self.most))
    order = Array(shown.prefix(Self.most))
    for (position, index) in order.enumerated() {
      positions[Self.key(placed[index].node, graph)] = position
    }
  }

  /// The controllers, in the order of the fewest steps from where the app starts.
  private static func steps(in graph: NavigationGraph) -> [NodeID] {
    var order = (graph.starts + graph.otherRoots).map(\.node)
    var seen = Set(order)
    var position = 0
    while position < order.count {
      let next = graph.segues(from: order[position]).map(\.target)
      order += next.filter { seen.insert($0).inserted }
      position += 1
    }
    return order
  }

  private static func key(_ node: NodeID, _ graph: NavigationGraph) -> String {
    "\(graph.file(node).path)#\(graph.screen(node).id)"
  }

  private static let most = 60

  // MARK: - Positions

  /// Returns the position of the first screen of a controller.
  func position(of node: NodeID?) -> Int? {
    node.flatMap { positions[Self.key(graph.root(of: $0), graph)] }
  }

  /// Returns the position of a screen by its name in reports. One in a section comes first.
  func position(named name: String?, in section: String? = nil) -> Int? {
    guard let name else { return nil }
    let found = order.indices.filter { placed[order[$0]].name == name }
    return found.first { placed[order[$0]].section == section } ?? found.first
  }

  /// Returns the place of each screen in a Mac app.
  func places(in app: MacApp) -> [PlacedScreen.Place] {
    let all = Dictionary(
      app.screens.map { (Self.key($0.node, graph), $0.place) }, uniquingKeysWith: { one, _ in one })
    return order.map { all[Self.key(placed[$0].node, graph)] ?? .unknown }
  }

  /// Returns the position of the symbol for a name, or `nil` if there is none for it.
  mutating func symbol(named name: String?) -> Int? {
    name.flatMap { Symbol(known: $0) }.map { add($0) }
  }

  /// Returns the position of the symbol of an item, which is a plain shape if there is none for its name.
  mutating func symbol(named name: String?, at position: Int) -> Int {
    add(Symbol(named: name, at: position))
  }

  private mutating func add(_ symbol: Symbol) -> Int {
    if let known = symbols.firstIndex(of: symbol.path) { return known }
    symbols.append(symbol.path)
    return symbols.count - 1
  }

  // MARK: - Screens

  /// Returns the screens with their contents.
  mutating func screens() -> [Prototype.Screen] {
    order.map { screen(placed[$0]) }
  }

  private mutating func screen(_ screen: PlacedScreen) -> Prototype.Screen {
    let node = screen.node
    var result = Prototype.Screen(
      title: graph.isNamedByCode(node) ? nil : screen.name,
      name: graph.title(of: node) ?? screen.name, where: "\(screen.file):\(screen.line)",
      kind: kind(of: node), inCode: (!graph.file(node).isDocument).ifTrue, section: screen.section)
    addBars(of: node, to: &result)
    result.blocks = graph.outline(of: node).parts.map { block($0) }.ifFilled
    result.hasSearch = (graph.contents(of: node).searchFieldInCode != nil).ifTrue
    result.opens = links(from: node).ifFilled
    return result
  }

  private func kind(of node: NodeID) -> String? {
    if graph.kind(node) == .pageView { return "pages" }
    guard graph.isList(node) else { return nil }
    return graph.kind(node) == .collection ? "grid" : "list"
  }

  private mutating func block(_ part: ScreenOutline.Part) -> Prototype.Block {
    var names: [String: Int] = [:]
    for name in part.rows.compactMap(\.image) + [part.text].compactMap(\.self) {
      names[name] = symbol(named: name)
    }
    return Prototype.Block(
      part, symbol: { $0.flatMap { names[$0] } }, screen: { position(of: $0) })
  }

  private mutating func addBars(of node: NodeID, to screen: inout Prototype.Screen) {
    let targets = graph.barTargets(of: node)
    var bars: [String: [Prototype.Button]] = [:]
    for item in graph.barItems(of: node) where item.isVisible && !item.isDecoration {
      let side = item.bar == .toolbar ? "bottom" : item.side ?? "right"
      bars[side, default: []].append(
        Prototype.Button(
          title: item.label, symbol: symbol(named: item.image ?? item.systemItem),
          opens: position(of: targets[item.id])))
    }
    (screen.leading, screen.trailing, screen.bottom) = (bars["left"], bars["right"], bars["bottom"])
  }

  private func links(from node: NodeID) -> [Prototype.Link] {
    var seen: Set<Int> = []
    return graph.segues(from: node).compactMap { edge in
      guard let target = position(of: edge.target), seen.insert(target).inserted else { return nil }
      let way: Prototype.Link.Way =
        switch edge.step {
        case .pushed: .push
        case .modal: .present
        case .root, .contained, .embedded: .part
        }
      return Prototype.Link(to: target, how: way)
    }
  }
}
