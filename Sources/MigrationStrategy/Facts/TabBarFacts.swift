import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// A tab bar controller as a subject, without what depends on the purpose of its tabs.
  func tabBar(_ node: NavigationGraph.NodeID, _ tabs: [Tab]) -> Subject {
    var subject = subject(.tabBar, node)
    subject.titles = tabs.map(\.title)
    subject.suggestedTitles = tabs.map(\.suggestedTitle)
    let roots = tabs.compactMap(\.node)
    let top = graph.topLevel(of: node)
    subject.facts.set(.isBare, false)
    subject.facts.set(.isConnected, true)
    subject.facts.set(.isTopLevel, top != .no)
    subject.facts.set(.topLevelReason, text: reason(for: top, graph.role(of: node)))
    subject.facts.set(.resolvedTabs, roots.count { graph.controller($0).reference == nil })
    subject.facts.set(.allTabsEmpty, !roots.isEmpty && roots.allSatisfy { graph.isEmptyScene($0) })
    subject.facts.set(.containsTabBar, holdsTabBar(roots))
    subject.facts.set(.isInsideTabBar, graph.isInTabBar(node))
    subject.facts.set(.isInSplitViewPrimary, graph.splitView(withPrimary: node) != nil)
    subject.facts.set(.appHasSplitView, appHasSplitView(besides: node))
    subject.facts.set(.hidingScenes, hidingScenes(behind: node))
    let tree = graph.document(node).tree
    let bar = tree.children(of: graph.controller(node).element, named: .tabBar).first { _ in true }
    subject.facts.set(.hasFixedTint, bar.map { hasFixedTint($0, tree) } ?? false)
    addCounts(to: &subject, tabs)
    return subject
  }

  /// A tab bar inside a view as a subject.
  func bareTabBar(_ element: Int, _ document: Int, _ items: [Tab]) -> Subject {
    var subject = subject(.tabBar, element, document)
    subject.titles = items.map(\.title)
    subject.suggestedTitles = items.map { _ in nil }
    subject.facts.set(.isBare, true)
    subject.facts.set(.isConnected, isConnected(element, document))
    subject.facts.set(.isTopLevel, false)
    subject.facts.set(.topLevelReason, text: reason(for: .no, .nested))
    subject.facts.set(.resolvedTabs, 0)
    subject.facts.set(.allTabsEmpty, false)
    subject.facts.set(.containsTabBar, false)
    subject.facts.set(.isInsideTabBar, false)
    subject.facts.set(.isInSplitViewPrimary, false)
    subject.facts.set(.appHasSplitView, false)
    subject.facts.set(.hidingScenes, 0)
    subject.facts.set(.hasFixedTint, hasFixedTint(element, graph.project.documents[document].tree))
    addCounts(to: &subject, items)
    return subject
  }

  private func addCounts(to subject: inout Subject, _ tabs: [Tab]) {
    subject.facts.set(.tabCount, tabs.count)
    subject.facts.set(.badges, tabs.count { $0.item?.hasBadge == true })
    subject.facts.set(.hasLongTitle, tabs.contains { ($0.title?.count ?? 0) > Self.longTitle })
    subject.facts.set(.titles, list: tabs.compactMap(\.title))
  }

  /// rules.md, tab-bar/overflow-more.
  private static let longTitle = 12

  /// Why a tab bar is taken for the top level, as the end of a sentence.
  private func reason(for top: TopLevel, _ role: Role) -> String {
    switch top {
    case .no where role == .compactColumn: "it is the compact form of the app's split view"
    case .root: "the app starts with it"
    case .behindEntry(let screen, let share):
      "the app starts with \(quoted(graph.name(of: screen))), and "
        + "\(Int((share * 100).rounded())) % of its scenes lie behind this bar"
    case .presumed: "nothing in the files leads to it and no other navigation is known"
    case .no: "it is not"
    }
  }

  private func holdsTabBar(_ roots: [NavigationGraph.NodeID]) -> Bool {
    roots.contains { root in
      graph.reachable(from: root) { $0.kind == .relationship }
        .contains { graph.kind($0) == .tabBarController }
    }
  }

  private func appHasSplitView(besides node: NavigationGraph.NodeID) -> Bool {
    graph.nodes.indices.contains { other in
      graph.kind(other) == .splitViewController && !graph.document(other).isLaunchScreen
        && graph.ways.fromEntry[other] != nil && !graph.isModal(other)
        && graph.splitView(withPrimary: node) != other
    }
  }

  private func hasFixedTint(_ bar: Int, _ tree: ElementTree) -> Bool {
    tree.children(of: bar, named: .color).contains {
      tree.hasValue("tintColor", for: .key, of: $0)
        || tree.hasValue("selectedImageTintColor", for: .key, of: $0)
    }
  }

  private func hidingScenes(behind node: NavigationGraph.NodeID) -> Int {
    graph.reachable(from: node) { ($0.step ?? .modal) < .modal }.count { other in
      graph.tree(of: other).isYes(
        .hidesBottomBarWhenPushed, of: graph.element(of: other))
    }
  }

  private func isConnected(_ element: Int, _ document: Int) -> Bool {
    let tree = graph.project.documents[document].tree
    if tree.children(of: element, named: .connections).contains(where: { tree.end(of: $0) > $0 + 1 }
    ) {
      return true
    }
    guard let id = tree[element, .id] else { return false }
    return tree.descendants(of: 0).contains {
      (tree.name(of: $0) == .outlet || tree.name(of: $0) == .outletCollection)
        && tree[$0, .destination] == id
    }
  }
}

