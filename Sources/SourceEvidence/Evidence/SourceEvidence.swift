/// What the source code of one project says about its navigation.
///
/// Every list is in the order of files, lines and columns, whichever thread read what.
package struct SourceEvidence: Sendable, Hashable {
  /// The types that the project declares, and what they inherit from.
  package var classes = ClassHierarchy()
  /// Containers made or finished in code.
  package var containers: [CodeContainer] = []
  /// What screens say about their own items in a tab bar, in the order of their classes.
  package var tabItems: [CodeTabItem] = []
  /// Transitions between screens.
  package var transitions: [CodeTransition] = []
  /// Commands of menus, and keys in use.
  package var commands: [CodeCommand] = []
  /// What is already done for the Mac, and what the rules ask about.
  package var markers: [Marker] = []
  /// Files that could not be read or understood.
  package var problems: [SourceProblem] = []
  /// How many files were looked at.
  package var fileCount = 0
  /// How many of them held a word of interest and were parsed.
  package var parsedFileCount = 0

  /// Creates evidence of nothing.
  package init() {}

  /// The markers of some kinds.
  package func markers(_ kinds: Marker.Kind...) -> [Marker] {
    markers.filter { kinds.contains($0.kind) }
  }

  /// The container that a class is, by the name that a storyboard's `customClass` gives.
  package func container(ofClass name: String) -> CodeContainer? {
    containers.first { $0.name == name }
  }
}
