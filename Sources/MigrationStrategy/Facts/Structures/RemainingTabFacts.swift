import Guidance
import NavigationGraph
import Projects

extension PurposeFacts {
  /// Counts the tabs that remain sections of the app (How-Decisions-Are-Made.md#tab-bars).
  mutating func addRemainingTabs() {
    for bar in subjects.ids(of: .tabBar) {
      let tabs = subjects[bar].children
      let remaining = tabs.filter { subjects[$0].facts[.purpose] == Outcome.navigation.id }
      let removed = tabs.filter { subjects[$0].facts[.purpose] != Outcome.navigation.id }
      subjects[bar].facts[.remainingTabs] = remaining.count
      subjects[bar].facts[.removedTabs] = removed.map(shownTitle)
      subjects[bar].facts[.movedTabs] = moves(removed, remaining: remaining.count)
      subjects[bar].facts[.remainingTitles] = remaining.map {
        subjects[$0].titles.first.flatMap { $0 }
      }
      subjects[bar].facts[.remainingSections] = sections(remaining, of: bar)
      let known = remaining.count { subjects[$0].titles.first.flatMap { $0 } != nil }
      subjects[bar].facts[.knownTitles] = known
      subjects[bar].facts[.unknownTitles] = remaining.count {
        subjects[$0].facts[.hasRuntimeTitle] == true
      }
      addTitleRow(of: remaining, to: bar)
      addShape(of: remaining.compactMap { subjects[$0].node }, to: bar)
      addSections(of: remaining, to: bar)
    }
  }

  /// Returns the remaining tabs in words. Those that keep Xcode's own title follow the others.
  private func sections(_ tabs: [SubjectID], of bar: SubjectID) -> String {
    if subjects[bar].children.isEmpty, codeMakesTabs(bar) { return "listed in code" }
    let untouched = tabs.filter { title(of: $0) == nil && subjects[$0].placeholder != nil }
    let others = tabs.filter { !untouched.contains($0) }.map(title)
    let counts = Dictionary(
      untouched.map { (subjects[$0].placeholder ?? "", 1) }, uniquingKeysWith: +)
    let notes = counts.sorted { $0.key < $1.key }.map { title, count in
      "\(count) to which the storyboard gives the placeholder title \(quoted(title))"
    }
    let names = others.isEmpty && !notes.isEmpty ? [] : [FactValue.list(others).shown]
    return (names + notes).joined(separator: ", ")
  }

  private func codeMakesTabs(_ bar: SubjectID) -> Bool {
    subjects[bar].facts[.hasComputedTabs] == true || subjects[bar].facts[.hasTabSections] == true
  }

  private func title(of tab: SubjectID) -> String? { subjects[tab].titles.first.flatMap { $0 } }

  private func shownTitle(_ tab: SubjectID) -> String { subjects[tab].facts[.title]?.shown ?? "" }

  /// Returns a sentence with the tabs that are no sections, with a space before it.
  private func moves(_ removed: [SubjectID], remaining: Int) -> String {
    let moves = removed.compactMap { tab in
      subjects[tab].facts[.purpose].flatMap { Self.places[$0] }
        .map { "\(quoted(shownTitle(tab))) \($0)" }
    }
    guard !moves.isEmpty else { return "" }
    let verb = remaining == 1 ? "remains" : "remain"
    return " \(moves.inWords), so \(counted(remaining, "section")) \(verb)."
  }

  private static let places = [
    Outcome.settingsWindow.id: "moves to the Settings window",
    Outcome.searchField.id: "becomes the search field",
    Outcome.toolbarAction.id: "becomes a button in the toolbar",
  ]

  private mutating func addShape(of roots: [NodeID], to bar: SubjectID) {
    let lists = roots.filter { graph.isList($0) }
    let deepest = roots.map(levels).max { $0.count < $1.count } ?? []
    let deepLists = lists.filter { levels(from: $0).count > 1 }
    subjects[bar].facts[.tabsMayLeadOn] =
      roots.count < (subjects[bar].facts[.remainingTabs] ?? 0)
      || roots.contains { graph.mayPushInCode(from: $0) }
    addFirstList(of: deepLists + lists, to: bar)
    let deepClasses = Set(deepLists.map { rootClass($0) })
    let classes = Set(roots.map { rootClass($0) })
    subjects[bar].facts[.listRoots] = lists.count
    subjects[bar].facts[.listRootShare] = share(lists.count, of: roots.count)
    subjects[bar].facts[.deepestTab] = max(0, deepest.count - 1)
    subjects[bar].facts[.deepestPath] = facts.path(deepest)
    subjects[bar].facts[.deepLists] = deepLists.count
    subjects[bar].facts[.deepListsDiffer] = deepClasses.count > 1
    subjects[bar].facts[.tabsShareRootClass] =
      roots.count > 1 && classes.count == 1 && classes.first != ""
    let stacks = roots.filter { graph.kind($0) == .stack }
    subjects[bar].facts[.stackTabs] = stacks.count
    subjects[bar].facts[.pushingTabs] = stacks.count {
      graph.longestChainBesideColumns(from: $0).depth > 0
    }
  }

  /// Returns the screens on the longest way down from a tab. The list and the detail of a split view are
  /// levels, too.
  private func levels(from tab: NodeID) -> [NodeID] {
    let root = graph.root(of: tab)
    guard graph.kind(root) == .splitView, let primary = graph.columns(of: root).primary,
      let detail = graph.columns(of: root).secondary, graph.isList(primary)
    else { return graph.longestChain(from: tab).screens }
    let screens = graph.longestChain(from: primary).screens
    return screens.count > 1 ? screens : screens + [graph.root(of: detail)]
  }

  /// Adds whether a tab bar leads to a list, with the place of the first one.
  private mutating func addFirstList(of tabs: [NodeID], to bar: SubjectID) {
    subjects[bar].facts[.showsListBehind] = !tabs.isEmpty
    guard let list = tabs.first.map({ graph.root(of: $0) }) else { return }
    subjects[bar].places[.showsListBehind] = Place(
      object: graph.screen(list).id, location: graph.location(list))
  }

  func share(_ lists: Int, of tabs: Int) -> String {
    lists == 0 ? "none" : lists * 2 >= tabs ? "half" : "some"
  }

  /// Returns the class of a tab's first screen, or an empty string if it has no custom class.
  private func rootClass(_ node: NodeID) -> String {
    graph.screen(graph.root(of: node)).customClass ?? ""
  }
}
