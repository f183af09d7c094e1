import Drawings
import Guidance
import MigrationStrategy

/// The parts of a structure that pictures for a target show.
struct Sections {
  /// The tabs that remain.
  let tabs: [TouchScreen.Tab]
  /// The names of the screens, in the order in which they are reached.
  let names: [String]
  /// The first screen.
  let screen: TouchScreen.Column
  /// The titles of the screens that stay on iPhone.
  let phone: [String]
  /// The titles of the tabs that become buttons.
  private let actions: [String]

  init(_ structure: StructureReport, _ drawings: TargetDrawings) {
    let titles = structure.drawnTitles
    let isTabBar = structure.kind == "tab-bar"
    let forms = titles.indices.map { index in
      structure.tabs.indices.contains(index)
        ? structure.tabs[index].purpose.flatMap { drawings.form(of: Outcome($0), in: Self.tab) }
        : nil
    }
    let shown = titles.indices.filter { forms[$0] == nil }
    let isPart = isTabBar || structure.kind == "segmented-control"
    tabs =
      isPart
      ? shown.map { TouchScreen.Tab(title: titles[$0], symbol: structure.symbol(at: $0)) } : []
    actions = titles.indices.filter { forms[$0] == .button }.map { titles[$0] }
    // A stack is one column with its screens. Columns of a split view start with their first screens.
    let isSplit = structure.kind == "split-view"
    let path =
      isSplit ? structure.columns.map { $0.first ?? "" } : structure.columns.flatMap { $0 }
    let first = isTabBar ? shown.first.map { titles[$0] } ?? structure.scene : structure.scene
    names = path.isEmpty ? [first] : path
    let hasList = shown.first.map { structure.hasList(at: $0) } ?? false
    screen = TouchScreen.Column(
      title: names.first ?? first, content: isTabBar && hasList ? .list : .text)
    phone = isTabBar ? titles : [names.first ?? first]
  }

  /// The ID of the decision about a tab.
  private static let tab = "tab"

  /// Returns the buttons of the toolbar: the tabs that become buttons, and those of the screen's toolbar
  /// at the bottom, whose titles are unknown.
  func buttons(of structure: StructureReport) -> [MacWindow.Button] {
    let nameless = structure.hasBottomToolbar ? Array(0..<4) : []
    return actions.map { MacWindow.Button(title: $0, symbol: Symbol(titled: $0)) }
      + nameless.map { MacWindow.Button(title: "", symbol: Symbol(named: nil, at: $0)) }
  }
}
