import Drawings
import Guidance

extension TouchScreen {
  /// Creates the screen of a structure on a device, or returns `nil` if its kind is not part of a
  /// screen.
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

  /// The number of dots to draw if the number of pages is unknown.
  static let unknownPages = 5

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

  /// The maximum number of tabs on iPhone, of which the fifth becomes More. iPad and Apple TV have
  /// no More tab.
  private static let mostTabs = 5

  private init(splitView: StructureReport, on device: Device) {
    let names = splitView.columns.map { $0.first ?? "" }
    let columns = names.enumerated().map { index, name in
      Column(title: name, back: nil, content: index == names.count - 1 ? .text : .list)
    }
    let first = Column(title: names.first ?? splitView.scene, back: nil, content: .list)
    let unknown = Column(title: "", back: nil, content: .text)
    let side = columns.count > 1 ? Array(columns.prefix(3)) : [columns.first ?? first, unknown]
    // An iPhone shows one column at a time, starting with the list.
    self.init(device: device, columns: device == .phone ? [first] : side)
  }

  /// Creates the second screen of a stack, because the first one does not show that it is a stack.
  private init(stack: StructureReport, on device: Device) {
    let path = stack.columns.first ?? []
    let isList = stack.decision?.outcome == .sidebar
    let shown = path.count > 1 && !isList ? path[1] : path.first ?? stack.scene
    // A remote control has a Back button.
    let hasBack = path.count > 1 && !isList && device != .television
    let column = Column(
      title: shown, back: hasBack ? path[0] : nil, content: isList ? .list : .text)
    self.init(device: device, columns: [column], hasBottomToolbar: stack.hasBottomToolbar)
  }
}

extension StructureReport {
  /// The titles to draw, including suggested ones for those that the files do not contain.
  var drawnTitles: [String] {
    zip(titles, suggestedTitles + titles.map { _ in nil }).enumerated().map { position, pair in
      pair.0 ?? pair.1 ?? "Tab \(position + 1)"
    }
  }

  /// Returns the symbol of a tab.
  func symbol(at index: Int) -> Symbol {
    Symbol(named: tabs.indices.contains(index) ? tabs[index].symbol : nil, at: index)
  }
}