// MARK: - What depends on the purpose of the tabs

extension SubjectFinder {
  /// Counts the tabs that stay sections of the app (decision.md §1 G6).
  mutating func addRemainingTabs() {
    for bar in subjects.indices(of: .tabBar) {
      let tabs = subjects.all[bar].children
      let remaining = tabs.filter { subjects.all[$0].facts.word(.purpose) == "navigation" }
      let removed = tabs.filter { !remaining.contains($0) }
      subjects.all[bar].facts.set(.remainingTabs, remaining.count)
      subjects.all[bar].facts.set(.removedTabs, list: removed.map(shownTitle))
      subjects.all[bar].facts.set(
        .remainingTitles,
        list: remaining.compactMap { subjects.all[$0].titles.first.flatMap { $0 } })
      addShape(of: remaining.compactMap { subjects.all[$0].node }, to: bar)
    }
  }

  private func shownTitle(_ tab: Int) -> String { subjects.all[tab].facts[.title]?.shown ?? "" }

  private mutating func addShape(of roots: [NavigationGraph.NodeID], to bar: Int) {
    let lists = roots.filter { graph.isList($0) }
    let descents = roots.map { graph.descent(from: $0) }
    let deepest = descents.max { $0.depth < $1.depth }
    let deepLists = lists.filter { graph.descent(from: $0).depth > 0 }
    let deepClasses = Set(deepLists.map { rootClass($0) })
    let classes = Set(roots.map { rootClass($0) })
    subjects.all[bar].facts.set(.listRoots, lists.count)
    subjects.all[bar].facts.set(.listRootShare, word: share(lists.count, of: roots.count))
    subjects.all[bar].facts.set(.deepestTab, deepest?.depth ?? 0)
    subjects.all[bar].facts.set(.deepestPath, text: path(deepest?.screens ?? []))
    subjects.all[bar].facts.set(.deepLists, deepLists.count)
    subjects.all[bar].facts.set(.deepListsDiffer, deepClasses.count > 1)
    subjects.all[bar].facts.set(
      .tabsShareRootClass, roots.count > 1 && classes.count == 1 && classes.first != "")
    subjects.all[bar].facts.set(
      .stackTabs, roots.count { graph.kind($0) == .navigationController })
  }

  private func share(_ lists: Int, of tabs: Int) -> String {
    lists == 0 ? "none" : lists * 2 >= tabs ? "half" : "some"
  }

  /// The class of a tab's first screen; empty where Interface Builder names none.
  private func rootClass(_ node: NavigationGraph.NodeID) -> String {
    graph.controller(graph.root(of: node)).customClass ?? ""
  }
}
