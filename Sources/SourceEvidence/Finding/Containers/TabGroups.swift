/// Finds the groups of tabs that have a screen of their own. Such a group is a section, and its tabs are
/// below it.
struct TabGroups {
  private let runner: CodeRunner
  private let reader: TabReader
  /// The groups, with their own screens.
  private var groups: [(group: CodeObject, screen: CodeObject)] = []

  init(_ runner: CodeRunner) {
    self.runner = runner
    reader = TabReader(runner: runner)
    for container in runner.recorder.effects.containers { find(in: container.controllers) }
  }

  private mutating func find(in list: ListValue?, depth: Int = 0) {
    guard let list, depth < TabReader.deepestGroup else { return }
    for case let group? in list.elements.map(\.object) where group.className == "UITabGroup" {
      if let screen = reader.screen(of: group) { groups.append((group, screen)) }
      find(in: group.fields["children"]?.list, depth: depth + 1)
    }
  }

  /// Puts the screen of each group into the navigation controller that manages the group, as UIKit does.
  func fillStacks() {
    for (group, screen) in groups {
      guard let stack = group.managingStack, stack.controllers == nil else { continue }
      stack.controllers = ListValue(elements: [.object(screen)])
    }
  }

  /// The transitions from the screens of groups to those of their tabs.
  var transitions: [CodeTransition] {
    groups.flatMap { group, screen in
      let tabs = group.fields["children"]?.list?.elements.compactMap(\.object) ?? []
      return tabs.compactMap { transition(from: screen, to: $0) }
    }
  }

  private func transition(from screen: CodeObject, to tab: CodeObject) -> CodeTransition? {
    guard let target = reader.screen(of: tab), let origin = tab.origin else { return nil }
    var transition = CodeTransition(
      .push, from: screen.className.map(runner.symbols.shownName),
      target: runner.targets.target(target), place: runner.program.place(origin),
      confidence: .certain)
    transition.conditions = runner.program.conditions(at: origin)
    return transition
  }
}

extension CodeObject {
  /// The navigation controller that shows the screens of a group of tabs.
  var managingStack: CodeObject? { fields["managingNavigationController"]?.object }
}
