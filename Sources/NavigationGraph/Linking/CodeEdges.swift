import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

extension NavigationGraph {
  /// Links what code leads from and to, and finds what it makes the root of a window.
  ///
  /// What a document says already is not said again. A class that code names and that is several
  /// scenes leads nowhere: nobody knows to which.
  mutating func addCode() {
    guard let source = project.source, !source.transitions.isEmpty else { return }
    let screens = CodeScreens(self, source.classes)
    var known = Set(edges.map(Way.init))
    for transition in source.transitions where transition.isInApp {
      if transition.kind == .root {
        addWindowRoot(screens.destination(of: transition.target, from: nil), transition.place)
      } else if let kind = transition.kind.segue {
        addEdges(for: transition, kind, among: screens, &known)
      }
    }
  }

  private mutating func addWindowRoot(_ node: NodeID?, _ place: SourceLocation) {
    guard let node, !windowRoots.contains(where: { $0.node == node }) else { return }
    windowRoots.append(EntryPoint(node: node, source: .code(file: place.file)))
  }

  private mutating func addEdges(
    for transition: CodeTransition, _ kind: SegueKind, among screens: CodeScreens,
    _ known: inout Set<Way>
  ) {
    guard let owner = transition.from else { return }
    let holders = screens.controllers(ofClass: owner)
    for holder in holders {
      guard let target = screens.destination(of: transition.target, from: holder) else { continue }
      let isShared = holders.count > 1 && controller(holder).customClass != owner
      // What a navigation controller pushes, its screens push.
      let source = self.kind(holder) == .navigationController ? root(of: holder) : holder
      // A class that all screens inherit from leads each of them to the others.
      if isShared && (target == source || target == holder) { continue }
      let code = Edge.Code(
        place: transition.place, presentationStyle: transition.presentationStyle,
        isShared: isShared)
      let edge = Edge(
        source: source, destination: target, target: target, kind: kind, origin: .source(code))
      if known.insert(Way(edge)).inserted { add(edge) }
    }
  }
}

/// What is the same way from one controller to another, whoever says it.
private struct Way: Hashable {
  private let source: Int
  private let target: Int
  private let step: Step?

  init(_ edge: NavigationGraph.Edge) {
    (source, target, step) = (edge.source, edge.target, edge.step)
  }
}

extension CodeTransition.Kind {
  /// The segue that does the same; `nil` for what is none, or is in a document already.
  fileprivate var segue: SegueKind? {
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

extension SegueKind {
  /// What code takes out of a storyboard and shows in a way that is not known.
  fileprivate static let instantiate = SegueKind(rawValue: "instantiate")
}
