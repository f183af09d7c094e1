import FileReading
import MigrationStrategy
import NavigationGraph

/// A sidebar or a segmented control instead of the tab bar, by the tab bar controller's own mode.
struct TabBarRecipe: Recipe {
  /// What the tab bar becomes.
  let mode: TabBarMode

  func add(_ findings: [Recommendation], to draft: inout Draft, in context: ScaffoldContext) {
    for finding in findings where !draft.notes(columnOf: finding, in: context) {
      guard draft.use(SectionTable(of: finding.subject, in: context.advice)) else {
        draft.notes.append(.untitledSections(finding))
        continue
      }
      draft.tabBarMode = mode
    }
  }
}
