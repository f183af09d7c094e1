import InterfaceBuilder
import NavigationGraph
import RuleCatalogue

extension SubjectFinder {
  /// What a scene's bars hold.
  func addBars(of node: NavigationGraph.NodeID, to subject: inout Subject) {
    let items = graph.barItems(of: node)
    let useless = itemsWithoutUse(of: node)
    let acting = items.filter { $0.isConnected && !$0.endsScreen && !useless.contains($0.id) }
    let bottom = items.filter { $0.bar == .toolbar && !$0.isDecoration }
    let names = acting.compactMap(\.name)
    subject.facts.set(.barItems, names.count)
    subject.facts.set(.barItemTitles, list: names)
    subject.facts.set(.barButtons, text: inWords(names))
    subject.facts.set(
      .barCommands, list: acting.filter { !meansSettings($0) }.compactMap(\.label))
    subject.facts.set(.bottomBarItems, bottom.count)
    let bars = Set(bottom.map(\.holder)).count
    let holders = bars == 1 ? "the toolbar has" : "\(bars) toolbars have"
    subject.facts.set(.bottomBarTitles, text: "\(holders) \(inWords(bottom.compactMap(\.name)))")
    subject.facts.set(.allBarItems, items.count)
    subject.facts.set(.settingsButtons, items.count { meansSettings($0) })
    let ending = items.filter { $0.bar == .navigationBar && $0.endsScreen }
    subject.facts.set(.hasEndingItems, !ending.isEmpty)
    let titles = ending.compactMap(\.label)
    let buttons = titles.count == 1 ? "this button" : "these buttons"
    subject.facts.set(
      .endingItems, text: "\(buttons) in its navigation bar: \(titles.joined(separator: ", "))")
  }

  private func inWords(_ names: [String]) -> String {
    guard !names.isEmpty else { return "buttons without a title" }
    return (names.count == 1 ? "this button: " : "these buttons: ")
      + names.map(quoted).joined(separator: ", ")
  }

  /// The buttons whose only connection leads to a screen that cannot work on the Mac.
  private func itemsWithoutUse(of node: NavigationGraph.NodeID) -> Set<String> {
    let tree = graph.tree(of: node)
    return Set(
      graph.segues(from: node).filter { showsAugmentedReality($0.target) }.compactMap { segue in
        guard let connections = tree.parent(of: segue.element),
          let item = tree.parent(of: connections),
          tree.isElement(item, named: .barButtonItem),
          tree.children(of: connections).count(where: { _ in true }) == 1
        else { return nil }
        return tree[item, .id]
      })
  }

  private func showsAugmentedReality(_ node: NavigationGraph.NodeID) -> Bool {
    let screen = graph.root(of: node)
    let tree = graph.tree(of: screen)
    return tree.descendants(of: graph.element(of: screen)).contains {
      tree.showsAugmentedReality($0)
    }
  }

  private func meansSettings(_ item: BarItem) -> Bool {
    words.contains(item.title, in: .settingsTitles) || words.names(item.image, in: .settingsSymbols)
  }
}

extension ElementTree {
  /// Whether an element is a view for augmented reality: one of ARKit's, or by the name of its class.
  func showsAugmentedReality(_ element: Int) -> Bool {
    if isElement(element, named: .arscnView) || isElement(element, named: .arskView) { return true }
    guard let name = self[element, .customClass] else { return false }
    return ["ARView", "ARSCNView", "ARSKView"].contains { suffix in
      // The A of StarView or CARView belongs to another word.
      name.hasSuffix(suffix) && name.dropLast(suffix.count).last?.isUppercase != true
    }
  }
}
