import Guidance
import Markup
import MigrationStrategy

/// The first chapter of a review for several targets: a project on all of them.
struct TargetOverview {
  private let project: ProjectReport
  private let matrix: TargetMatrix
  private let shared: SharedAPIs

  init(_ project: ProjectReport, in report: Report) {
    self.project = project
    matrix = TargetMatrix(project)
    shared = SharedAPIs(project, in: report)
  }

  /// The heading.
  var title: String { "\(project.name) on each target" }

  /// The matrix and the changes that serve several targets.
  var blocks: [ReviewBlock] {
    let header = ["What it is"] + matrix.targets.map(\.title)
    let whole = matrix.summary.map { [ReviewText($0.name)] + $0.cells.map { ReviewText($0) } }
    let rows = matrix.structures.map { [ReviewText($0.name)] + $0.cells.map { ReviewText($0) } }
    return [
      .table(ReviewTable(caption: "The app on each target", header: header, rows: whole))
    ]
      + (rows.isEmpty
        ? []
        : [
          .heading("What each structure becomes"),
          .table(ReviewTable(caption: "The structures on each target", header: header, rows: rows)),
        ]) + others + sharedBlocks
  }

  /// The number of structures that the table leaves out.
  private var others: [ReviewBlock] {
    matrix.othersInWords.map { [.paragraph(ReviewText($0), .note)] } ?? []
  }

  /// The APIs with which a change for one target is a change for others as well.
  private var sharedBlocks: [ReviewBlock] {
    let items = shared.uses.prefix(Self.most).map { use in
      ReviewItem(
        text: "\(.code(use.api)): \(Wording.listed(use.targets.map(\.title)))")
    }
    return items.isEmpty
      ? [] : [.heading("What serves several targets at once"), .list(items)]
  }

  /// The maximum number of APIs that are listed.
  private static let most = 12
}
