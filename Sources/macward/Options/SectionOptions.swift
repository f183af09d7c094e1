import ArgumentParser
import Markup
import Reports

/// Which parts of a review are written.
struct SectionOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      The parts of a Markdown or HTML review to write, separated by commas; by default all: \
      \(ReviewSection.allCases.map(\.rawValue).joined(separator: ", ")).
      """, valueName: "list"), transform: SectionOptions.sections)
  var sections: Set<ReviewSection>?

  /// The parts that were chosen, or else all.
  var chosen: Set<ReviewSection> { sections ?? Set(ReviewSection.allCases) }

  /// Refuses a choice for a format that has no parts.
  func validate(for format: ReportFormat) throws {
    guard sections != nil, !format.isReview else { return }
    throw ValidationError(
      "--sections chooses parts of a review: use it with --format markdown or --format html.")
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
