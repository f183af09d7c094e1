import Guidance
import MigrationStrategy

/// Writes an audit's index as Markdown.
struct AuditMarkdown {
  let index: AuditIndex
  /// The runs of the audit so far, or `nil` if there is no history.
  let runs: HistoryRuns?
  private let layout = TextLayout(width: 100)

  init(_ index: AuditIndex, _ runs: HistoryRuns? = nil) { (self.index, self.runs) = (index, runs) }

  var text: String {
    let blocks = [head, totals, history, projects, equivalents, outcomes, problems, footer]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    let part = index.shard.map { ", part \($0.number) of \($0.count)" } ?? ""
    let intro =
      "What the navigation of \(counted(index.totals.projects, "project")) needs on the Mac. The "
      + "projects with the most to do come first; each has a link to its review."
    return "# Audit of \(counted(index.totals.projects, "project"))\(part)\n\n" + layout.wrap(intro)
  }

  private var totals: String {
    let counts = index.totals.counts
    var table = MarkdownTable(["In all", "How many"])
    for severity in Severity.allCases.reversed() {
      table.add([Wording.severity(severity), "\(counts.count(severity))"])
    }
    for effort in Effort.allCases {
      table.add(["Effort \(Wording.effort(effort))", "\(counts.count(effort))"])
    }
    table.add(["Decisions that the files leave open", "\(counts.undecided)"])
    table.add(["Open questions", "\(counts.questions)"])
    table.add(["Storyboards and xibs", "\(counts.documents.storyboards + counts.documents.xibs)"])
    table.add(["Projects without a report", "\(index.totals.failed)"])
    return table.text
  }

  private var footer: String {
    layout.wrap(
      "*macward \(index.tool.version); \(index.edition.rawValue) edition of the guidance; "
        + "\(index.platformInWords).*")
  }

  private var problems: String {
    let lines = index.problemLines.map { line($0.place, $0.message) }
    return lines.isEmpty ? "" : "## Skipped or incomplete files\n\n" + lines.joined(separator: "\n")
  }

  private func line(_ place: String, _ message: String) -> String {
    layout.wrap("\(code(place)): \(markdown(message))", first: "- ")
  }
}
