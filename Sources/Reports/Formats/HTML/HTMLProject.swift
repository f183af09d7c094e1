import Markup
import MigrationStrategy

/// A project on a page.
struct HTMLProject {
  let review: Review
  /// The name within the page, such as `p1`.
  let id: String
  /// The level of the heading: 1 for that of the page.
  private let level: Int
  private let page: HTMLReporter
  private(set) var parts: [PagePart] = []

  /// Creates the project with a number from 1 on.
  init(_ review: Review, number: Int, level: Int, on page: HTMLReporter) {
    (self.review, self.level, self.page) = (review, level, page)
    id = Self.id(number)
    let printer = HTMLPrinter(page: page, project: self, level: level + 1)
    parts = review.parts.map(printer.part)
  }

  /// The name of a project, and its folder where that says more: several projects may have one name.
  static func fullName(of project: ProjectReport) -> String {
    project.root == "." ? project.name : "\(project.name) (\(project.root))"
  }

  /// The name within the page of the project with a number.
  static func id(_ number: Int) -> String { "p\(number)" }

  func id(ofStructure index: Int) -> String { "\(id)-s\(index + 1)" }

  /// The place where a rule is explained; `nil` if it is not.
  func id(ofRule rule: String) -> String? {
    review.explained.contains(rule) ? "\(id)-\(anchor(rule))" : nil
  }

  /// The numbers of some files of the project, for an attribute.
  func files(_ files: [String]) -> String? { page.files.numbers(of: files, in: review.project) }

  /// The project as a section of the page. If the page begins with the project, its overview stands
  /// above the filters, which choose among what follows.
  var node: MarkupNode {
    let project = review.project
    let isFirst = level == 1
    let hasOverview = parts.first?.id == "\(id)-overview"
    let filters = isFirst ? page.filters : []
    let head = hasOverview ? [parts[0].node] : []
    return tag(
      "section",
      ["class": "project", "id": id, "data-project": project.path(of: project.name)],
      [tag("h\(level)", "\(fullName) on the Mac")] + head + filters
        + parts.dropFirst(head.count).map(\.node))
  }

  /// Links to the parts.
  var contents: MarkupNode {
    let items = parts.map { part in
      [link(part.id, part.title)]
        + (part.id == "\(id)-structures" ? [structureLinks] : [])
    }
    let name = level == 1 ? [] : [tag("p", [link(id, fullName)])]
    return tag("div", name + [listTag("ul", items)])
  }

  private var fullName: String { Self.fullName(of: review.project) }

  private var structureLinks: MarkupNode {
    listTag(
      "ul",
      review.reported.map { [link(id(ofStructure: $0.offset), review.name(of: $0.element))] })
  }

  private func link(_ target: String, _ title: String) -> MarkupNode {
    tag("a", ["href": "#\(target)"], title)
  }
}
