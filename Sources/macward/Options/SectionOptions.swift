import ArgumentParser
import Markup
import Reports

/// The options for the sections of a review.
struct SectionOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      The sections of a Markdown or HTML review to write, separated by commas. Default: all of \
      \(ReviewSection.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "list"), transform: SectionOptions.sections)
  var sections: Set<ReviewSection>?

  /// The selected sections, or else all sections.
  var chosen: Set<ReviewSection> { sections ?? Set(ReviewSection.allCases) }

  /// Throws an error if sections are selected for a format without sections.
  func validate(for format: ReportFormat) throws {
    guard sections != nil, !format.isReview else { return }
    throw ValidationError(
      "--sections selects parts of a review: use it with --format markdown or --format html.")
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
