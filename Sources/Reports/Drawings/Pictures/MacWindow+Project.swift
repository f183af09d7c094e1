import Drawings
import Guidance
import MigrationStrategy

extension MacWindow {
  /// Adds the parts of the project's main window: the sidebar around a section, and the other items
  /// of the toolbar.
  mutating func add(_ project: ProjectReport, around structure: StructureReport) {
    guard structure.role != "modal", !isSettings else { return }
    addSidebar(of: project, around: structure)
    addTools(
      of: project, on: Self.scenes(shown: self, of: structure), atStart: structure.kind == "tab-bar"
    )
  }

  /// Adds the sidebar of the app's top level to the window of another structure.
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

  /// Moves the screens of a tab next to the sidebar of the tabs.
  private mutating func stand(beside outer: Sidebar, withScreensOf structure: StructureReport) {
    let names = [structure.scene] + (structure.columns.first ?? [])
    guard let chosen = outer.rows.firstIndex(where: { names.contains($0.title) }) else { return }
    if let list = sidebar {
      // A sidebar inside another one becomes a list next to the app's sidebar.
      columns.insert(Column(title: list.header ?? "", content: .list), at: 0)
    }
    sidebar = outer
    sidebar?.chosen = chosen
  }

  /// Moves a stack that is in a column, or a pushed screen, into the window of the columns.
  private mutating func stand(in frame: MacWindow, withScreensOf structure: StructureReport) {
    guard sidebar == nil, columns.count == 1, ["nested", "pushed"].contains(structure.role) else {
      return
    }
    sidebar = frame.sidebar
    columns = frame.columns.dropLast() + columns
  }

  /// Returns the screens whose buttons are in the toolbar.
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
      add(item, isBackDimmed: isStart)
    }
  }

  /// The title of the current section.
  var section: String? {
    toolbar.segments.first
      ?? sidebar.flatMap { $0.rows.indices.contains($0.chosen) ? $0.rows[$0.chosen].title : nil }
  }
}
