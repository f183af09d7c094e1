import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFinder {
  /// A tab of a tab bar controller as a subject.
  func tab(_ tab: Tab, in bar: NavigationGraph.NodeID) -> Subject {
    let node = tab.node ?? bar
    var subject = subject(.tab, node)
    let root = graph.root(of: node)
    subject.object = graph.controller(node).id
    subject.location = tab.location
    subject.facts.set(.isTopLevel, graph.topLevel(of: bar) != .no)
    subject.facts.set(.depth, graph.descent(from: node).depth)
    subject.facts.set(.hasList, graph.isList(node))
    // What lies behind an unresolved reference is unknown, not empty.
    subject.facts.set(
      .destinationIsEmpty,
      graph.controller(root).reference == nil && graph.kind(root) == .viewController
        && !graph.hasContent(root) && graph.outgoing[root].isEmpty)
    subject.facts.set(.destinationIsForm, graph.isForm(node))
    addItem(tab, to: &subject)
    if tab.title == nil, tab.suggestedTitle == nil, let name = ownName(of: root) {
      subject.facts.set(.name, text: name)
    }
    return subject
  }

  /// What a tab's first screen is called, unless that is what Xcode calls an item without a title.
  private func ownName(of screen: NavigationGraph.NodeID) -> String? {
    let name = graph.name(of: screen)
    return name == "Item" ? nil : name
  }

  /// An item of a bare tab bar as a subject.
  func bareTab(_ item: Tab, _ document: Int) -> Subject {
    var subject = Subject(kind: .tab, object: "", location: item.location)
    let contents = graph.project.documents[document]
    subject.object = "\(item.location.line):\(item.location.column)"
    subject.facts.set(.scene, text: contents.name)
    subject.facts.set(.platform, word: contents.platform.rawValue)
    subject.facts.set(.inLaunchScreen, contents.isLaunchScreen)
    subject.facts.set(.role, word: (contents.isLaunchScreen ? Role.launch : .nested).rawValue)
    subject.facts.set(.hasCustomClass, false)
    subject.facts.set(.customClass, text: "none")
    subject.facts.set(.isModal, false)
    subject.facts.set(.isTopLevel, false)
    subject.facts.set(.depth, 0)
    subject.facts.set(.hasList, false)
    subject.facts.set(.destinationIsEmpty, false)
    subject.facts.set(.destinationIsForm, false)
    addItem(item, to: &subject)
    return subject
  }

  private func addItem(_ tab: Tab, to subject: inout Subject) {
    subject.titles = [tab.title]
    subject.suggestedTitles = [tab.suggestedTitle]
    subject.symbol = tab.item?.image ?? tab.item?.systemItem
    let title = tab.title
    let number = "tab \(tab.position + 1)"
    subject.facts.set(.name, text: title ?? tab.suggestedTitle ?? number)
    subject.facts.set(.title, text: title ?? tab.suggestedTitle ?? number)
    subject.facts.set(.hasTitle, title != nil)
    let symbol = tab.item?.image
    subject.facts.set(
      .isSettings,
      words.contains(title ?? tab.suggestedTitle, in: .settingsTitles)
        || words.names(symbol, in: .settingsSymbols))
    subject.facts.set(
      .isSearch,
      tab.item?.systemItem == "search" || words.contains(title, in: .searchTitles)
        || words.names(symbol, in: .searchSymbols))
    subject.facts.set(.hasActionTitle, words.begins(title, with: .actionVerbs))
    subject.facts.set(.hasActionSymbol, words.names(symbol, in: .actionSymbols))
    subject.facts.set(.hasPerspectiveTitle, words.contains(title, in: .perspectives))
    addImage(of: tab, to: &subject)
    let isSetElsewhere = title == nil && tab.item?.localizationKey != nil
    subject.facts.set(.hasRuntimeTitle, isSetElsewhere)
    subject.facts.set(.isIconOnly, symbol != nil && title == nil && !isSetElsewhere)
    subject.facts.set(.isLongTitle, title.map(Self.isLong) ?? false)
    subject.facts.set(.isVague, words.contains(title, in: .vagueTitles))
    subject.facts.set(.isEnabled, tab.item?.isEnabled ?? true)
    subject.facts.set(.hasBadge, tab.item?.hasBadge ?? false)
    subject.facts.set(.isPresented, false)
  }

  /// Over 15 letters or two words (rules.md, tab-bar/long-title).
  private static func isLong(_ title: String) -> Bool {
    title.count > 15 || title.split(separator: " ").count > 2
  }

  /// Marks tabs of one bar that have the same title.
  mutating func markDuplicateTabs() {
    for bar in subjects.indices(of: .tabBar) {
      let tabs = subjects.all[bar].children
      let titles = tabs.map { subjects.all[$0].titles.first.flatMap { $0 }?.lowercased() }
      let counts = Dictionary(titles.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
      for (tab, title) in zip(tabs, titles) {
        let isDuplicate = title.map { counts[$0, default: 0] > 1 } ?? false
        subjects.all[tab].facts.set(.isDuplicate, isDuplicate)
      }
    }
  }
}
