package import YAMLReading

/// An outcome of a decision. Rules and configuration files refer to it by its ID, and reports by
/// its title. Outcomes with the same ID are equal.
package struct Outcome: Sendable {
  /// The ID.
  package let id: String
  /// The title in reports.
  package let title: String

  /// Creates an outcome. The default title is derived from the ID.
  package init(_ id: String, title: String? = nil) {
    self.id = id
    self.title =
      title ?? id.prefix(1).uppercased() + id.dropFirst().replacing("-", with: " ")
  }

  /// Returns the outcome with its title in a decision's titles.
  func titled(by titles: [String: String]) -> Outcome { Outcome(id, title: titles[id]) }
}

extension Outcome: Hashable {
  package static func == (a: Outcome, b: Outcome) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Outcome: CatalogValue {
  package init(from node: YAMLNode, _ mistakes: Mistakes) {
    self.init(String(from: node, mistakes))
  }
}

extension Outcome: Encodable {
  package func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}

// MARK: - Known outcomes

extension Outcome {
  package static let arrows = Outcome("arrows")
  package static let back = Outcome("back")
  package static let continueButton = Outcome("continue")
  package static let dissolve = Outcome("dissolve")
  package static let flatten = Outcome("flatten")
  package static let grid = Outcome("grid")
  package static let ignore = Outcome("ignore")
  package static let keep = Outcome("keep")
  package static let navigation = Outcome("navigation")
  package static let nextAndPrevious = Outcome("next-and-previous")
  package static let nothing = Outcome("none")
  package static let one = Outcome("one")
  package static let searchField = Outcome("search-field")
  package static let segmentedControl = Outcome("segmented-control")
  package static let segmentedControlAndSidebar = Outcome("segmented-control-and-sidebar")
  package static let settingsWindow = Outcome("settings-window")
  package static let sidebar = Outcome("sidebar")
  package static let sidebarList = Outcome("sidebar-list")
  package static let tabViewInPlace = Outcome("tab-view-in-place")
  package static let thirdColumn = Outcome("third-column")
  package static let three = Outcome("three")
  package static let threeAndBack = Outcome("three-and-back")
  package static let toolbarAction = Outcome("toolbar-action")
  package static let two = Outcome("two")
  package static let undecided = Outcome("undecided")
  package static let wizard = Outcome("wizard")
  package static let wizardWindow = Outcome("wizard-window")

  /// The outcomes that the program refers to. The build fails if the catalog lacks one of them.
  static let known = [
    arrows, back, continueButton, dissolve, flatten, grid, ignore, keep, navigation,
    nextAndPrevious, nothing, one, searchField, segmentedControl, segmentedControlAndSidebar,
    settingsWindow, sidebar, sidebarList, tabViewInPlace, thirdColumn, three, threeAndBack,
    toolbarAction, two, undecided, wizard, wizardWindow,
  ]
}
