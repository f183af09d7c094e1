import Drawings
import Guidance
import MigrationStrategy

extension FramedScreen {
  /// Creates the screen of a structure for a target, or returns `nil` if there is nothing to draw.
  init?(_ structure: StructureReport, for target: Target) {
    guard let drawings = target.drawings, let frame = DeviceFrame(drawings.frame) else {
      return nil
    }
    let forms = structure.decisions.compactMap { drawings.form(of: $0.outcome, in: $0.procedure) }
    guard let form = forms.last else { return nil }
    self.init(structure, as: form, in: frame, drawings)
  }

  /// Creates the screen of a structure for an outcome of the decision about it.
  init?(_ structure: StructureReport, becoming outcome: Outcome, for target: Target) {
    guard let drawings = target.drawings, let frame = DeviceFrame(drawings.frame),
      let decision = structure.decision,
      let form = drawings.form(of: outcome, in: decision.procedure)
    else { return nil }
    self.init(structure, as: form, in: frame, drawings)
  }

  private init(
    _ structure: StructureReport, as form: DrawingForm, in frame: DeviceFrame,
    _ drawings: TargetDrawings
  ) {
    let sections = Sections(structure, drawings)
    self.init(frame: frame, columns: [sections.screen])
    phone = sections.phone
    buttons = sections.buttons(of: structure)
    switch form {
    case .topTabs: addTabs(sections, at: .top)
    case .sideTabs: addTabs(sections, at: .leading)
    case .sideTabsAndSidebar:
      addTabs(sections, at: .leading)
      sidebar = [Self.list(titled: sections.screen.title)]
      columns = [.init(title: "", content: .text)]
    case .sidebar: addSidebar(sections)
    default: addContent(sections, as: form, structure)
    }
  }

  /// Adds the tabs. Search is apart from those at the top.
  private mutating func addTabs(_ sections: Sections, at edge: Tabs.Edge) {
    let items = edge == .top ? sections.tabs.filter { $0.symbol != .search } : sections.tabs
    tabs = Tabs(edge: edge, items: items, hasSearch: items.count < sections.tabs.count)
  }

  private mutating func addSidebar(_ sections: Sections) {
    guard !sections.tabs.isEmpty else {
      sidebar = [Self.list(titled: sections.screen.title)]
      columns = [.init(title: sections.names.dropFirst().first ?? "", content: .text)]
      return
    }
    sidebar = [
      Group(rows: sections.tabs.map { MacWindow.Row(title: $0.title ?? "", symbol: $0.symbol) })
    ]
  }

  /// Returns a group whose rows are created from data.
  private static func list(titled title: String) -> Group {
    Group(header: title, rows: Array(repeating: MacWindow.Row(title: ""), count: 5))
  }

  private mutating func addContent(
    _ sections: Sections, as form: DrawingForm, _ structure: StructureReport
  ) {
    switch form {
    case .columns: setColumns(sections.names, count: structure.columns.count)
    case .twoColumns: setColumns(sections.names, count: 2)
    case .threeColumns: setColumns(sections.names, count: 3)
    case .pages, .nextPrevious:
      pages = Pages(
        count: structure.pages
          ?? (sections.tabs.isEmpty ? TouchScreen.unknownPages : sections.tabs.count),
        hasButtons: form == .nextPrevious)
    case .segments: segments = structure.drawnTitles
    case .grid: columns[0].content = .grid
    case .list: columns[0].content = .list
    case .shelf: columns[0].content = .shelf
    default: columns[0].content = .text
    }
  }

  private mutating func setColumns(_ names: [String], count: Int) {
    let count = min(max(count, 2), 3)
    columns = (0..<count).map { index in
      TouchScreen.Column(
        title: names.indices.contains(index) ? names[index] : "",
        content: index == count - 1 ? .text : .list)
    }
  }
}

extension DeviceFrame {
  /// Creates the frame for the word in `target.yml`, or returns `nil` for a Mac window, which is drawn
  /// in another way.
  init?(_ frame: TargetFrame) { self.init(rawValue: frame.rawValue) }
}
