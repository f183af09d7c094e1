import Projects
import SourceEvidence

extension NavigationGraph {
  /// Returns the initial containers of storyboards that no code instantiates, although code
  /// instantiates other scenes of these storyboards by their identifiers.
  func unusedInitialContainers() -> Set<NodeID> {
    let taken = TakenScenes(project.source)
    return Set(
      files.indices.compactMap { file in
        initialContainer(of: file).flatMap { isUnused($0, file, taken) ? $0 : nil }
      })
  }

  /// Returns the initial controller of a storyboard if it is a container.
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

/// The scenes that code instantiates, by the names of their storyboards.
private struct TakenScenes {
  private var identifiers: [String: Set<String>] = [:]
  private var begun: Set<String> = []
  /// The identifiers of scenes from storyboards with computed names.
  private var others: Set<String> = []
  /// Whether code instantiates an unknown scene, which may be any.
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
        // The initial scene, or one with a computed identifier.
        begun.insert(name)
      }
    case .unknown?:
      if let identifier = target.identifier { others.insert(identifier) } else { hasUnknown = true }
    case .own?, nil: break
    }
  }

  /// Whether code instantiates scenes of a storyboard, and certainly not its initial one.
  func isOpenedOnlyElsewhere(_ storyboard: String, than identifier: String?) -> Bool {
    guard !hasUnknown, !begun.contains(storyboard), let known = identifiers[storyboard] else {
      return false
    }
    return identifier.map { !known.contains($0) && !others.contains($0) } ?? true
  }
}
