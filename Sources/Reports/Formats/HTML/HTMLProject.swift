import Markup
import MigrationStrategy

/// A project on a page.
struct HTMLProject {
  let project: ProjectReport
  /// From 1 on.
  let number: Int
  /// How deep its heading lies: 1 for that of the page.
  let level: Int
  let drawn: ProjectPictures?
  let page: HTMLReporter
  /// What is recommended for each structure.
  let groups: [[RecommendationGroup]]
  /// The rules that are explained in the parts that are asked for, so that links can lead there.
  let explained: Set<String>
  /// Its parts that say something, of those that are asked for.
  private(set) var parts: [PagePart] = []

  init(
    _ project: ProjectReport, number: Int, level: Int, drawn: ProjectPictures?,
    on page: HTMLReporter
  ) {
    (self.project, self.number, self.level) = (project, number, level)
    (self.drawn, self.page) = (drawn, page)
    groups = project.structureGroups
    explained = Set(project.groups(in: page.sections).filter { !$0.isToldBefore }.map(\.first.rule))
    parts = ReviewSection.ofProject.filter(page.sections.contains).compactMap(part)
  }

  /// Its name, and its folder where that says more: several projects may have one name.
  private var fullName: String { Self.fullName(of: project) }

  /// The name of a project, and its folder where that says more.
  static func fullName(of project: ProjectReport) -> String {
    project.root == "." ? project.name : "\(project.name) (\(project.root))"
  }

  /// Its name within the page.
  var id: String { Self.id(number) }

  /// The name of the project with a number.
  static func id(_ number: Int) -> String { "p\(number)" }

  /// The project as a section of the page.
  var node: MarkupNode {
    tag(
      "section",
      [
        "class": "project", "id": id, "data-project": project.path(of: project.name),
      ],
      [heading(0, "\(fullName) on the Mac")]
        + (isFirst && parts.first?.id != overviewID ? page.filters : [])
        + parts.flatMap { [$0.node] + (isFirst && $0.id == overviewID ? page.filters : []) })
  }

  /// Where its parts are.
  var contents: MarkupNode {
    let items = parts.map { part in
      [link(part.id, part.title)] + (part.id == structuresID ? [structureLinks] : [])
    }
    let name =
      level == 1 ? [] : [tag("p", [tag("a", ["href": "#\(id)"], fullName)])]
    return tag("div", name + [listTag("ul", items)])
  }

  private func part(_ section: ReviewSection) -> PagePart? {
    switch section {
    case .overview: overview
    case .structures: structures
    case .other: others(.other, "Also")
    case .menus: menus
    case .toolbars: toolbars
    case .windows: windows
    case .icons: icons
    case .ipad: kept
    case .questions: questions
    case .team: team
    case .problems:
      project.problems.isEmpty
        ? nil : page.problems(project.problems, id: "\(id)-problems", level: level + 1)
    case .map: map
    case .build, .rules: nil
    }
  }

  /// Whether the page begins with the project. What there is to decide then stands above the filters,
  /// which choose among what follows.
  private var isFirst: Bool { level == 1 }

  private var overviewID: String { "\(id)-overview" }

  private var structuresID: String { "\(id)-structures" }

  private var structureLinks: MarkupNode {
    listTag("ul", told.map { [link(id(ofStructure: $0.offset), name(of: $0.element))] })
  }

  private func link(_ target: String, _ title: String) -> MarkupNode {
    tag("a", ["href": "#\(target)"], title)
  }

  /// A heading, so many levels below the project's own.
  func heading(
    _ depth: Int, _ text: String, _ attributes: KeyValuePairs<String, String?> = [:]
  ) -> MarkupNode {
    tag("h\(min(6, level + depth))", attributes, text)
  }

  /// A part of the project, unless there is nothing in it. It is no landmark of its own, since the
  /// parts of several projects are called the same: its heading leads to it.
  func part(
    _ name: String, _ title: String, filter: String? = nil, _ children: [MarkupNode]
  ) -> PagePart? {
    guard !children.isEmpty else { return nil }
    return PagePart("\(id)-\(name)", title, heading: heading(1, title), filter: filter, children)
  }
}
