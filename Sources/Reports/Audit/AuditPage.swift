import Guidance
import Markup
import MigrationStrategy

/// Writes an audit's index as an HTML page. Its table can be sorted and searched.
struct AuditPage {
  let index: AuditIndex

  /// The runs of the audit so far, or `nil` if there is no history.
  let runs: HistoryRuns?

  init(_ index: AuditIndex, _ runs: HistoryRuns? = nil) { (self.index, self.runs) = (index, runs) }

  var text: String {
    let parts = [history, projects, equivalents, outcomes, problems].compactMap { $0 }
    let links = parts.map { [tag("a", ["href": "#\($0.id)"], $0.title)] }
    return HTMLPage(
      title: title, contents: [tag("h2", "Contents"), listTag("ul", links)],
      main: head + parts.map(\.node), footer: [tag("p", "macward \(index.tool.version)")]
    ).text
  }

  private var title: String {
    let part = index.shard.map { ", part \($0.number) of \($0.count)" } ?? ""
    return "Audit of \(counted(index.totals.projects, "project"))\(part)"
  }

  private var head: [MarkupNode] {
    let choices =
      "\(index.platformInWords.uppercasedFirst) · \(index.edition.rawValue) edition of Apple’s guidance"
    return [
      tag(
        "div", ["class": "masthead"],
        [tag("p", ["class": "eyebrow"], choices), tag("h1", title), totals]),
      tag(
        "form",
        ["class": "filters", "role": "search", "aria-label": "Filter the index", "hidden": ""],
        [
          searchTag, tag("button", ["type": "button", "id": "clear"], "Reset"),
        ]),
    ]
  }

  private var totals: MarkupNode {
    let counts = index.totals.counts
    let severities = [Severity.required, .recommended, .consider].map { severity in
      tileTag(
        "\(counts.count(severity))", severity == .consider ? "to consider" : severity.rawValue,
        look: severity.rawValue)
    }
    let others = [
      tileTag("\(counts.undecided)", "decisions left open", look: "undecided"),
      tileTag("\(counts.questions)", "open questions", look: "questions"),
      tileTag("\(index.totals.failed)", "projects without a report", look: "failed"),
    ]
    return tag("ul", ["class": "tiles", "aria-label": "In all"], severities + others)
  }

  private func part(_ id: String, _ title: String, _ table: HTMLTable) -> PagePart? {
    table.isEmpty ? nil : part(id, title, [table.node])
  }

  func part(_ id: String, _ title: String, _ children: [MarkupNode]) -> PagePart {
    PagePart(id, title, heading: tag("h2", title), filter: "rows", children)
  }
}

/// The tables, with a row for each project, equivalent, or outcome.
extension AuditPage {
  private var projects: PagePart? {
    var table = HTMLTable(
      "The projects",
      ["Project", "Required", "Recommended", "Consider", "Effort", "Undecided", "Problems"],
      isSortable: true)
    for project in index.ranked { table.add(row(project)) }
    return part("projects", "Projects", table)
  }

  private func row(_ project: AuditedProject) -> [[MarkupNode]] {
    let counts = project.counts
    let texts = [
      "\(counts.count(.required))", "\(counts.count(.recommended))", "\(counts.count(.consider))",
      project.effortInWords, "\(counts.undecided)", project.problemsInWords,
    ]
    let target = percentEncoded(project.page ?? project.review)
    return [
      project.failure == nil ? [tag("a", ["href": target], project.title)] : [.text(project.title)]
    ] + texts.map { $0.isEmpty ? [] : [.text($0)] }
  }

  private var equivalents: PagePart? {
    var table = HTMLTable("What the projects need most", ["On the Mac", "Projects", "Findings"])
    for need in index.equivalents {
      table.add([[.text(need.title)], [.text("\(need.projects)")], [.text("\(need.findings)")]])
    }
    return part("equivalents", "What the projects need most", table)
  }

  private var outcomes: PagePart? {
    var table = HTMLTable(
      "What becomes of the navigation", ["What there is", "What becomes of it", "How many"])
    for row in index.outcomesInOrder {
      table.add([
        [.text(Wording.kind(row.kind))], [.text(Wording.outcome(row.outcome))],
        [.text("\(row.count)")],
      ])
    }
    return part("outcomes", "What becomes of the navigation", table)
  }

  private var problems: PagePart? {
    let items = index.problemLines.map { place, message in
      tag("li", ["class": "row"], [placeTag(place), .text(" \(message)")])
    }
    return items.isEmpty ? nil : part("problems", "Skipped or incomplete files", [tag("ul", items)])
  }
}
