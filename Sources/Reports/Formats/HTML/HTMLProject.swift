import Guidance
import Markup
import MigrationStrategy

/// A project on a page.
struct HTMLProject {
  let review: Review
  /// The number on the page, starting at 1.
  let number: Int
  /// The ID within the page, such as `p1`.
  let id: String
  /// The level of the heading. Level 1 is that of the page.
  private let level: Int
  private let page: HTMLReporter
  /// The forms for answers and decisions.
  let forms: AnswerForms
  private(set) var parts: [PagePart] = []

  /// Creates the project. Numbers start at 1.
  init(_ review: Review, number: Int, level: Int, on page: HTMLReporter) {
    (self.review, self.level, self.page, self.number) = (review, level, page, number)
    id = Self.id(number)
    forms = AnswerForms(review.project, number: number, page.answers)
    let printer = HTMLPrinter(page: page, project: self, level: level + 1)
    parts = review.parts.map(printer.part)
  }

  /// Returns the name of a project, with its folder if that differs, because several projects may
  /// have the same name.
  static func fullName(of project: ProjectReport) -> String {
    project.root == "." ? project.name : "\(project.name) (\(project.root))"
  }

  /// Returns the ID within the page of the project with a number.
  static func id(_ number: Int) -> String { "p\(number)" }

  func id(ofStructure index: Int) -> String { "\(id)-s\(index + 1)" }

  /// Returns the ID of the explanation of a rule, or `nil` if there is none.
  func id(ofRule rule: String) -> String? {
    review.explained.contains(rule) ? "\(id)-\(anchor(rule))" : nil
  }

  /// Returns the numbers of some of the project's files, for an attribute.
  func files(_ files: [String]) -> String? { page.files.numbers(of: files, in: review.project) }

  /// The project as a section of the page. If the page begins with the project, its brief and its
  /// overview are above the filters, which apply to the content below them.
  var node: MarkupNode {
    let project = review.project
    let isFirst = level == 1
    let filters = isFirst && !page.isHandout ? page.filters : []
    let head = parts.prefix { ["\(id)-brief", "\(id)-overview"].contains($0.id) }.map(\.node)
    return tag(
      "section",
      ["class": "project", "id": id, "data-project": project.path(of: project.name)],
      [tag("h\(level)", "\(fullName) \(review.project.target.phrase)")] + head + filters
        + parts.dropFirst(head.count).map(\.node))
  }

  /// The links to the parts.
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
