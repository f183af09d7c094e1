import Drawings
import Guidance
import MigrationStrategy

extension MacWindow {
  /// Adds what the project says about its main window: the sidebar around a section, and what else
  /// stands in the toolbar.
  mutating func add(_ project: ProjectReport, around structure: StructureReport) {
    guard structure.role != "modal", !isSettings else { return }
    addSidebar(of: project, around: structure)
    addTools(
      of: project, on: Self.scenes(shown: self, of: structure), atStart: structure.kind == "tab-bar"
    )
  }

  /// What is no top level itself stands beside the sidebar of the app's top level.
  private mutating func addSidebar(of project: ProjectReport, around structure: StructureReport) {
    guard structure.role != "root", sheet == nil,
      let top = project.structures.first(where: { $0.role == "root" }),
      let frame = MacWindow(top), let outer = frame.sidebar
    else { return }
    if outer.rows.isEmpty {
      stand(in: frame, withScreensOf: structure)
    } else if structure.kind != "tab-bar" {
      stand(beside: outer, withScreensOf: structure)
    }
  }

  /// A tab's screens stand beside the sidebar of the tabs.
  private mutating func stand(beside outer: Sidebar, withScreensOf structure: StructureReport) {
    let names = [structure.scene] + (structure.columns.first ?? [])
    guard let chosen = outer.rows.firstIndex(where: { names.contains($0.title) }) else { return }
    if let list = sidebar {
      // What would be a sidebar on its own is the list beside the app's.
      columns.insert(Column(title: list.header ?? "", content: .list), at: 0)
    }
    sidebar = outer
    sidebar?.chosen = chosen
  }

  /// A stack in a column, and what is pushed, stands in the window of the columns.
  private mutating func stand(in frame: MacWindow, withScreensOf structure: StructureReport) {
    guard sidebar == nil, columns.count == 1, ["nested", "pushed"].contains(structure.role) else {
      return
    }
    sidebar = frame.sidebar
    columns = frame.columns.dropLast() + columns
  }

  /// The screens whose buttons stand in the toolbar.
  private static func scenes(shown window: MacWindow, of structure: StructureReport) -> Set<String>
  {
    let names = [window.title, structure.scene] + window.columns.map(\.title)
    return Set(names.filter { !$0.isEmpty })
  }

  private mutating func addTools(
    of project: ProjectReport, on scenes: Set<String>, atStart isStart: Bool
  ) {
    guard let items = project.toolbars.first(where: { $0.object == nil })?.items else { return }
    for item in items where item.scenes.isEmpty || !scenes.isDisjoint(with: item.scenes) {
      switch (item.placement, item.title) {
      case (.leading, "Back") where toolbar.leading.isEmpty && sheet == nil:
        var back = Button.back
        // A section begins with its first screen, from which there is no way back.
        back.isDimmed = isStart
        toolbar.leading = [[back]]
      case (.trailing, "Toggle Inspector"): hasInspector = true
      case (.trailing, "Search"): toolbar.hasSearchField = true
      case (.trailing, _) where !toolbar.trailing.contains { $0.title == item.title }:
        toolbar.trailing.append(Button(title: item.title, symbol: Symbol(titled: item.title)))
      default: break
      }
    }
  }

  /// The section that is shown.
  var section: String? {
    toolbar.segments.first
      ?? sidebar.flatMap { $0.rows.indices.contains($0.chosen) ? $0.rows[$0.chosen].title : nil }
  }
}
