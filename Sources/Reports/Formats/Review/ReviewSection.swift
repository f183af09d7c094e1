/// A section of a review, with its name in `--sections`. The cases are in the order of the review.
package enum ReviewSection: String, Sendable, CaseIterable {
  /// The main facts, outcomes, and questions.
  case overview
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
  /// Icons and symbols.
  case icons
  /// The structures that remain on iPhone and iPad, and those that remain everywhere.
  case ipad
  /// Open questions.
  case questions
  /// Recommendations that are done, in the baseline, or declined by the team.
  case team
  /// The map of the navigation.
  case map
  /// Files that could not be read, or not in full.
  case problems
  /// Instructions for the Mac equivalents.
  case build
  /// The rules that were evaluated.
  case rules

  /// The sections of a project. The others are about the whole report.
  static let ofProject = allCases.filter { ![.build, .rules].contains($0) }
}
