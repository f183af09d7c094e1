import Drawings
import MigrationStrategy

/// A block of a review. The printers of the formats are exhaustive over the cases.
enum ReviewBlock: Sendable {
  /// A heading below that of the part or entry.
  case heading(ReviewText)
  case paragraph(ReviewText, Look = .body)
  /// A line that introduces the next block.
  case label(String)
  case list([ReviewItem], ListStyle = .bullets)
  case table(ReviewTable)
  case facts([ReviewFact])
  /// The numbers of recommendations, by severity and effort.
  case counts(ProjectReport.Summary)
  case entry(ReviewEntry)
  /// Blocks that a page shows on request.
  case details(String, [ReviewBlock])
  case decision(DecisionReport, title: String?)
  case finding(ReviewFinding)
  /// Findings of rules that were explained before.
  case reminders([ReviewFinding])
  /// The other findings of a rule.
  case mentions([ReviewText])
  case pictures(PicturePair)
  case map(NavigationMap)
  /// The menu bar as the terminal shows it. Other formats show a table.
  case menuBar([MenuBar.Menu])
  /// The toolbar of a window as the terminal shows it. Other formats show a table.
  case toolbar(WindowToolbar)
  case problems([ProblemReport])

  /// The purpose of a paragraph.
  enum Look: Sendable {
    case body
    /// The place of a structure.
    case origin
    /// The place of a finding, and the sources of its rule.
    case trail
    case note
    /// Links to instructions.
    case howTo
    /// A choice of the team.
    case team
  }

  enum ListStyle: Sendable { case bullets, numbers, checklist }
}

/// An item of a list.
struct ReviewItem: Sendable {
  var text: ReviewText
  var children: [ReviewText] = []
  /// The key under which a page remembers that the item is ticked.
  var key: String?
}

/// A table. The first cell of a row names it.
struct ReviewTable: Sendable {
  /// A description for screen readers.
  var caption: String
  var header: [String]
  var rows: [[ReviewText]] = []
}

/// A labeled fact about a project, with one or several values.
struct ReviewFact: Sendable {
  var label: String
  var values: [ReviewText]
}

/// Blocks with a heading and an address of their own.
struct ReviewEntry: Sendable {
  enum Subject: Sendable {
    /// A structure, by its index in the project.
    case structure(Int)
    /// An equivalent, by its id.
    case equivalent(String)
  }

  var subject: Subject
  var title: String
  var blocks: [ReviewBlock]
}

/// A part of a review, with its blocks in order.
struct ReviewPart: Sendable {
  var section: ReviewSection
  var title: String
  var blocks: [ReviewBlock]

  /// Creates a part; `nil` if it has no blocks.
  init?(_ section: ReviewSection, _ title: String, blocks: [ReviewBlock]) {
    guard !blocks.isEmpty else { return nil }
    (self.section, self.title, self.blocks) = (section, title, blocks)
  }
}

/// The forms of a review, which differ in detail.
enum ReviewForm: Sendable {
  /// Markdown: everything in text.
  case document
  /// HTML: with links, numbers at a glance and what can be unfolded.
  case page
  /// A terminal: short lines, no tables, no links.
  case terminal
}
