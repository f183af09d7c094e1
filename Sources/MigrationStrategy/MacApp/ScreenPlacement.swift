import FileReading
import Guidance
import NavigationGraph

/// Finds the place of each screen: what leads to it in the fewest steps from the main window decides. Screens
/// that are presented come after all that the window shows by itself.
struct ScreenPlacement {
  /// The place of a controller, as far as it follows from the way to it.
  struct Place {
    var place: PlacedScreen.Place
    var section: String?
    /// The screen that leads to it.
    var from: NodeID?
    /// Whether it is a part of that screen.
    var isPart = false
    /// Whether it is below another screen in a sheet or a window of its own.
    var isBelow = false
    /// How sure the way is. Documents show it, and code is only read.
    var confidence = DecisionConfidence.certain

    init(_ place: PlacedScreen.Place, section: String? = nil) {
      (self.place, self.section) = (place, section)
    }
  }

  /// A controller with which the way to others begins.
  struct Start {
    var node: NodeID
    var place: Place
  }

  private let advice: Advice
  private let facts: [NodeID: FactTable]
  /// The containers of a first run.
  private let onboarding: Set<NodeID>
  private var places: [NodeID: Place] = [:]
  /// The places of tabs that are no sections.
  private var reserved: [NodeID: Place] = [:]
  /// What is to be placed after all that the window shows by itself: what is presented, and what is shown
  /// in an unknown way.
  private var (presented, unclear): ([Start], [Start]) = ([], [])

  private var graph: NavigationGraph { advice.graph }

  init(_ advice: Advice) {
    self.advice = advice
    let scenes = advice.subjects.ids(of: .scene).map { advice.subjects[$0] }
    facts = Dictionary(
      scenes.compactMap { scene in scene.node.map { ($0, scene.facts) } },
      uniquingKeysWith: { first, _ in first })
    onboarding = Set(
      advice.subjects.all.filter { $0.facts[.isOnboarding] == true }.compactMap(\.node))
  }

  /// Places all screens, beginning with those of the main window.
  mutating func place(_ starts: [Start]) {
    for start in starts where start.place.place != .section { reserved[start.node] = start.place }
    explore(from: starts.filter { $0.place.place == .section })
    explore(from: reserved.sorted { $0.key < $1.key }.map { Start(node: $0.key, place: $0.value) })
    let entries = graph.starts + graph.otherRoots
    explore(from: entries.map { Start(node: $0.node, place: Place(.firstRun)) })
    explore(from: containers(in: [.otherBranch], as: .dropped))
    // In code, the other columns show the same screens, and how is not always read.
    let compact = containers(in: [.compactColumn], as: .dropped)
    explore(from: compact.filter { graph.file($0.node).isDocument })
    explore(from: compact.map { Start(node: $0.node, place: Place(.unknown)) })
    explore(from: containers(in: [.orphan, .sample], as: .unknown))
    explore(from: tops.map { Start(node: $0, place: Place(.unknown)) })
  }

  private func containers(in roles: Set<Role>, as place: PlacedScreen.Place) -> [Start] {
    graph.nodes.indices.filter {
      places[$0] == nil && graph.kind($0).isContainer && roles.contains(graph.role(of: $0))
    }.map { Start(node: $0, place: Place(place)) }
  }

  /// The controllers that nothing leads to.
  private var tops: [NodeID] {
    graph.nodes.indices.filter { places[$0] == nil && graph.incoming[$0].isEmpty }
  }

  // MARK: The way

  private mutating func explore(from starts: [Start]) {
    visit(starts)
    while !presented.isEmpty || !unclear.isEmpty {
      let next = presented.isEmpty ? unclear : presented
      if presented.isEmpty { unclear = [] } else { presented = [] }
      visit(next)
    }
  }

  private mutating func visit(_ starts: [Start]) {
    var queue = starts
    var position = 0
    while position < queue.count {
      let (node, place) = (queue[position].node, queue[position].place)
      position += 1
      guard places[node] == nil, isVisible(node) else { continue }
      if let own = reserved[node], place.place == .section, place.section != own.section {
        continue
      }
      places[node] = settled(place, at: node)
      queue += graph.segues(from: node).compactMap { follow($0, from: node) }
    }
  }

  private func isVisible(_ node: NodeID) -> Bool {
    !graph.leftOutScreens.contains(node) && !graph.file(node).isLaunchScreen
  }

  /// Settings have a window of their own, wherever the app shows them, and a first run that the app presents
  /// comes before the main window.
  private func settled(_ place: Place, at node: NodeID) -> Place {
    var place = place
    if !graph.file(node).isDocument { place.confidence = weaker(place.confidence, .likely) }
    if facts[graph.root(of: node)]?[.settingsAdvice] == Outcome.settingsWindow.id {
      (place.place, place.section) = (.settings, nil)
    } else if place.place != .section, onboarding.contains(node) {
      (place.place, place.section) = (.firstRun, nil)
    }
    return place
  }

