/// Attributes what helper objects, such as coordinators, push onto stacks to the first screens of the stacks.
struct StackPushes {
  private let runner: CodeRunner
  /// The classes of the first screens of the stacks that code creates at each location.
  private var roots: [Position: Set<String>] = [:]

  /// - Parameters:
  ///   - runner: The runner of the code.
  ///   - containers: The containers, with the first screens of stacks.
  init(_ runner: CodeRunner, _ containers: [CodeContainer]) {
    self.runner = runner
    let chosen = containers.filter { !$0.otherFirstScreens.isEmpty }.reduce(into: [:]) {
      $0[$1.place] = $1.tabs.first?.content?.className
    }
    for stack in runner.recorder.effects.containers {
      guard let origin = stack.origin,
        let root = chosen[runner.program.place(origin)]
          ?? stack.controllers?.elements.first?.object?.className
      else { continue }
      roots[origin, default: []].insert(root)
    }
  }

  /// The transitions from first screens that are known. Each location leads to a screen once.
  var transitions: [CodeTransition] {
    var seen: Set<CodeTransition> = []
    return runner.recorder.effects.pushes.compactMap { stack, key, pushed -> CodeTransition? in
      var transition = pushed
      // An empty stack, which another run fills, seems to begin with what is pushed.
      let roots = roots[stack, default: []].subtracting([pushed.target.className ?? ""])
      guard roots.count == 1, let root = roots.first else { return nil }
      transition.from = runner.symbols.shownName(of: root)
      transition.confidence = .likely
      transition.conditions = runner.program.conditions(at: key.origin)
      return seen.insert(transition).inserted ? transition : nil
    }
  }
}
