import FileReading
import MigrationStrategy

/// A sidebar or a segmented control instead of the tab bar, by the tab bar controller's own mode.
struct TabBarRecipe: Recipe {
  /// What the tab bar becomes.
  let mode: TabBarMode

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings {
      guard let table = SectionTable(of: finding.subject, in: context.advice), draft.use(table)
      else {
        draft.notes.append(.untitledSections(finding))
        continue
      }
      draft.tabBarMode = mode
      guard context.form == .macCatalyst else { continue }
      TabBarModeEdit(mode, table, context).add(to: &draft)
      draft.notes += earlierNotes(context.app)
    }
  }

  /// What is different on systems before 18, which have no sidebar of tabs.
  private func earlierNotes(_ app: AppLayout) -> [Note] {
    guard app.versionFlags.contains("before18") else { return [] }
    return [
      Note(
        kind: .advice,
        text: mode == .sidebar
          ? "On Mac Catalyst before 18 the tab bar stays as it is: there, a sidebar needs a split view "
            + "with a list of sections."
          : "On Mac Catalyst before 18 the tab bar stays at the bottom.")
    ]
  }
}
