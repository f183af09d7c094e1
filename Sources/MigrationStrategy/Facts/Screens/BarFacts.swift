import FileReading
import Guidance
import NavigationGraph
import SourceEvidence

extension SubjectFacts {
  /// Adds the facts about the bars of a scene.
  func addBars(of node: NodeID, to subject: inout Subject) {
    // A screen with augmented reality cannot work on the Mac, and neither can its buttons.
    let items = (showsAugmentedReality(node) ? [] : graph.barItems(of: node))
      .filter { $0.isInCode || !isInCode($0, .replacedBarItems, of: node) }
    let acting = actingItems(items, of: node)
    let bottom = items.filter { $0.bar == .toolbar && !$0.isDecoration }
    // An unnamed button that may be there says nothing.
    subject.facts[.barItems] = acting.count { !$0.isPossible || $0.label != nil }
    subject.facts[.barButtons] = inWords(acting)
    let named = acting.filter { $0.label != nil && !$0.isNamedByAction }
    subject.facts[.barCommands] = named.compactMap(\.label)
    // Those without a title follow, because they need a command as well.
    let unnamed = [String?](repeating: nil, count: acting.count - named.count)
    subject.facts[.barSelectors] = named.map(\.selector) + unnamed
    subject.facts[.setsBarItems] = acting.contains {
      !$0.isInCode && isInCode($0, .barItems, of: node)
    }
    let bars = Set(bottom.map(\.holder)).count
    let holders = bars == 1 ? "the toolbar holds" : "\(bars) toolbars hold"
    subject.facts[.bottomBarItems] = bottom.count(where: \.isButton)
    subject.facts[.bottomBarTitles] = "\(holders) \(inWords(bottom))"
    // Those that are there only at times may take each other's places.
    let always = items.filter { !$0.isPossible }
    subject.facts[.allBarItems] = always.count
    subject.facts[.allBarButtons] = always.count(where: \.isButton)
    subject.facts[.barExtent] = extent(always, of: node)
    let inPopovers = self.items(of: node) {
      $0.isPopover
    }
    subject.facts[.settingsButtons] = items.count {
      meansSettings($0) && !inPopovers.contains($0.id)
    }
    addEndings(items, of: node, to: &subject)
  }

  /// Returns the buttons that also perform an action on the Mac. Settings have their own place, and
  /// a Mac list is edited without an edit mode. What a view does that code puts into an item is unknown.
  private func actingItems(_ items: [BarItem], of node: NodeID) -> [BarItem] {
    let useless = self.items(of: node) { showsAugmentedReality($0.target) }
    let replaced = screenMarkers.markers(.replacedItemView, ofClass: graph.screen(node).customClass)
    let isList = graph.isList(node)
    return items.filter { item in
      item.isConnected && item.isButton && item.isVisible && !ends(item, among: items)
        && !meansSettings(item) && !useless.contains(item.id)
        && !replaced.contains { $0.detail.map(item.outlets.contains) ?? false }
        && !(isList && item.systemItem == "edit")
    }
  }

  /// Whether code of the screen's class sets the items where an item is, so that it may not be there,
  /// or always replaces them.
  private func isInCode(_ item: BarItem, _ kind: Marker.Kind, of node: NodeID) -> Bool {
    let place = item.bar == .toolbar ? "toolbar" : item.side
    return screenMarkers.markers(kind, ofClass: graph.screen(node).customClass)
      .contains { $0.detail == place }
  }

  /// Returns how many items there are. Code may add others or take some away.
  private func extent(_ items: [BarItem], of node: NodeID) -> String {
    let name = graph.screen(node).customClass
    let isChanged = [Marker.Kind.barItems, .addedBarItems].contains {
      !screenMarkers.markers($0, ofClass: name).isEmpty
    }
    let count = counted(items.count, "button")
    let origin = origin(of: graph.location(node).file)
    return isChanged ? "\(count) in the \(origin), and code changes them" : "\(count) in all"
  }

  /// Adds the buttons that end a screen. Beside Cancel, a button in the prominent style counts as
  /// one.
  private func addEndings(_ items: [BarItem], of node: NodeID, to subject: inout Subject) {
    let bar = items.filter { $0.bar == .navigationBar }
    let endsSomehow = bar.contains { ends($0, among: bar) }
    let titles = bar.filter { endsSomehow && (ends($0, among: bar) || $0.isProminent) }
      .compactMap(\.label)
    subject.facts[.hasEndingItems] = endsSomehow
    subject.facts[.confirmsInput] = confirms(bar) || unwindsToSave(node)
    let buttons = titles.count == 1 ? "this button" : "these buttons"
    subject.facts[.endingItems] =
      "\(buttons) in its navigation bar: \(titles.joined(separator: ", "))"
  }

  /// Whether an item ends its screen. Back beside Forward goes back in a history, as that of a web view.
  private func ends(_ item: BarItem, among items: [BarItem]) -> Bool {
    let isBack = item.label?.lowercased() == "back"
    let isInHistory = isBack && items.contains { $0.label?.lowercased() == "forward" }
    return (item.endsScreen || isBack) && !isInHistory
  }

  /// Whether the buttons of a bar keep or drop what people did: Save, or Done beside Cancel.
  private func confirms(_ items: [BarItem]) -> Bool {
    items.contains(where: \.saves)
      || items.contains(where: \.confirms) && items.contains(where: \.cancels)
  }

  /// Whether a segue back is named after saving.
  private func unwindsToSave(_ node: NodeID) -> Bool {
    graph.contents(of: node).unwindNames.contains { $0.nameWords.contains("save") }
  }

  /// Returns items as the end of a sentence, those that are there only at times last.
  private func inWords(_ items: [BarItem]) -> String {
    let (always, possible) = (items.filter { !$0.isPossible }, items.filter(\.isPossible))
    if possible.isEmpty { return listed(always) }
    let others = "at times " + listed(possible)
    return always.isEmpty ? others : "\(listed(always)), and \(others)"
  }

  private func listed(_ items: [BarItem]) -> String {
    var phrases = items.compactMap(\.phrase)
    let others = items.count - phrases.count
    if others > 0, !phrases.isEmpty {
      phrases.append("\(counted(others, "button")) without a title")
    }
    return phrases.isEmpty ? "buttons without a title" : phrases.inWords
  }

  /// Returns the IDs of the buttons whose only connection is a segue that satisfies a condition.
  private func items(
    of node: NodeID, whose leads: (NavigationGraph.Edge) -> Bool
  ) -> Set<String> {
    Set(graph.segues(from: node).filter(leads).compactMap { graph.attributes(of: $0).barButton })
  }

  private func showsAugmentedReality(_ node: NodeID) -> Bool {
    graph.contents(of: graph.root(of: node)).showsAugmentedReality
  }

  private func meansSettings(_ item: BarItem) -> Bool {
    words.contains(item.title, in: .settingsTitles) || words.names(item.image, in: .settingsSymbols)
  }
}
