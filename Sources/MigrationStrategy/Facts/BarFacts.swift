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
    subject.facts.set(
      .barCommands, list: acting.filter { !meansSettings($0) }.compactMap(\.label))
    subject.facts.set(.bottomBarItems, bottom.count)
    subject.facts.set(.bottomBarTitles, list: bottom.compactMap(\.name))
    subject.facts.set(.allBarItems, items.count)
    subject.facts.set(.settingsButtons, items.count { meansSettings($0) })
    let ending = items.filter { $0.bar == .navigationBar && $0.endsScreen }
    subject.facts.set(.hasEndingItems, !ending.isEmpty)
    let buttons = ending.count == 1 ? "this button" : "these buttons"
    let titles = ending.compactMap(\.endingTitle).joined(separator: ", ")
    subject.facts.set(.endingItems, text: "\(buttons) in its navigation bar: \(titles)")
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

extension BarItem {
  /// What an item that ends a screen is called: as the system calls its own, or by its title.
  fileprivate var endingTitle: String? {
    systemItem.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? title
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
