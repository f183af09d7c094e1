import FileReading
import Guidance
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Returns a tab of a tab bar controller as a subject.
  func tab(_ tab: Tab, among tabs: [Tab], in bar: NodeID) -> Subject {
    let node = tab.node ?? bar
    var subject = subject(.tab, node)
    let root = graph.root(of: node)
    subject.object = graph.screen(node).id
    subject.location = tab.location
    subject.facts[.isTopLevel] =
      graph.topLevel(of: bar) != .no && graph.role(of: bar) != .compactColumn
    subject.facts[.depth] = graph.longestChain(from: node).depth
    subject.facts[.hasList] = graph.isList(node)
    subject.facts[.endsHere] = graph.endsHere(node)
    // The target of an unresolved reference is unknown, not empty.
    subject.facts[.destinationIsEmpty] =
      graph.screen(root).reference == nil && graph.outgoing[root].isEmpty
      && (graph.screen(root).isEmptyInCode
        || graph.kind(root) == .plain && !graph.hasContent(root))
    subject.facts[.destinationIsForm] = graph.isForm(node)
    addRoot(of: node, to: &subject)
    addItemLook(tab, among: tabs, to: &subject)
    addItem(tab, to: &subject, isInCode: codeMayName(tab, in: bar))
    addSections(of: node, to: &subject)
    addTopRow(of: root, to: &subject)
    if meansSettings(tab.title, in: node) { subject.facts[.isSettings] = true }
    let placeholder = placeholder(of: tab)
    if let title = placeholder {
      subject.facts[.titleProblem] = "still has Xcode's placeholder title \(quoted(title))"
      subject.placeholder = title
    }
    if tab.title == nil, tab.suggestedTitle == nil, let name = ownName(of: root) ?? placeholder {
      subject.facts[.name] = name
    }
    return subject
  }

  /// Whether a title is the singular of “Settings”, and one of the tab's screens has such a class
  /// as well.
  private func meansSettings(_ title: String?, in node: NodeID) -> Bool {
    let settings = SettingsClass(words)
    guard let title, settings.isNamed(title) else { return false }
    return graph.rootChain(below: node).contains {
      graph.screen($0).customClass.map(settings.isNamed) ?? false
    }
  }

  /// Whether code may set the title of a tab: code creates the tab, or the bar or a controller of
  /// the tab has a custom class.
  private func codeMayName(_ tab: Tab, in bar: NodeID) -> Bool {
    guard let node = tab.node, !tab.location.isInSource else { return !hasReadItem(tab) }
    return ([bar] + graph.rootChain(below: node)).contains {
      graph.screen($0).customClass != nil || graph.screen($0).reference != nil
    }
  }

  /// Whether code gives a tab an image, and its item has no title.
  private func hasReadItem(_ tab: Tab) -> Bool {
    tab.item.map { $0.image != nil && $0.title == .none } ?? false
  }

  /// Returns the title of a tab's item in its document if it is Xcode's placeholder, which counts
  /// as no title.
  private func placeholder(of tab: Tab) -> String? {
    guard let node = tab.node, tab.item?.origin.location.file == graph.file(node).path else {
      return nil
    }
    return tab.item?.writtenTitle
  }

  /// Returns the name of a tab's first screen, unless it is Xcode's placeholder, or the class is one that
  /// only holds the place of a screen.
  private func ownName(of screen: NodeID) -> String? {
    let name = graph.shownName(of: screen)
    let type = graph.screen(screen).customClass
    let isBare = type == name && graph.isBare(className: name)
    return name == "Item" || isBare ? nil : name
  }

  /// Returns an item of a bare tab bar as a subject.
  func bareTab(_ item: Tab, _ file: ScreenFile) -> Subject {
    var subject = Subject(kind: .tab, object: "", location: item.location)
    let place = "\(item.location.line):\(item.location.column)"
    subject.object = item.item.flatMap { $0.id.isEmpty ? nil : $0.id } ?? place
    subject.facts[.scene] = file.name
    subject.facts[.platform] = file.platform.rawValue
    subject.facts[.inLaunchScreen] = file.isLaunchScreen
    subject.facts[.role] = (file.isLaunchScreen ? Role.launch : .nested).rawValue
    subject.facts[.titleView] = "none"
    addItem(item, to: &subject, isInCode: false)
    return subject
  }

  private func addItem(_ tab: Tab, to subject: inout Subject, isInCode: Bool) {
    subject.facts[.origin] = origin(of: tab.location.file)
    subject.titles = [tab.title]
    subject.suggestedTitles = [tab.suggestedTitle]
    subject.symbol = tab.item?.image ?? tab.item?.systemItem
    let title = tab.title
    let number = "tab \(tab.position + 1)"
    subject.facts[.name] = title ?? tab.suggestedTitle ?? number
    subject.facts[.title] = title ?? tab.suggestedTitle ?? number
    subject.facts[.hasTitle] = title != nil
    let symbol = tab.item?.image
    subject.facts[.isSettings] =
      words.contains(title ?? tab.suggestedTitle, in: .settingsTitles)
      || mayBeUnderSymbol(title) && words.names(symbol, in: .settingsSymbols)
    subject.facts[.isSearch] =
      tab.item?.systemItem == "search" || words.contains(title, in: .searchTitles)
      || !isPlaceToExplore(tab) && words.names(symbol, in: .searchSymbols)
    // Code may make a search tab under a condition, such as a version of the system.
    subject.facts[.isSystemSearch] =
      subject.facts[.isSearch] == true && screenMarkers.makeSearchTab
    subject.facts[.hasActionTitle] = words.begins(title, with: .actionVerbs)
    subject.facts[.hasActionSymbol] = words.names(symbol, in: .actionSymbols)
    subject.facts[.hasPerspectiveTitle] = words.contains(title, in: .perspectives)
    addImage(of: tab, to: &subject)
    let isSetElsewhere = title == nil && (isInCode || tab.item?.hasUnknownTitle == true)
    subject.facts[.titleProblem] = "has no title"
    subject.facts[.hasRuntimeTitle] = isSetElsewhere
    subject.facts[.isIconOnly] = symbol != nil && title == nil && !isSetElsewhere
    subject.facts[.isLongTitle] = title.map(Self.isLong) ?? false
    subject.facts[.isVague] = words.contains(title, in: .vagueTitles)
    subject.facts[.isEnabled] = tab.item?.isEnabled ?? true
    subject.facts[.isProminent] = tab.item?.isProminent ?? false
    subject.facts[.hasBadge] = tab.item?.hasBadge ?? false
    addGlance(to: &subject)
  }

  /// Whether a title does not tell what a tab shows, so that its symbol may.
  private func mayBeUnderSymbol(_ title: String?) -> Bool {
    title == nil || words.contains(title, in: .vagueTitles)
  }

  /// Whether a title names more than a search, as “Search and Explore” and “Discover” do. What code puts
  /// behind a title of its own is not known to be a search field alone.
  private func isPlaceToExplore(_ tab: Tab) -> Bool {
    words.contains(tab.title, in: .perspectives) || words.begins(tab.title, with: .searchTitles)
      || tab.title != nil && tab.location.isInSource
  }

  /// Whether a title has more than 15 characters or two words (rule `tab-bar/long-title`).
  private static func isLong(_ title: String) -> Bool {
    title.count > 15 || title.split(separator: " ").count > 2
  }
}

extension PurposeFacts {
  /// Marks the tabs of one bar with the same title.
  mutating func markDuplicateTabs() {
    for bar in subjects.ids(of: .tabBar) {
      let tabs = subjects[bar].children
      let titles = tabs.map { subjects[$0].titles.first.flatMap { $0 }?.lowercased() }
      let counts = Dictionary(titles.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
      for (tab, title) in zip(tabs, titles) {
        let isDuplicate = title.map { counts[$0, default: 0] > 1 } ?? false
        subjects[tab].facts[.isDuplicate] = isDuplicate
      }
    }
  }
}
