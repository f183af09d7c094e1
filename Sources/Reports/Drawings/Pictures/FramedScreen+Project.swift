import Drawings
import Guidance

extension FramedScreen {
  /// Adds the tabs of the app around the screen of a structure that is in one of them.
  mutating func add(_ project: ProjectReport, around structure: StructureReport) {
    guard structure.role == "nested", tabs == nil, sidebar.isEmpty, pages == nil,
      let top = project.structures.first(where: { $0.role == "root" }),
      var outer = FramedScreen(top, for: project.target)?.tabs
    else { return }
    let names = [structure.scene] + (structure.columns.first ?? [])
    let chosen = outer.items.firstIndex { tab in tab.title.map(names.contains) ?? false }
    guard let chosen else { return }
    outer.chosen = chosen
    tabs = outer
  }
}
