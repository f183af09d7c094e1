/// A part of a review: what `--sections` chooses among, in the order they are told.
package enum ReviewSection: String, Sendable, CaseIterable {
  /// What there is to decide, on one page.
  case overview
  /// A section for each structure.
  case structures
  /// Recommendations about the project and its screens.
  case other
  /// The menu bar.
  case menus
  /// The toolbars.
  case toolbars
  /// Windows, window tabs, sheets and popovers.
  case windows
  /// Icons and symbols.
  case icons
  /// What iPhone and iPad keep, and what stays as it is everywhere.
  case ipad
  /// Open questions.
  case questions
  /// What is done already, what a baseline holds, and what the team has declined.
  case team
  /// How one gets from screen to screen, drawn.
  case map
  /// What could not be read, or was left out.
  case problems
  /// How the Mac equivalents are built.
  case build
  /// Which rules ran.
  case rules

  /// The parts that each project has for itself; the others are about the whole report.
  static let ofProject = allCases.filter { ![.build, .rules].contains($0) }
}
