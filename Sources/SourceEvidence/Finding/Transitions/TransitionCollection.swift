/// Collects the evidence about transitions.
enum TransitionCollection {
  /// Returns the classes of the screens in secondary columns. A stack there may get its first screen
  /// elsewhere.
  static func details(_ runner: CodeRunner, _ evidence: SourceEvidence) -> Set<String> {
    let columns = runner.recorder.details.map { runner.targets.target($0) }
    let shown = evidence.transitions.filter { $0.kind == .showDetail }.map(\.target)
    let stacks = Set(columns.compactMap(\.stack))
    let roots = evidence.containers.filter { stacks.contains($0.place) }
      .compactMap { $0.tabs.first?.content }
    return Set((columns + shown + roots).compactMap(\.className))
  }

  /// Returns the transitions in source order.
  static func transitions(_ runner: CodeRunner) -> [CodeTransition] {
    var all = runner.recorder.transitions
    var known = Set(all.keys.map(\.origin))
    for (object, from, origin) in runner.recorder.instantiated where !object.isUsed {
      guard !known.contains(origin) else { continue }
      known.insert(origin)
      all[TransitionKey(origin: origin, from: from)] = CodeTransition(
        .instantiate, from: from, target: runner.targets.target(object),
        place: runner.program.place(origin),
        confidence: .likely)
    }
    let overlays = Set(runner.recorder.windowRoots.filter(\.isOverlay).map(\.origin))
    let found = all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return (found + runner.recorder.otherRoots).map { key, transition in
      var transition = transition
      let origin = key.origin
      if transition.kind == .root, overlays.contains(origin) { transition.kind = .presumedRoot }
      transition.conditions = runner.program.conditions(at: origin)
      return transition
    }
  }
}
