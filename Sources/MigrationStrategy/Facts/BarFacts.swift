import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// What a scene's bars hold.
  func addBars(of node: NavigationGraph.NodeID, to subject: inout Subject) {
    let items = graph.barItems(of: node)
    let acting = items.filter { $0.isConnected && !$0.endsScreen }
    let bottom = items.filter { $0.bar == .toolbar && !$0.isDecoration }
    let names = acting.compactMap(\.name)
    subject.facts.set(.barItems, names.count)
    subject.facts.set(.barItemTitles, list: names)
    subject.facts.set(
      .barCommands, list: acting.filter { !meansSettings($0) }.compactMap(\.label))
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
