import FileReading

extension SourceEvidence {
  /// Marks the containers that fill a window, and how the other SwiftUI containers appear.
  mutating func markRoots(_ runner: CodeRunner, _ tree: ViewParts) {
    let built = containers.indices.filter { !runner.program.excludes(containers[$0].conditions) }
    let top = built.filter { [.tabBar, .splitView].contains(containers[$0].kind) }
    var finder = RootFinder(runner, tree)
    finder.search()
    for root in finder.roots {
      for index in built where isFilled(by: root.key, containers[index]) {
        containers[index].root = CodeContainer.Root(
          chain: root.chain.map(runner.program.place), confidence: containers[index].confidence,
          isPresumed: root.isPresumed)
      }
    }
    markCompact(runner)
    markStandings(finder, runner, tree)
    markElsewhere(runner)
    markParts(runner, tree)
    guard !containers.contains(where: { $0.root != nil }) else { return }
    let open = top.filter { isTopmost(containers[$0]) }
    guard open.count == 1, !containers[open[0]].isSwiftUI else { return }
    containers[open[0]].root = CodeContainer.Root(
      chain: [containers[open[0]].place], confidence: .likely)
  }

  /// Marks the containers that fill a window only in a compact width, beside others in a regular width.
  private mutating func markCompact(_ runner: CodeRunner) {
    let roots = containers.indices.filter { containers[$0].root != nil }
    guard roots.count > 1 else { return }
    let types = ElsewhereTypes(runner) { $0 == .compactWidth }.onlyPlaces
    let compact = Set(
      roots.filter { index in
        containers[index].conditions.contains(.compactWidth)
          || containers[index].root?.chain.contains(where: types.contains) == true
      })
    let others = roots.filter { !compact.contains($0) }
    guard !others.isEmpty else { return }
    let isBesideColumns = others.contains { containers[$0].kind == .splitView }
    for index in compact {
      containers[index].root = nil
      containers[index].isForCompactWidth = isBesideColumns
      containers[index].isElsewhere = !isBesideColumns
    }
  }

  /// Marks the containers that only code for other devices shows.
  private mutating func markElsewhere(_ runner: CodeRunner) {
    for index in containers.indices
    where containers[index].conditions.contains(where: \.isOfOtherDevices) {
      containers[index].isElsewhere = true
    }
    let names = ElsewhereTypes(runner).names
    guard !names.isEmpty else { return }
    let shown = shownClasses(runner)
    for index in containers.indices {
      guard containers[index].root == nil, containers[index].standing == nil,
        let name = containers[index].name, names.contains(name), !shown.contains(name)
      else { continue }
      containers[index].isElsewhere = true
    }
  }

  /// The names of the classes and views that code of the build leads to or puts into a container.
  private func shownClasses(_ runner: CodeRunner) -> Set<String> {
    let transitions = transitions.filter { !runner.program.excludes($0.conditions) }
    let containers = containers.filter { !runner.program.excludes($0.conditions) }
    let held = containers.flatMap(\.contents)
    return Set((transitions.map(\.target) + held).compactMap(\.className))
  }

  private func isFilled(by key: String, _ container: CodeContainer) -> Bool {
    guard container.root == nil, container.key == key else { return false }
    switch container.kind {
    case .tabBar, .splitView: return true
    case .navigationStack, .pageView: return container.isSwiftUI
    case .bareTabBar, .pageControl, .segmentedControl: return false
    }
  }

  /// Marks how the SwiftUI containers appear that fill no window.
  private mutating func markStandings(
    _ finder: RootFinder, _ runner: CodeRunner, _ tree: ViewParts
  ) {
    var standings = ViewStandings(runner, tree)
    for other in finder.others { standings.add(other.part.kind, other.part.step) }
    addTargets(to: &standings)
    standings.follow()
    mark(standings)
    // Nothing leads to the others, except to those in views that are written inline in a sheet.
    let views = openViews
    let held = Self.views(heldByOthers: views, runner, tree)
    for views in [views.filter { !held.contains($0) }, views] {
      for view in views { standings.add(view: view, .inPlace) }
      standings.follow()
    }
    mark(standings)
    markHosted()
  }

  /// Adds the views that code leads to, and those in UIKit containers.
  private func addTargets(to standings: inout ViewStandings) {
    for transition in transitions where transition.target.isSwiftUI {
      guard let step = transition.kind.viewStep else { continue }
      standings.add(view: transition.target.className, step)
    }
    for container in containers where !container.isSwiftUI {
      for target in container.contents
      where target.isSwiftUI {
        standings.add(view: target.className, .contained)
      }
    }
  }

  /// The names of the views with containers that nothing leads to, sorted.
  private var openViews: [String] {
    let open = containers.filter { $0.isSwiftUI && $0.root == nil && $0.standing == nil }
    return Set(open.compactMap(\.name)).sorted()
  }

  /// Returns the views that other views of a list show.
  private static func views(
    heldByOthers views: [String], _ runner: CodeRunner, _ tree: ViewParts
  ) -> Set<String> {
    views.reduce(into: []) { held, view in
      var inside = ViewStandings(runner, tree)
      inside.add(view: view, .inPlace)
      inside.follow()
      held.formUnion(inside.views.subtracting([view]))
    }
  }

  /// Marks the containers in views that are written inline in the code that shows them.
  private mutating func markHosted() {
    let hosted = hostedSteps
    for index in containers.indices where containers[index].isSwiftUI {
      guard containers[index].root == nil, containers[index].standing == nil else { continue }
      containers[index].standing =
        hosted[containers[index].place].flatMap(CodeContainer.Standing.init)
    }
  }

  /// How containers in inline views appear, by their location.
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

  /// Marks the containers that are only a part of their view.
  private mutating func markParts(_ runner: CodeRunner, _ tree: ViewParts) {
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

  /// Whether no code presents, pushes, or embeds a container.
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
  /// The key of a root: the name of a class of the project, or else the location.
  fileprivate var key: String { isSwiftUI ? "\(place)" : name ?? "\(place)" }
}

extension CodeContainer.Standing {
  /// Creates the standing of a container from the step that leads to it.
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
  /// How the target of a transition appears if it is a SwiftUI view, or `nil` if that is known
  /// otherwise.
  fileprivate var viewStep: ViewStep? {
    switch self {
    case .push, .showDetail, .stackRoot: .pushed
    case .present, .popover: .presented
    case .child: .contained
    case .root, .presumedRoot, .segue, .instantiate: nil
    }
  }
}
