import InterfaceBuilder

extension NavigationGraph {
  /// Finds the controllers behind those of which code gives only the class: a scene of that class, or
  /// a container that code makes. A class of several scenes stays unresolved.
  ///
  /// Needs: the nodes. Gives: the targets of such controllers.
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

  /// Whether only the class of a controller is known, from code.
  func isNamedAlone(_ node: NodeID) -> Bool {
    document(node).isDeclared && !kind(node).isContainer
  }
}
