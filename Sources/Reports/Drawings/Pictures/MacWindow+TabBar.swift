import Drawings
import Guidance

extension MacWindow {
  /// Creates the window for an outcome for a tab bar, or returns `nil` if there is nothing to draw.
  init?(tabBar: StructureReport, becoming outcome: Outcome) {
    let titles = tabBar.drawnTitles
    let sections = titles.indices.filter { tabBar.isSection($0) }
    let first = sections.first.map { titles[$0] } ?? tabBar.scene
    let hasList = sections.first.map { tabBar.hasList(at: $0) } ?? false
    self.init(title: first, columns: Self.columns(titled: first, hasList: hasList))
    toolbar.hasSearchField = tabBar.tabs.contains { $0.purpose == Outcome.searchField.id }
    switch outcome {
    case .sidebar:
      sidebar = Sidebar(
        rows: sections.map { Row(title: titles[$0], symbol: tabBar.symbol(at: $0)) })
    case .segmentedControl: toolbar.segments = sections.map { titles[$0] }
    case .segmentedControlAndSidebar:
      toolbar.segments = sections.map { titles[$0] }
      sidebar = Sidebar(header: first)
      columns = [Column(title: first, content: .text)]
    case .tabViewInPlace: showTabView(titles, asSheet: tabBar.role == "modal")
    case .dissolve: break
    default: return nil
    }
  }

  /// Returns the columns of a section. If its first screen is a list, the detail is next to the
  /// list.
  private static func columns(titled title: String, hasList: Bool) -> [Column] {
    let detail = Column(title: "", content: .text)
    return hasList ? [Column(title: title, content: .list), detail] : [detail]
  }

  /// Shows tabs in their context: in a pane, or in the sheet that contains them.
  mutating func showTabView(_ titles: [String], asSheet: Bool) {
    if asSheet {
      sheet = Sheet(title: title, content: .tabView(titles), buttons: ["Cancel", "Done"])
      (title, columns) = ("", [Column(title: "", content: .text)])
    } else {
      columns = [Column(title: title, content: .tabView(titles))]
    }
  }
}

extension StructureReport {
  fileprivate func isSection(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return true }
    return [nil, Outcome.navigation.id].contains(tabs[index].purpose)
  }

  /// Whether a tab starts with a list.
  func hasList(at index: Int) -> Bool {
    tabs.indices.contains(index) && tabs[index].hasList
  }
}
