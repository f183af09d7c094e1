import FileReading
import Projects
import RunningEvidence
import SourceEvidence

/// Finds the containers of a running app in a graph: by their class, or else by their position.
struct RunningMatcher {
  private let graph: NavigationGraph
  private let classes: ClassHierarchy

  init(_ graph: NavigationGraph) {
    self.graph = graph
    classes = graph.project.source?.classes ?? ClassHierarchy()
  }

  /// Returns the kind of controller of a container. The project's classes know more than their names.
  func kind(of container: RunningContainer) -> Screen.Kind {
    let ancestors = classes.ancestors(of: container.name.shortName)
    return Screen.Kind(container.kind, inheriting: ancestors) ?? .unspecified
  }

  /// Returns the controller that a container is, or `nil` if only the running app has it.
  func node(for container: RunningContainer) -> NodeID? {
    let kind = kind(of: container)
    let all = graph.nodes.indices.filter { isController($0, kind) }
    if let named = node(named: container.name.shortName, container, all) { return named }
    guard isAnonymous(container) else { return nil }
    return node(at: container, among: all.filter { mayBe($0, container) })
  }

  private func isController(_ node: NodeID, _ kind: Screen.Kind) -> Bool {
    graph.kind(node) == kind && !graph.file(node).isLaunchScreen
      && graph.nodes[node].target == nil
  }

  /// The controller of the class, or of the nearest class that it inherits from.
  private func node(
    named name: String, _ container: RunningContainer, _ all: [NodeID]
  ) -> NodeID? {
    for name in [name] + classes.ancestors(of: name) {
      let found = all.filter { graph.screen($0).customClass == name && !graph.isSwiftUI($0) }
      if !found.isEmpty { return best(for: container, among: found) ?? found.first }
    }
    return nil
  }

  /// Whether the class does not tell which container it is: it is one of the system, or none that the
  /// project declares.
  private func isAnonymous(_ container: RunningContainer) -> Bool {
    container.name.isOfSystem || classes.place(of: container.name.shortName) == nil
  }

  private func mayBe(_ node: NodeID, _ container: RunningContainer) -> Bool {
    if container.name.module == "SwiftUI" { return graph.isSwiftUI(node) }
    return graph.screen(node).customClass.map { classes.place(of: $0) == nil } ?? true
      && !graph.isSwiftUI(node)
  }

  /// The controller at the same position: at the top of the app, or the only one.
  private func node(at container: RunningContainer, among all: [NodeID]) -> NodeID? {
    let views = Set(container.above.map(\.shortName))
    let held = all.filter { graph.screen($0).customClass.map(views.contains) ?? false }
    if held.count == 1 { return held[0] }
    if let best = best(for: container, among: all) { return best }
    let tops = all.filter { graph.reachability.fromEntry[$0] == .root }
    if container.isTop, tops.count == 1 { return tops[0] }
    return all.count == 1 && mayBeOnly(all[0], container) ? all[0] : nil
  }

  /// A navigation controller is one of many, so that its only counterpart must have the same root.
  private func mayBeOnly(_ node: NodeID, _ container: RunningContainer) -> Bool {
    graph.kind(node) != .stack || graph.root(of: node) == node
  }

  /// The controller that holds the most screens of a container.
  private func best(for container: RunningContainer, among all: [NodeID]) -> NodeID? {
    let wanted = Set(container.items.flatMap(\.ownNames))
    let shares = all.map { (node: $0, share: names(in: $0).intersection(wanted).count) }
    guard let most = shares.map(\.share).max(), most > 0 else { return nil }
    let found = shares.filter { $0.share == most }
    return found.count == 1 ? found[0].node : nil
  }

  private func names(in node: NodeID) -> Set<String> {
    let held = graph.segues(from: node).filter { $0.containment != nil }.map(\.target)
    return Set(
      held.flatMap { graph.rootChain(below: $0) }.compactMap { graph.screen($0).customClass })
  }
}

extension RunningItem {
  /// The class of the first screen, if it is one of the app.
  var ownRoot: String? { root.flatMap { $0.isOfSystem ? nil : $0.shortName } }

  /// The classes of the app among the controller and its first screen.
  var ownNames: [String] {
    [root, controller].compactMap { $0 }.filter { !$0.isOfSystem }.map(\.shortName)
  }
}
