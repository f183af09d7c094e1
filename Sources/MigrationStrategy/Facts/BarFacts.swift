import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// What a scene's bars hold.
  func addBars(of node: NavigationGraph.NodeID, to subject: inout Subject) {
    let items = graph.barItems(of: node)
    let acting = items.filter { $0.isConnected && !$0.endsScreen }.compactMap(\.name)
    let bottom = items.filter { $0.bar == .toolbar }
    subject.facts.set(.barItems, acting.count)
    subject.facts.set(.barItemTitles, list: acting)
    subject.facts.set(.bottomBarItems, bottom.count)
    subject.facts.set(.bottomBarTitles, list: bottom.compactMap(\.name))
    subject.facts.set(.allBarItems, items.count)
    subject.facts.set(.settingsButtons, items.count { meansSettings($0) })
    subject.facts.set(
      .hasEndingItems, items.contains { $0.bar == .navigationBar && $0.endsScreen })
  }

  private func meansSettings(_ item: BarItem) -> Bool {
    words.contains(item.title, in: .settingsTitles) || words.names(item.image, in: .settingsSymbols)
  }
}

extension BarItem {
  /// Whether it ends the screen that it stands on.
  fileprivate var endsScreen: Bool {
    ["done", "cancel", "close", "save"].contains(systemItem)
  }
}
