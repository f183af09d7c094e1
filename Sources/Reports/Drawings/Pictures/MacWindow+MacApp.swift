import Drawings
import Guidance
import MigrationStrategy

extension MacWindow {
  /// Creates the main window of a Mac app, with its first section.
  init(_ window: MainWindow) {
    let first = window.sections.first
    let columns = (first?.columns ?? []).map { column in
      Column(title: column.title ?? "", content: column.isList ? .list : .text)
    }
    self.init(
      title: columns.last?.title ?? first?.title ?? "",
      columns: columns.isEmpty ? [Column(title: "", content: .text)] : columns)
    if title.isEmpty { title = first?.title ?? "" }
    addNavigation(of: window)
    addTools(of: window)
  }

  private mutating func addNavigation(of window: MainWindow) {
    let titles = window.sections.map(\.title)
    switch window.form {
    case .sidebar:
      sidebar = Sidebar(
        rows: window.sections.enumerated().map { index, section in
          Row(title: section.title, symbol: Symbol(named: section.symbol, at: index))
        })
    case .segments: toolbar.segments = titles
    case .segmentsAndSidebar:
      toolbar.segments = titles
      sidebar = Sidebar(header: columns.first?.title ?? titles.first)
      if columns.count > 1 { columns.removeFirst() }
    case .columns: sidebar = Sidebar(header: window.list)
    case .tabView: showTabView(titles, asSheet: false)
    case .single: break
    }
  }

  /// Adds the items of the toolbar that the screens of the first section need.
  private mutating func addTools(of window: MainWindow) {
    let first = window.sections.first
    let scenes = (first?.columns ?? []).compactMap(\.scene)
    let shown = Set([title, first?.title].compactMap(\.self) + columns.map(\.title) + scenes)
    for item in window.toolbar where item.scenes.isEmpty || !shown.isDisjoint(with: item.scenes) {
      add(item)
    }
  }

  /// Adds an item to the toolbar. A section begins with its first screen, on which Back is disabled.
  mutating func add(_ item: WindowToolbar.Item, isBackDimmed: Bool = true) {
    switch (item.placement, item.title) {
    case (.leading, "Back") where toolbar.leading.isEmpty && sheet == nil:
      var back = Button.back
      back.isDimmed = isBackDimmed
      toolbar.leading = [[back]]
    case (.leading, "Previous") where toolbar.leading.isEmpty:
      toolbar.leading = [[.previous, .next]]
    case (.trailing, "Toggle Inspector"): hasInspector = true
    case (.trailing, "Search"): toolbar.hasSearchField = true
    case (.trailing, _) where !toolbar.trailing.contains { $0.title == item.title }:
      toolbar.trailing.append(Button(title: item.title, symbol: Symbol(titled: item.title)))
    default: break
    }
  }
}

extension ProjectReport {
  /// Returns the main window if a structure is one that it is made from.
  func mainWindow(with structure: StructureReport) -> MainWindow? {
    macApp?.window.flatMap { window in
      window.from.contains { $0.file == structure.file && $0.object == structure.object }
        ? window : nil
    }
  }

  /// The structure that the main window is made from, or `nil` if there is none.
  var mainStructure: (offset: Int, element: StructureReport)? {
    structures.enumerated().first { mainWindow(with: $0.element) != nil }
  }

  /// The tabs that the main window is made from, in order.
  var mainTabs: [TabReport] {
    let bar = structures.first { $0.kind == "tab-bar" && mainWindow(with: $0) != nil }
    guard let bar else { return [] }
    return zip(bar.drawnTitles, bar.tabs).enumerated().map { index, pair in
      var tab = pair.1
      tab.title = pair.0
      tab.isSuggested = bar.titles.indices.contains(index) && bar.titles[index] == nil
      return tab
    }
  }
}
