import FileReading

/// What the dumps of an app mean for its navigation.
package struct RunningSummary: Sendable, Equatable {
  /// The containers, in order. One that several dumps show is there once.
  package var containers: [RunningContainer] = []
  /// The controllers that are presented, in order.
  package var presented: [RunningPresented] = []
  /// The screens of the app, each once, in order.
  package var screens: [RunningName] = []

  /// The screens that fill a window without a container, each once, in order.
  package var roots: [RunningRoot] = []

  private var positions: [UInt64: Int] = [:]
  private var seen: Set<RunningName> = []

  /// Summarizes all dumps of an app.
  package init(_ dump: RunningDump) {
    for controller in dump.controllers { visit(controller, RunningPath()) }
    addTitles(TabTitles.all(in: dump.elements))
  }

  /// The number of screens in the longest stack, or 0 without stacks.
  package var longestStack: Int {
    containers.lazy.filter { $0.kind == .navigation }.map(\.items.count).max() ?? 0
  }

  private mutating func visit(_ controller: RunningController, _ path: RunningPath) {
    if var container = ContainerReader.container(controller) {
      (container.above, container.isTop) = (
        path.above, path.isTop && !controller.onlyHoldsContainer
      )
      container.isPresented = path.isPresented
      add(container, controller.address)
    }
    if controller.isScreen { add(controller) }
    if controller.isScreen, path.isTop, path.above.isEmpty { add(root: controller) }
    for child in controller.children { visit(child, path.below(controller)) }
    for other in controller.presented {
      add(
        RunningPresented(
          presenter: controller.name, controller: other.name,
          root: ContainerReader.screens(in: other).first,
          presentation: other.presentation ?? .custom, location: other.location))
      visit(other, .presented)
    }
  }

  /// A root with a container inside only holds it.
  private mutating func add(root: RunningController) {
    guard !root.containsContainer else { return }
    let known = roots.contains { $0.name == root.hosted }
    if !known { roots.append(RunningRoot(name: root.hosted, location: root.location)) }
  }

  private mutating func add(_ screen: RunningController) {
    let name = screen.hosted
    if seen.insert(name).inserted { screens.append(name) }
  }

  /// The same container in a later dump can hold more: a longer stack, or a tab that is loaded.
  private mutating func add(_ container: RunningContainer, _ address: UInt64?) {
    guard let address, let position = positions[address],
      containers[position].name == container.name
    else {
      if let address { positions[address] = containers.count }
      containers.append(container)
      return
    }
    if containers[position].items.count < container.items.count {
      containers[position] = container
    }
  }

  private mutating func add(_ other: RunningPresented) {
    let isKnown = presented.contains {
      $0.presenter == other.presenter && $0.controller == other.controller && $0.root == other.root
    }
    if !isKnown { presented.append(other) }
  }

  /// Gives the titles of each tab bar to one container, of the same file if possible. The bar can be
  /// there several times, with other tabs selected.
  private mutating func addTitles(_ bars: [TabTitles]) {
    var bars = bars
    for isSameFile in [true, false] {
      for index in containers.indices where isUntitled(containers[index]) {
        let found = bars.first {
          (!isSameFile || $0.file == containers[index].location.file) && $0.fits(containers[index])
        }
        guard let found else { continue }
        add(found, to: index)
        bars.removeAll { $0.titles == found.titles }
      }
    }
  }

  private func isUntitled(_ container: RunningContainer) -> Bool {
    container.kind == .tabBar && container.items.allSatisfy { $0.title == nil }
  }

  private mutating func add(_ bar: TabTitles, to index: Int) {
    let hasMore = bar.hasMore(with: containers[index].items.count)
    let titles = hasMore ? bar.titles.dropLast() : bar.titles[...]
    for (position, title) in titles.enumerated() {
      containers[index].items[position].title = title
    }
    containers[index].hasMore = containers[index].hasMore || hasMore
    containers[index].selected =
      containers[index].selected ?? bar.selected.flatMap { $0 < titles.count ? $0 : nil }
  }
}
