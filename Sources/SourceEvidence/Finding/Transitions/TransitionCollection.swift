/// Collects the evidence about transitions.
enum TransitionCollection {
  /// Returns the classes of the screens in secondary columns. A stack there may get its first screen
  /// elsewhere.
  static func details(_ runner: CodeRunner, _ evidence: SourceEvidence) -> Set<String> {
    let columns = runner.recorder.effects.details.map { runner.targets.target($0) }
    let shown = evidence.transitions.filter { $0.kind == .showDetail }.map(\.target)
    let stacks = Set(columns.compactMap(\.stack))
    let roots = evidence.containers.filter { stacks.contains($0.place) }
      .compactMap { $0.tabs.first?.content }
    return Set((columns + shown + roots).compactMap(\.className))
  }

  /// Returns the transitions in source order.
  static func transitions(_ runner: CodeRunner) -> [CodeTransition] {
    let effects = runner.recorder.effects
    var (all, others) = merged(effects.transitions)
    var known = Set(all.keys.map(\.origin))
    for (object, from, origin) in effects.instantiated where !object.isUsed {
      guard !known.contains(origin) else { continue }
      known.insert(origin)
      all[TransitionKey(origin: origin, from: from)] = CodeTransition(
        .instantiate, from: from, target: runner.targets.target(object),
        place: runner.program.place(origin),
        confidence: .likely)
    }
    let overlays = Set(effects.windowRoots.filter(\.isOverlay).map(\.origin))
    let found = all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return (found + others).map { key, transition in
      var transition = transition
      let origin = key.origin
      if transition.kind == .root, overlays.contains(origin) { transition.kind = .presumedRoot }
      transition.from = transition.from.map(runner.symbols.shownName)
      transition.conditions = runner.program.conditions(at: origin)
      return transition
    }
  }

  /// Returns one transition for each location and type, and those that lead elsewhere from there: a function
  /// gets its screen from its callers, or from the subclass of its object.
  private static func merged(
    _ transitions: [(key: TransitionKey, transition: CodeTransition)]
  ) -> (all: [TransitionKey: CodeTransition], others: [(TransitionKey, CodeTransition)]) {
    var all: [TransitionKey: CodeTransition] = [:]
    for (key, transition) in transitions where all[key].map(transition.saysMore) ?? true {
      all[key] = transition
    }
    var others: [(key: TransitionKey, transition: CodeTransition)] = []
    for (key, transition) in transitions {
      guard let known = all[key], transition.isBeside(known),
        !others.contains(where: { $0.key == key && $0.transition.target == transition.target })
      else { continue }
      others.append((key, transition))
    }
    return (all, others)
  }
}

extension CodeTransition {
  /// Whether the transition replaces another one at its location.
  fileprivate func saysMore(than known: CodeTransition) -> Bool {
    if segue != nil || kind == .segue { return known.segue == nil }
    if confidence > known.confidence { return true }
    return known.target.className == nil && target.className != nil
  }

  /// Whether the transition leads from the same location to another screen, as certainly as the first one.
  fileprivate func isBeside(_ first: CodeTransition) -> Bool {
    guard kind == first.kind, target != first.target else { return false }
    if kind == .root { return true }
    return Self.direct.contains(kind) && confidence == .certain && target.className != nil
      && target.className != first.target.className
  }

  /// The kinds of transitions that lead from one screen to another one.
  private static let direct: Set<Kind> = [.push, .present, .popover, .showDetail, .child]
}
