extension TouchScreen {
  /// The screen of a structure; `nil` for a kind that is no part of a screen of touch.
  init?(_ structure: StructureReport) {
    switch structure.kind {
    case "tab-bar": self.init(tabBar: structure)
    case "split-view": self.init(splitView: structure)
    case "navigation-stack": self.init(stack: structure)
    case "page-control", "page-view":
      let page = Content.page(hasDots: true)
      self.init(
        device: .phone, columns: [Column(title: structure.scene, back: nil, content: page)])
    case "segmented-control":
      self.init(
        device: .phone, columns: [Column(title: structure.scene, back: nil, content: .text)],
        segments: structure.drawnTitles)
    default: return nil
    }
  }

  private init(tabBar: StructureReport) {
    let titles = tabBar.titles
    let shown = titles.count > Self.mostTabs ? Self.mostTabs - 1 : titles.count
    var tabs = titles.indices.prefix(shown).map { index in
      Tab(title: titles[index], symbol: tabBar.symbol(at: index))
    }
    if shown < titles.count { tabs.append(Tab(title: "More", symbol: .more)) }
    let first = Column(
      title: tabBar.drawnTitles.first ?? tabBar.scene, back: nil,
      content: tabBar.tabs.first?.hasList == true ? .list : .text)
    self.init(device: .phone, columns: [first], tabs: tabs)
  }

  /// An iPhone shows five tabs; with more, the fifth is More.
  private static let mostTabs = 5

  private init(splitView: StructureReport) {
    let names = splitView.columns.map { $0.first ?? "" }
    let columns = names.enumerated().map { index, name in
      Column(title: name, back: nil, content: index == names.count - 1 ? .text : .list)
    }
    let empty = Column(title: splitView.scene, back: nil, content: .list)
    let unknown = Column(title: "", back: nil, content: .text)
    self.init(
      device: .pad,
      columns: columns.count > 1 ? Array(columns.prefix(3)) : [columns.first ?? empty, unknown])
  }

  /// The second screen of a stack, since the first shows nothing of its depth.
  private init(stack: StructureReport) {
    let path = stack.columns.first ?? []
    let isList = stack.decision?.outcome == "sidebar"
    let shown = path.count > 1 && !isList ? path[1] : path.first ?? stack.scene
    let column = Column(
      title: shown, back: path.count > 1 && !isList ? path[0] : nil,
      content: isList ? .list : .text)
    self.init(device: .phone, columns: [column], hasBottomToolbar: stack.hasBottomToolbar)
  }
}

extension StructureReport {
  /// Its titles as a drawing shows them: where the files give none, what they might be.
  var drawnTitles: [String] {
    zip(titles, suggestedTitles + titles.map { _ in nil }).enumerated().map { position, pair in
      pair.0 ?? pair.1 ?? "Tab \(position + 1)"
    }
  }

  /// The shape of a tab's image.
  func symbol(at index: Int) -> Symbol {
    Symbol(named: tabs.indices.contains(index) ? tabs[index].symbol : nil, at: index)
  }
}
