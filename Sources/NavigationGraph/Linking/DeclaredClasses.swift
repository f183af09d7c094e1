import InterfaceBuilder

extension NavigationGraph {
  /// Finds the controllers behind those that code knows by their class alone: a scene of that class,
  /// or a container that code makes. A class of several scenes leaves it open.
  mutating func resolveClasses() {
    let named = nodes.indices.filter {
      controller($0).customClass != nil && controller($0).reference == nil
    }
    let wanted = named.filter { isNamedAlone($0) }
    guard !wanted.isEmpty else { return }
    let byClass = Dictionary(grouping: named.filter { !isNamedAlone($0) }) {
      controller($0).customClass ?? ""
    }
    for node in wanted {
      let found = byClass[controller(node).customClass ?? ""] ?? []
      if found.count == 1 { nodes[node].target = found[0] }
    }
  }

  /// Whether code says of a controller no more than its class.
  func isNamedAlone(_ node: NodeID) -> Bool {
    document(node).isDeclared && !kind(node).isContainer
  }
}
