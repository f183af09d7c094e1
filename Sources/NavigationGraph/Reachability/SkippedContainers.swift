import InterfaceBuilder
import Projects
import SourceEvidence

extension NavigationGraph {
  /// Leaves out the containers that storyboards begin with and that no code takes, although it takes
  /// other scenes of these storyboards by their identifiers. Those scenes are where code puts them.
  ///
  /// Needs: the edges, and the entry points. Gives: ``skippedContainers``.
  mutating func skipUnusedContainers() {
    let taken = TakenScenes(project.source)
    skippedContainers = Set(
      files.indices.compactMap { file in
        initialContainer(of: file).flatMap { isUnused($0, file, taken) ? $0 : nil }
      })
    for node in skippedContainers {
      for edge in outgoing[node] { incoming[edges[edge].target].removeAll { $0 == edge } }
      outgoing[node] = []
    }
  }

  /// The container that a storyboard begins with.
  private func initialContainer(of file: Int) -> NodeID? {
    guard files[file].kind == .storyboard, !files[file].isLaunchScreen else { return nil }
    return files[file].initialScreen.flatMap { node(named: $0, inFile: file) }
      .flatMap { screen($0).kind.isContainer ? $0 : nil }
  }

  private func isUnused(_ node: NodeID, _ file: Int, _ taken: TakenScenes) -> Bool {
    let identifier = screen(node).storyboardIdentifier
    return isTop(node) && !entryPoints.contains { $0.node == node }
      && taken.isOpenedOnlyElsewhere(files[file].name, than: identifier)
      && files.filter { $0.kind == .storyboard && $0.name == files[file].name }.count == 1
  }
}

/// The scenes that code takes from storyboards, by the storyboard's name.
private struct TakenScenes {
  private var identifiers: [String: Set<String>] = [:]
  private var begun: Set<String> = []
  /// The identifiers that are taken from a storyboard whose name is computed.
  private var others: Set<String> = []
  /// Whether some scene that is taken is unknown, so that any may be it.
  private var hasUnknown = false

  init(_ source: SourceEvidence?) {
    for transition in source?.transitions ?? [] { add(transition.target) }
    for container in source?.containers ?? [] {
      for content in container.tabs.compactMap(\.content) { add(content) }
      for content in container.columns.values { add(content) }
      container.scene.map { add($0) }
    }
  }

  private mutating func add(_ target: CodeTarget) {
    switch target.storyboard {
    case .named(let name)?:
      if let identifier = target.identifier {
        identifiers[name, default: []].insert(identifier)
      } else {
        // Its first scene, or one whose identifier is computed.
        begun.insert(name)
      }
    case .unknown?:
      if let identifier = target.identifier { others.insert(identifier) } else { hasUnknown = true }
    case .own?, nil: break
    }
  }

  /// Whether code takes scenes of a storyboard, and none of them may be the one that it begins with.
  func isOpenedOnlyElsewhere(_ storyboard: String, than identifier: String?) -> Bool {
    guard !hasUnknown, !begun.contains(storyboard), let known = identifiers[storyboard] else {
      return false
    }
    return identifier.map { !known.contains($0) && !others.contains($0) } ?? true
  }
}
