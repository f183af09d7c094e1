import Guidance
import NavigationGraph

/// What is known about a project before any decision: its commands, and its subjects with their facts.
///
/// Targets with the same words and keys have it in common, so that it is found only once for them.
struct UndecidedFacts {
  /// The commands of the app's code and storyboards.
  let own: OwnCommands
  /// Computes facts.
  let facts: SubjectFacts
  /// The subjects, without what the target does not have.
  let subjects: Subjects
  /// The existing work for a Mac Catalyst app.
  private let catalystWork: ExistingWork
  /// The existing work for a native Mac app.
  private let nativeWork: ExistingWork
  private let words: Words
  private let shortcuts: Shortcuts

  /// Finds the subjects of a graph.
  init(_ graph: NavigationGraph, _ catalog: Catalog) {
    (words, shortcuts) = (catalog.words, catalog.shortcuts)
    own = OwnCommands(graph)
    facts = SubjectFacts(graph, words: words)
    subjects = SubjectFinder(facts, shortcuts: shortcuts, own: own).subjects
    catalystWork = ExistingWork(graph, own, shortcuts, isNative: false)
    nativeWork = ExistingWork(graph, own, shortcuts, isNative: true)
  }

  /// Returns the existing work for the Mac, in a native Mac app or in a Mac Catalyst app.
  func existingWork(isNative: Bool) -> ExistingWork { isNative ? nativeWork : catalystWork }

  /// Returns the subjects for a target, with what it does not have.
  func subjects(for catalog: Catalog, missing: [MissingAPI]) -> Subjects {
    var found = subjects
    RouteFacts(facts.graph, catalog).add(to: &found[.project].facts)
    for api in missing { found.add(api.subject(on: catalog.target.system)) }
    return found
  }

  /// Whether they are also those for a catalog.
  func serve(_ catalog: Catalog) -> Bool {
    catalog.words == words && catalog.shortcuts == shortcuts
  }
}
