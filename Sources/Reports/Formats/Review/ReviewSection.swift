/// A section of a review, with its name in `--section`. The cases are in the order of the review.
package enum ReviewSection: String, Sendable, CaseIterable {
  /// Two pages for a meeting. They repeat the most important parts of the others.
  case handout
  /// The first page: what the app becomes, what there is to decide, and what it costs.
  case brief
  /// The main facts, outcomes, and questions.
  case overview
  /// The phases of the migration, with their effort.
  case plan
  /// What `macward scaffold` would write.
  case scaffold
  /// What the app uses and the target does not have.
  case missing
  /// An entry for each structure.
  case structures
  /// Recommendations about the project and its screens.
  case other
  /// The checklist for every app.
  case checklist
  /// The menu bar.
  case menus
  /// The toolbars.
  case toolbars
  /// Windows, window tabs, sheets, and popovers.
  case windows
  /// The place of each screen on the Mac.
  case screens
  /// Icons and symbols.
  case icons
  /// The structures that remain on iPhone and iPad, and those that remain everywhere.
  case ipad
  /// Open questions.
  case questions
  /// Recommendations that are done, in the baseline, or declined by the team.
  case team
  /// The routes to the Mac, what the project has already, and its dependencies.
  case routes
  /// The map of the navigation.
  case map
  /// Files that could not be read, or not in full.
  case problems
  /// Instructions for the Mac equivalents.
  case build
  /// The cited sources.
  case sources
  /// The rules that were evaluated.
  case rules

  /// Whether a terminal can show the section.
  package var isText: Bool { ![.handout, .scaffold, .map, .build].contains(self) }

  /// The sections with findings, and the facts of the app.
  package static let ofFindings: Set<ReviewSection> = [
    .overview, .structures, .other, .checklist, .windows, .icons,
  ]

  /// The sections of a review that is short enough to read in one go.
  package static let short: Set<ReviewSection> = [
    .brief, .plan, .missing, .menus, .toolbars, .questions, .team, .problems,
  ]

  /// The sections of a full review.
  package static let standard = Set(allCases).subtracting([.handout])

  /// The sections of a project. The others are about the whole report.
  static let ofProject = allCases.filter { ![.build, .sources, .rules].contains($0) }
}
