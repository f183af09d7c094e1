import FileReading
import Projects
import SourceEvidence

extension NavigationGraph {
  /// Adds the transitions in code, and finds the root view controllers of windows in code.
  ///
  /// A transition that a document also contains is not added again. A class of several scenes is
  /// ambiguous, so a transition to it is not added.
  ///
  /// Needs: the edges of documents, and the roots. Gives: the other ``edges``, ``windowRoots``, and
  /// ``helpersPush``.
  mutating func addCode() {
    guard let source = project.source else { return }
    let screens = CodeScreens(self, source.classes)
    for container in source.containers { addRoot(container, among: screens) }
    var known = Set(edges.map(EdgeKey.init))
    for transition in source.transitions where transition.isInApp {
      if transition.kind == .root {
        let file = transition.place.file
        let isScreen = transition.from.map { source.classes.isKind($0, of: "UIViewController") }
        addWindowRoot(
          screens.destination(of: transition.target, from: nil),
          isScreen == true ? .screen(file: file) : .code(file: file))
      } else if let kind = transition.kind.segue {
        addEdges(for: transition, kind, among: screens, &known)
      }
    }
  }

  /// Adds a storyboard container on the path from a window's root in code. If code has no other use
  /// for the container, it must be embedded in a screen of the storyboard.
  private mutating func addRoot(_ container: CodeContainer, among screens: CodeScreens) {
    guard let root = container.root, let name = container.name else { return }
    let nodes = screens.controllers(ofClass: name).filter { file($0).isDocument }
    guard nodes.count == 1, let node = nodes.first else { return }
    let isEmbedded = rootChain(above: node).contains { holder in
      segues(to: holder).contains { $0.kind == .embed }
    }
    guard root.chain.count > 1 || isEmbedded else { return }
    addWindowRoot(node, .code(file: container.place.file))
  }

  /// Adds the root of a window. If both the app and a screen set the same root, the app is its
  /// source.
  private mutating func addWindowRoot(_ node: NodeID?, _ source: EntryPoint.Source) {
    guard let node else { return }
    let root = EntryPoint(node: node, source: source)
    guard let known = windowRoots.firstIndex(where: { $0.node == node }) else {
      return windowRoots.append(root)
    }
    if case .screen = windowRoots[known].source { windowRoots[known] = root }
  }

  private mutating func addEdges(
    for transition: CodeTransition, _ kind: Transition.Kind, among screens: CodeScreens,
    _ known: inout Set<EdgeKey>
  ) {
    let holders = transition.from.map { screens.controllers(thatRun: $0) } ?? []
    if holders.isEmpty {
      addStep(of: transition, among: screens)
      helpersPush = helpersPush || kind == .push
    }
    guard let owner = transition.from else { return }
    for holder in holders {
      guard let target = screens.destination(of: transition.target, from: holder) else { continue }
      let isShared = holders.count > 1 && screen(holder).customClass != owner
      // A push by a navigation controller starts at its root.
      let source = self.kind(holder) == .stack ? root(of: holder) : holder
      // A superclass of all screens would lead each screen to itself.
      if isShared && (target == source || target == holder) { continue }
      let edge = Edge(
        source: source, destination: target, target: target, kind: kind,
        origin: Origin(.source, at: transition.place),
        code: Edge.Code(
          presentationStyle: transition.presentationStyle,
          transitionStyle: transition.transitionStyle, isShared: isShared,
          isStackWide: transition.isStackWide))
      if known.insert(EdgeKey(edge)).inserted { add(edge) }
    }
  }

  /// Records how code that belongs to no screen, such as a router, shows a container.
  private mutating func addStep(of transition: CodeTransition, among screens: CodeScreens) {
    guard let step = transition.kind.step,
      let node = screens.destination(of: transition.target, from: nil),
      screen(node).kind.isContainer
    else { return }
    stepsInCode[node] = min(stepsInCode[node] ?? step, step)
  }
}

/// The key for deduplicating edges.
private struct EdgeKey: Hashable {
  private let source: Int
  private let target: Int
  private let step: Step?

  init(_ edge: NavigationGraph.Edge) {
    (source, target, step) = (edge.source, edge.target, edge.step)
  }
}

extension CodeTransition.Kind {
  /// The step of the transition, or `nil` if it depends on the source.
  fileprivate var step: Step? {
    switch self {
    case .push: .pushed
    case .present, .popover: .modal
    default: nil
    }
  }

  /// The equivalent segue, or `nil` if there is none or a document already contains it.
  fileprivate var segue: Transition.Kind? {
    switch self {
    case .push: .push
    case .present: .presentation
    case .popover: .popoverPresentation
    case .showDetail: .showDetail
    case .stackRoot: .replace
    case .child: .embed
    case .instantiate: .instantiate
    case .root, .presumedRoot, .segue: nil
    }
  }
}
