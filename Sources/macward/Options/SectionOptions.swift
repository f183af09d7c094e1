import ArgumentParser
import Markup
import Reports

/// The options for the sections of a review.
struct SectionOptions: ParsableArguments {
  @Flag(
    name: .long,
    help:
      "Write the whole review, on a terminal instead of a summary, and in Markdown instead of a short one."
  )
  var details = false

  @Option(
    name: .customLong("section"),
    help: ArgumentHelp(
      """
      The sections of a review to write, separated by commas; can be repeated. brief is one page, \
      handout two pages to print. Markdown without --details has \
      \(ReviewSection.allCases.filter(ReviewSection.short.contains).map(\.rawValue)
        .joined(separator: ", ")). Default otherwise: all of \
      \(ReviewSection.allCases.filter(ReviewSection.standard.contains).map(\.rawValue)
        .joined(separator: ", ")).
      """, valueName: "list"), transform: SectionOptions.sections)
  var lists: [Set<ReviewSection>] = []

  /// The selected sections, or `nil` for all.
  var sections: Set<ReviewSection>? {
    lists.isEmpty ? nil : lists.reduce(into: []) { $0.formUnion($1) }
  }

  /// The sections to write: the selected ones, or else those with the selected findings, or else all.
  func chosen(for part: Narrowing, as format: ReportFormat) -> Set<ReviewSection> {
    if let sections { return sections }
    if part.selectsFindings { return ReviewSection.ofFindings }
    return format == .markdown && !details ? ReviewSection.short : ReviewSection.standard
  }

  /// Throws an error if sections are selected for a format without them.
  func validate(for format: ReportFormat) throws {
    if details, format != .terminal, format != .markdown {
      throw ValidationError(
        "--details is for a terminal and for Markdown; other formats are always complete.")
    }
    guard let sections else { return }
    if !format.hasSections {
      throw ValidationError(
        "--section selects parts of a review: use it on a terminal, or with --format markdown or "
          + "--format html.")
    }
    if format == .terminal, let section = sections.first(where: { !$0.isText }) {
      throw ValidationError(
        "A terminal cannot show the section \(section.rawValue); use --format html.")
    }
  }

  private static func sections(_ list: String) throws -> Set<ReviewSection> {
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.filter { $0 != " " }
    }
    return try Set(
      names.map { name in
        guard let section = ReviewSection(rawValue: name) else {
          let known = ReviewSection.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("There is no section “\(harmless(name))”; choose from \(known).")
        }
        return section
      })
  }
}
