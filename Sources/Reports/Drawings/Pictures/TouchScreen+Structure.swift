import Drawings
import Guidance

extension TouchScreen {
  /// The screen of a structure on a device; `nil` for a kind that is no part of a screen.
  init?(_ structure: StructureReport, on device: Device) {
    switch structure.kind {
    case "tab-bar": self.init(tabBar: structure, on: device)
    case "split-view": self.init(splitView: structure, on: device)
    case "navigation-stack": self.init(stack: structure, on: device)
    case "page-control", "page-view":
      let page = Content.page(dots: structure.pages ?? Self.unknownPages)
      self.init(
        device: device, columns: [Column(title: structure.scene, back: nil, content: page)])
    case "segmented-control":
      self.init(
        device: device, columns: [Column(title: structure.scene, back: nil, content: .text)],
        segments: structure.drawnTitles)
    default: return nil
    }
  }

  /// As many dots as are drawn where nothing tells how many pages there are.
  private static let unknownPages = 5

  private init(tabBar: StructureReport, on device: Device) {
    let titles = tabBar.titles
    let isCut = device == .phone && titles.count > Self.mostTabs
    let shown = isCut ? Self.mostTabs - 1 : titles.count
    var tabs = titles.indices.prefix(shown).map { index in
      Tab(title: titles[index], symbol: tabBar.symbol(at: index))
    }
    if isCut { tabs.append(Tab(title: "More", symbol: .more)) }
    let first = Column(
      title: tabBar.drawnTitles.first ?? tabBar.scene, back: nil,
      content: tabBar.tabs.first?.hasList == true
        ? .list : device == .television ? .shelf : .text)
    self.init(device: device, columns: [first], tabs: tabs)
  }

  /// An iPhone shows five tabs; with more, the fifth is More. On iPad and Apple TV there is no More.
  private static let mostTabs = 5

  private init(splitView: StructureReport, on device: Device) {
    let names = splitView.columns.map { $0.first ?? "" }
    let columns = names.enumerated().map { index, name in
      Column(title: name, back: nil, content: index == names.count - 1 ? .text : .list)
    }
    let first = Column(title: names.first ?? splitView.scene, back: nil, content: .list)
    let unknown = Column(title: "", back: nil, content: .text)
    let side = columns.count > 1 ? Array(columns.prefix(3)) : [columns.first ?? first, unknown]
    // An iPhone shows one column at a time, and starts with the list.
    self.init(device: device, columns: device == .phone ? [first] : side)
  }

  /// The second screen of a stack, since the first shows nothing of its depth.
  private init(stack: StructureReport, on device: Device) {
    let path = stack.columns.first ?? []
    let isList = stack.decision?.outcome == .sidebar
    let shown = path.count > 1 && !isList ? path[1] : path.first ?? stack.scene
    // A remote control has the button that leads back.
    let hasBack = path.count > 1 && !isList && device != .television
    let column = Column(
      title: shown, back: hasBack ? path[0] : nil, content: isList ? .list : .text)
    self.init(device: device, columns: [column], hasBottomToolbar: stack.hasBottomToolbar)
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
