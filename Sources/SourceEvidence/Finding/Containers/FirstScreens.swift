/// Chooses the first screen of each stack that gets several one after the other, such as a sign-in and the screen
/// that replaces it: the one from which code leads to most others.
struct FirstScreens {
  private let next: [String: Set<String>]

  /// - Parameter transitions: The transitions of the project, each from its screen.
  init(_ transitions: [CodeTransition]) {
    next = transitions.reduce(into: [:]) { next, transition in
      guard let from = transition.from, let target = transition.target.className else { return }
      next[from, default: []].insert(target)
    }
  }

  /// Returns the containers, each stack with its main first screen, and the transitions from it to those that
  /// it replaces.
  func chosen(
    in containers: [CodeContainer]
  ) -> (containers: [CodeContainer], transitions: [CodeTransition]) {
    var transitions: [CodeTransition] = []
    let chosen = containers.map { container in
      guard !container.otherFirstScreens.isEmpty, let first = container.tabs.first?.content else {
        return container
      }
      var container = container
      let all = [first] + container.otherFirstScreens
      let main = all.dropFirst().reduce(first) { reach(of: $1) > reach(of: $0) ? $1 : $0 }
      container.tabs[0].content = main
      container.otherFirstScreens = all.filter { $0 != main }
      transitions += container.otherFirstScreens.map {
        CodeTransition(
          .stackRoot, from: main.className, target: $0, place: container.place, confidence: .likely)
      }
      return container
    }
    return (chosen, transitions)
  }

  /// The number of classes that a screen leads to.
  private func reach(of target: CodeTarget) -> Int {
    guard let name = target.className else { return 0 }
    var (seen, pending) = (Set([name]), [name])
    while let from = pending.popLast() {
      pending += (next[from] ?? []).filter { seen.insert($0).inserted }
    }
    return seen.count - 1
  }
}