  /// Returns where a segue leads, or keeps it for later.
  private mutating func follow(_ edge: NavigationGraph.Edge, from node: NodeID) -> Start? {
    guard let here = places[node], edge.containment != .compact else { return nil }
    var place = here
    let presents = edge.step == .modal
    if presents || edge.step != .root && !graph.kind(node).isFrame { place.from = node }
    if edge.code != nil { place.confidence = weaker(place.confidence, .likely) }
    place.isPart =
      edge.kind == .embed || (here.isPart && edge.step == .root)
      || (graph.kind(node) == .pageView && edge.step == .contained)
    guard presents else {
      if edge.step == .pushed {
        place.place = below(here, edge, from: node)
        place.isBelow = place.place == here.place && Self.ofTheirOwn.contains(here.place)
      }
      if place.place == .section, Self.columns.contains(edge.containment) { place.place = .column }
      return Start(node: edge.target, place: place)
    }
    (place.place, place.isBelow) = (presentation(of: edge) ?? .unknown, false)
    if here.place == .settings, place.place == .sheet { place.place = .settings }
    let start = Start(node: edge.target, place: place)
    if place.place == .unknown { unclear.append(start) } else { presented.append(start) }
    return nil
  }

  /// Returns the place of what a screen leads to in the same window.
  private func below(
    _ here: Place, _ edge: NavigationGraph.Edge, from node: NodeID
  ) -> PlacedScreen.Place {
    switch here.place {
    case .section: graph.isList(node) || edge.kind == .showDetail ? .column : .pushed
    case .column: edge.kind == .showDetail ? .column : .pushed
    default: here.place
    }
  }

  /// Returns the place of what a segue presents, or `nil` if it is not known how code shows it.
  private func presentation(of edge: NavigationGraph.Edge) -> PlacedScreen.Place? {
    let advised = facts[graph.root(of: edge.target)]?[.modalAdvice].flatMap {
      Self.presentations[$0]
    }
    if let advised { return advised }
    guard edge.presents else { return nil }
    return edge.isPopover ? .popover : .sheet
  }

  /// The places by the outcome for a presented screen.
  private static let presentations: [String: PlacedScreen.Place] = [
    "settings": .settings, "inspector": .inspector, "popover": .popover, "window": .window,
    "full-screen-window": .window, "push": .pushed, "sheet": .sheet,
  ]

  /// The columns of a split view beside the first one.
  private static let columns: Set<Containment?> = [.supplementary, .secondary]

  /// The places that are outside of the main window.
  static let ofTheirOwn: Set<PlacedScreen.Place> = [
    .sheet, .popover, .window, .settings, .firstRun,
  ]

  // MARK: The result

  /// The screens with their places, by location. One that code shows in several stacks is one screen, with the
  /// place that is known.
  func screens(in window: MainWindow?) -> [PlacedScreen] {
    var met: Set<String> = []
    return graph.nodes.indices.filter(isScreen).map { screen($0, in: window) }.sorted {
      one, other in
      let unknown = [one, other].map { $0.place == .unknown ? 1 : 0 }
      return (one.file, one.line, one.object, unknown[0])
        < (other.file, other.line, other.object, unknown[1])
    }.filter { met.insert("\($0.file)#\($0.object)").inserted }
  }

  /// Whether a controller is a screen: no container, and no reference to another one.
  private func isScreen(_ node: NodeID) -> Bool {
    guard isVisible(node), graph.nodes[node].target == nil, !graph.kind(node).isFrame else {
      return false
    }
    let isAlone = graph.outgoing[node].isEmpty && graph.incoming[node].isEmpty
    return graph.screen(node).reference == nil && !(graph.file(node).kind == .xib && isAlone)
  }

  private func screen(_ node: NodeID, in window: MainWindow?) -> PlacedScreen {
    let place = places[node] ?? Place(.unknown)
    let location = graph.location(node)
    return PlacedScreen(
      name: graph.shownName(of: node), file: location.file, line: location.line,
      object: graph.screen(node).id, place: place.isPart ? .part : place.place,
      section: place.section, from: place.from.map { graph.shownName(of: $0) },
      confidence: confidence(of: place, in: window),
      isBelow: place.isBelow, isLedTo: place.place != .unknown || !graph.incoming[node].isEmpty,
      node: node)
  }

  /// Returns how sure a place is. How the Mac shows what an app presents is never certain.
  private func confidence(of place: Place, in window: MainWindow?) -> DecisionConfidence {
    switch place.place {
    case .unknown: .undecided
    case .section, .column, .pushed, .search:
      weaker(place.confidence, window?.confidence ?? .undecided)
    default: weaker(place.confidence, .likely)
    }
  }
}
