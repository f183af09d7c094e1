import Guidance
import InterfaceBuilder
import NavigationGraph

extension SubjectFinder {
  /// Counts the tabs that stay sections of the app
  /// (How-Decisions-Are-Made.md#tab-bars).
  mutating func addRemainingTabs() {
    for bar in subjects.indices(of: .tabBar) {
      let tabs = subjects.all[bar].children
      let remaining = tabs.filter { subjects.all[$0].facts[.purpose] == "navigation" }
      let removed = tabs.filter { subjects.all[$0].facts[.purpose] != "navigation" }
      subjects.all[bar].facts[.remainingTabs] = remaining.count
      subjects.all[bar].facts[.removedTabs] = removed.map(shownTitle)
      subjects.all[bar].facts[.remainingTitles] = remaining.map {
        subjects.all[$0].titles.first.flatMap { $0 }
      }
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
    subjects.all[bar].facts[.listRoots] = lists.count
    subjects.all[bar].facts[.listRootShare] = share(lists.count, of: roots.count)
    subjects.all[bar].facts[.deepestTab] = deepest?.depth ?? 0
    subjects.all[bar].facts[.deepestPath] = path(deepest?.screens ?? [])
    subjects.all[bar].facts[.deepLists] = deepLists.count
    subjects.all[bar].facts[.deepListsDiffer] = deepClasses.count > 1
    subjects.all[bar].facts[.tabsShareRootClass] =
      roots.count > 1 && classes.count == 1 && classes.first != ""
    let stacks = roots.filter { graph.kind($0) == .navigationController }
    subjects.all[bar].facts[.stackTabs] = stacks.count
    subjects.all[bar].facts[.pushingTabs] = stacks.count {
      graph.descentBesideColumns(from: $0).depth > 0
    }
  }

  private func share(_ lists: Int, of tabs: Int) -> String {
    lists == 0 ? "none" : lists * 2 >= tabs ? "half" : "some"
  }

  /// The class of a tab's first screen; empty where Interface Builder names none.
  private func rootClass(_ node: NavigationGraph.NodeID) -> String {
    graph.controller(graph.root(of: node)).customClass ?? ""
  }
}
