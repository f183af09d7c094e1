import Drawings
import MigrationStrategy

/// A block of a review. The printer of each format handles all cases.
enum ReviewBlock: Sendable {
  /// A heading one level below that of the part or entry.
  case heading(ReviewText)
  case paragraph(ReviewText, Look = .body)
  /// A line that introduces the following block.
  case label(String)
  case list([ReviewItem], ListStyle = .bullets)
  case table(ReviewTable)
  case facts([ReviewFact])
  /// The numbers of recommendations by severity, and the effort of the plan.
  case counts(ProjectReport.Summary, PlanReport)
  case entry(ReviewEntry)
  /// Blocks that an HTML page shows on request.
  case details(String, [ReviewBlock])
  /// A decision, and the structure that it is about by its index in the project, or `nil` if it is
  /// about the app.
  case decision(DecisionReport, title: String?, structure: Int?)
  case finding(ReviewFinding)
  /// Findings of rules that have been explained before.
  case reminders([ReviewFinding])
  /// The other findings of a rule.
  case mentions([ReviewText])
  case pictures(PicturePair)
  /// The working picture of the Mac app, and what is shown in its place in print and without a script. Only a
  /// page has it.
  case prototype(Prototype, instead: [ReviewBlock])
  case map(NavigationMap)
  /// The menu bar on a terminal and in HTML. Markdown contains a table.
  case menuBar([MenuBar.Menu])
  /// The toolbar of a window on a terminal. Other formats contain a table.
  case toolbar(WindowToolbar)
  case problems([ProblemReport])
  /// Lines on a terminal, as they are.
  case lines([String])
  /// Code, with its line breaks. Only a page has it.
  case code(String)
  /// Blocks on a printed page of their own.
  case page([ReviewBlock])

  /// The purpose of a paragraph.
  enum Look: Sendable {
    case body
    /// The location of a structure.
    case origin
    /// The location of a finding, and the sources of its rule.
    case trail
    case note
    /// Links to instructions.
    case howTo
    /// A decision of the team.
    case team
  }

  enum ListStyle: Sendable { case bullets, numbers, checklist }
}

/// An item of a list.
struct ReviewItem: Sendable {
  var text: ReviewText
  var children: [ReviewText] = []
  /// Whether the children are details, and not other places.
  var hasPlainChildren = false
  /// The key under which an HTML page stores that the item is checked.
  var key: String?
  /// The question that an HTML page takes an answer to.
  var question: QuestionReport?
  /// The finding that an HTML page takes a decision about.
  var finding: RecommendationReport?
}

/// A table. The first cell of a row is its header.
struct ReviewTable: Sendable {
  /// The description for screen readers.
  var caption: String
  var header: [String]
  var rows: [[ReviewText]] = []
}

/// A labeled fact about a project, with one or several values.
struct ReviewFact: Sendable {
  var label: String
  var values: [ReviewText]
}

/// Blocks with their own heading and anchor.
struct ReviewEntry: Sendable {
  enum Subject: Sendable {
    /// A structure, by its index in the project.
    case structure(Int)
    /// An equivalent, by its ID.
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

  /// Creates a part, or returns `nil` if it has no blocks.
  init?(_ section: ReviewSection, _ title: String, blocks: [ReviewBlock]) {
    guard !blocks.isEmpty else { return nil }
    (self.section, self.title, self.blocks) = (section, title, blocks)
  }
}

/// The forms of a review, which differ in details.
enum ReviewForm: Sendable {
  /// Markdown, with all details as text.
  case document
  /// HTML, with links, summaries, and collapsible details.
  case page
  /// A terminal, with short lines and no tables or links.
  case terminal
}
