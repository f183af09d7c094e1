import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Adds what the first list of a tab leads to. Its rows are sections if the document fixes them: rows
  /// that come from data are none.
  func addSections(of node: NodeID, to subject: inout Subject) {
    subject.facts[.leadsToList] = leadsToAnotherList(node)
    subject.facts[.fixedRows] = graph.contents(of: graph.root(of: node)).fixedLeadingRows
  }

  /// Whether a controller's first screen is a list from which pushes lead to another list.
  private func leadsToAnotherList(_ node: NodeID) -> Bool {
    let root = graph.root(of: node)
    guard graph.isList(root) else { return false }
    return graph.reachable(from: root) { $0.step == .pushed }
      .contains { $0 != root && graph.root(of: $0) != root && graph.isList($0) }
  }

  /// Whether half or more of the screens that a stack's first screen leads to are lists, as those of
  /// categories are.
  func leadsToLists(_ stack: NodeID, from first: NodeID) -> Bool {
    let screens = graph.pushedScreens(from: first, in: stack)
    let lists = screens.count { graph.isList($0) }
    return lists > 0 && lists * 2 >= screens.count
  }

  /// Whether a screen is a list that is no table.
  func showsCollection(_ node: NodeID) -> Bool {
    isGrid(node)
      || graph.kind(node) == .collection
      || graph.isList(node) && graph.contents(of: node).hasRows
        && graph.contents(of: node).table == nil
  }

  /// Adds whether a tab's content changes by itself, as far as its item says.
  func addGlance(to subject: inout Subject) {
    let title = subject.titles.first.flatMap { $0 }
    let isState = words.contains(title, in: .glanceTitles)
    let hasBadge = subject.facts[.hasBadge] == true
    subject.facts[.isGlance] = isState || hasBadge
    subject.facts[.glanceReason] =
      hasBadge ? "it carries a badge" : isState ? "its title names what is going on now" : ""
  }
}

extension PurposeFacts {
  /// Adds what the remaining tabs of a tab bar lead to.
  mutating func addSections(of tabs: [SubjectID], to bar: SubjectID) {
    let sectioned = tabs.filter { subjects[$0].facts[.leadsToList] == true }
    subjects[bar].facts[.sectionedTabs] = sectioned.count
    subjects[bar].facts[.sectionedTitles] = sectioned.map {
      subjects[$0].titles.first.flatMap { $0 }
    }
    let deep = tabs.count {
      subjects[$0].facts[.hasList] == true && (subjects[$0].facts[.depth] ?? 0) >= 2
    }
    subjects[bar].facts[.deepListShare] = share(deep, of: tabs.count)
  }
}
