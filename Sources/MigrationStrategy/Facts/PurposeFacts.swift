import Guidance
import NavigationGraph

/// Adds the facts that depend on the purposes of tabs to the subjects of a project.
struct PurposeFacts {
  let facts: SubjectFacts
  var subjects: Subjects

  var graph: NavigationGraph { facts.graph }

  /// Adds all facts. Each step may use the facts of the steps before it.
  mutating func addAll(_ own: OwnCommands) {
    markDuplicateTabs()
    addRemainingTabs()
    addSettings()
    countSettings()
    addChecklistFacts(own)
  }
}
