import FileReading

extension SourceEvidence {
  /// Marks the containers that fill a window, and how the others in SwiftUI code appear.
  mutating func markRoots(_ runner: CodeRunner, _ tree: ViewTree) {
    let built = containers.indices.filter { !runner.program.excludes(containers[$0].conditions) }
    let top = built.filter { [.tabBar, .splitView].contains(containers[$0].kind) }
    var finder = RootFinder(runner, tree)
    finder.search()
    for root in finder.roots {
      for index in built where isFilled(by: root.key, containers[index]) {
        containers[index].root = CodeContainer.Root(
          chain: root.chain.map(runner.program.place), confidence: containers[index].confidence)
      }
    }
    markStandings(finder, runner, tree)
    markParts(runner, tree)
    guard !containers.contains(where: { $0.root != nil }) else { return }
    let open = top.filter { isTopmost(containers[$0]) }
    guard open.count == 1, !containers[open[0]].isSwiftUI else { return }
    containers[open[0]].root = CodeContainer.Root(
      chain: [containers[open[0]].place], confidence: .likely)
  }

  private func isFilled(by key: String, _ container: CodeContainer) -> Bool {
    guard container.root == nil, container.key == key else { return false }
    switch container.kind {
    case .tabBar, .splitView: return true
    case .navigationStack, .pageView: return container.isSwiftUI
    case .bareTabBar, .pageControl, .segmentedControl: return false
    }
  }

  /// Marks the containers of SwiftUI that are shown in a tab, behind a link or in a sheet.
  private mutating func markStandings(
    _ finder: RootFinder, _ runner: CodeRunner, _ tree: ViewTree
  ) {
    var standings = ViewStandings(runner, tree)
    for other in finder.others { standings.add(other.part.kind, other.part.step) }
    addTargets(to: &standings)
    standings.follow()
    mark(standings)
    // Nothing leads to the rest, except for what stands in a sheet where it is written.
    let views = openViews
    let held = Self.views(heldByOthers: views, runner, tree)
    for views in [views.filter { !held.contains($0) }, views] {
      for view in views { standings.add(view: view, .inPlace) }
      standings.follow()
    }
    mark(standings)
    markHosted()
  }

  /// Adds the views that code goes to, and those in containers of UIKit.
  private func addTargets(to standings: inout ViewStandings) {
    for transition in transitions where transition.target.isSwiftUI {
      guard let step = transition.kind.viewStep else { continue }
      standings.add(view: transition.target.className, step)
    }
    for container in containers where !container.isSwiftUI {
      for target in container.tabs.compactMap(\.content) + container.columns.values
      where target.isSwiftUI {
        standings.add(view: target.className, .contained)
      }
    }
  }

  /// The views with containers to which no way is known, in order.
  private var openViews: [String] {
    let open = containers.filter { $0.isSwiftUI && $0.root == nil && $0.standing == nil }
    return Set(open.compactMap(\.name)).sorted()
  }

  /// The views that others of some views show.
  private static func views(
    heldByOthers views: [String], _ runner: CodeRunner, _ tree: ViewTree
  ) -> Set<String> {
    views.reduce(into: []) { held, view in
      var inside = ViewStandings(runner, tree)
      inside.add(view: view, .inPlace)
      inside.follow()
      held.formUnion(inside.views.subtracting([view]))
    }
  }

  /// Marks the containers in what hosting controllers show: that is written where they are made.
  private mutating func markHosted() {
    let hosted = hostedSteps
    for index in containers.indices where containers[index].isSwiftUI {
      guard containers[index].root == nil, containers[index].standing == nil else { continue }
      containers[index].standing =
        hosted[containers[index].place].flatMap(CodeContainer.Standing.init)
    }
  }

  /// How code goes to the containers in views that are written where it goes to them.
  private var hostedSteps: [SourceLocation: ViewStep] {
    var steps: [SourceLocation: ViewStep] = [:]
    for transition in transitions where transition.target.isSwiftUI {
      guard let step = transition.kind.viewStep else { continue }
      for place in [transition.target.stack, transition.target.container].compactMap({ $0 }) {
        steps[place] = min(steps[place] ?? step, step)
      }
    }
    return steps
  }

  /// Marks the containers that are a part of their view only.
  private mutating func markParts(_ runner: CodeRunner, _ tree: ViewTree) {
    for index in containers.indices where containers[index].isSwiftUI {
      guard let view = containers[index].name.flatMap({ runner.symbols.name(of: $0, in: nil) })
      else {
        continue
      }
      let places = tree.containers(thatAre: view).map(runner.program.place)
      containers[index].isPartOfView = !places.contains(containers[index].place)
    }
  }

  private mutating func mark(_ standings: ViewStandings) {
    for index in containers.indices
    where containers[index].isSwiftUI && containers[index].root == nil {
      containers[index].standing =
        standings.steps[containers[index].place].flatMap(CodeContainer.Standing.init)
    }
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
  fileprivate var key: String { isSwiftUI ? "\(place)" : name ?? "\(place)" }
}

extension CodeContainer.Standing {
  /// What a way to a container makes of it.
  fileprivate init?(_ step: ViewStep) {
    switch step {
    case .inPlace: return nil
    case .contained, .attached: self = .contained
    case .pushed: self = .pushed
    case .presented: self = .presented
    }
  }
}

extension CodeTransition.Kind {
  /// How a view appears that code goes to in this way; nil where that is known otherwise.
  fileprivate var viewStep: ViewStep? {
    switch self {
    case .push, .showDetail, .stackRoot: .pushed
    case .present, .popover: .presented
    case .child: .contained
    case .root, .presumedRoot, .segue, .instantiate: nil
    }
  }
}
