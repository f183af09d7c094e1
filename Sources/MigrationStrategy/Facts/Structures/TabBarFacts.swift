import Guidance
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Returns a tab bar controller as a subject, without the facts that depend on the purpose of its
  /// tabs.
  func tabBar(_ node: NodeID, _ tabs: [Tab]) -> Subject {
    var subject = subject(.tabBar, node)
    subject.titles = tabs.map(\.title)
    subject.suggestedTitles = tabs.map(\.suggestedTitle)
    subject.declaredIn =
      graph.segues(from: node).map { graph.file($0.destination) }.first { !$0.isDocument }?.path
    let roots = tabs.compactMap(\.node)
    let top = graph.topLevel(of: node)
    subject.facts[.isTopLevel] = top != .no
    subject.facts[.topLevelReason] = reason(for: top, node)
    subject.facts[.resolvedTabs] = roots.count { graph.screen($0).reference == nil }
    subject.facts[.tabsEndHere] = !roots.isEmpty && roots.allSatisfy { graph.endsHere($0) }
    subject.facts[.declaredTabs] = roots.count { graph.kind($0) == .unspecified }
    subject.facts[.allTabsEmpty] = !roots.isEmpty && roots.allSatisfy { graph.isEmptyScene($0) }
    let isListed = graph.teamListsTabs(of: node)
    if isListed { subject.declaredIn = graph.teamFile?.path }
    let isComputed =
      !isListed && computedTabs.stand(in: graph.screen(node)) && graph.runningPlace(of: node) == nil
    subject.facts[.hasComputedTabs] = isComputed
    subject.facts[.listsAllTabs] =
      isListed || !isComputed && graph.container(of: node)?.knowsAllItems == true
    subject.facts[.hasTabSections] = graph.hasTabSections(node)
    subject.facts[.containsTabBar] = holdsTabBar(roots)
    subject.facts[.isInsideTabBar] = graph.isInTabBar(node)
    subject.facts[.isInSplitViewPrimary] = graph.splitView(withPrimary: node) != nil
    subject.facts[.appHasSplitView] = appHasSplitView(besides: node)
    subject.facts[.hidingScenes] = hidingScenes(behind: node)
    subject.facts[.hasFixedTint] = graph.attributes(of: node).hasFixedTint
    subject.facts[.hasSidebarForm] = screenMarkers.giveTabsASidebar
    addForcedBar(of: node, to: &subject)
    addCounts(to: &subject, tabs)
    return subject
  }

  /// Adds the facts of a tab bar in a view.
  func addBareTabBar(_ items: [Tab], to subject: inout Subject) {
    subject.titles = items.map(\.title)
    subject.suggestedTitles = items.map { _ in nil }
    subject.facts[.isBare] = true
    subject.facts[.forcedBarPlaces] = ""
    addCounts(to: &subject, items)
  }

  private func addCounts(to subject: inout Subject, _ tabs: [Tab]) {
    subject.facts[.tabCount] = tabs.count
    subject.facts[.badges] = tabs.count { $0.item?.hasBadge == true }
    subject.facts[.titles] = tabs.compactMap(\.title)
  }

  /// Returns the reason why a tab bar counts as the top level, as the end of a sentence.
  private func reason(for top: TopLevel, _ node: NodeID) -> String {
    switch top {
    case .no where graph.role(of: node) == .compactColumn:
      "it is the compact form of the app's split view"
    case .root where graph.reachability.fromEntry[node] != .root: columnReason(node)
    case .root: "the app starts with it"
    case .behindEntry(let screen, let share):
      "the app starts with \(quoted(graph.shownName(of: screen))), and "
        + (share.map { "\(Int(($0 * 100).rounded())) % of its scenes lie behind this bar" }
          ?? "there is no way back from this bar")
    case .presumed: "nothing in the files leads to it and no other navigation is known"
    case .no: "it is not"
    }
  }

  private func columnReason(_ node: NodeID) -> String {
    let split = graph.splitView(withPrimary: node)
    let isEntry = split.map { graph.reachability.fromEntry[$0] == .root } ?? false
    return isEntry
      ? "it fills the first column of the split view that the app starts with"
      : "it fills the first column of a split view that nothing in the files leads to"
  }

  private func holdsTabBar(_ roots: [NodeID]) -> Bool {
    roots.contains { root in
      graph.reachable(from: root) { $0.containment != nil }
        .contains { graph.kind($0) == .tabBar }
    }
  }

  private func appHasSplitView(besides node: NodeID) -> Bool {
    graph.nodes.indices.contains { other in
      graph.kind(other) == .splitView && !graph.file(other).isLaunchScreen
        && graph.reachability.fromEntry[other] != nil && !graph.isModal(other)
        && graph.splitView(withPrimary: node) != other
    }
  }

  /// Returns the number of screens that hide the bar when they are pushed. The first screen of a tab is
  /// never pushed, and settings move to a window of their own.
  private func hidingScenes(behind node: NodeID) -> Int {
    let tabs = graph.children(of: node, .item).filter { !isSettings($0) }
    let screens = tabs.map { graph.reachable(from: $0) { $0.step < .modal } }
    return screens.reduce(into: Set()) { $0.formUnion($1) }.count { screen in
      graph.attributes(of: screen).hidesBottomBar
        && graph.segues(to: screen).contains { $0.step == .pushed }
    }
  }
}
