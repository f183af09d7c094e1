extension SourceEvidence {
  /// Marks the containers that fill a window.
  mutating func markRoots(_ runner: CodeRunner) {
    let top = containers.indices.filter {
      [.tabBar, .splitView].contains(containers[$0].kind)
        && !runner.program.excludes(containers[$0].conditions)
    }
    let views = Set(top.filter { containers[$0].isSwiftUI }.compactMap { containers[$0].name })
    var finder = RootFinder(runner, views: views)
    finder.search()
    for root in finder.roots {
      for index in top where containers[index].key == root.key && containers[index].root == nil {
        containers[index].root = CodeContainer.Root(
          chain: root.chain.map(runner.program.place), confidence: containers[index].confidence)
      }
    }
    guard finder.roots.isEmpty else { return }
    let open = top.filter { isTopmost(containers[$0]) }
    guard open.count == 1 else { return }
    containers[open[0]].root = CodeContainer.Root(
      chain: [containers[open[0]].place], confidence: .likely)
  }

  /// Whether no code shows a container as a sheet, behind a push, or inside of another one.
  private func isTopmost(_ container: CodeContainer) -> Bool {
    func isIt(_ target: CodeTarget) -> Bool {
      target.container == container.place
        || container.name != nil && target.className == container.name
    }
    let isReached = transitions.contains {
      [.push, .present, .popover, .showDetail, .child].contains($0.kind) && isIt($0.target)
    }
    let isInside = containers.contains { other in
      other.place != container.place
        && (other.tabs.contains { $0.content.map(isIt) ?? false }
          || other.columns.values.contains(where: isIt))
    }
    return !isReached && !isInside && !container.conditions.contains(.phoneIdiom)
  }
}

extension CodeContainer {
  /// What a root is known by: a class of the project by its name, anything else by its place.
  fileprivate var key: String { name ?? "\(place)" }
}
