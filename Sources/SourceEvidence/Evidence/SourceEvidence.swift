/// The evidence about navigation in the source code of one project.
///
/// Every list is sorted by file, line, and column, independently of the number of threads.
package struct SourceEvidence: Sendable, Hashable {
  /// The types that the project declares, with their superclasses and protocols.
  package var classes = ClassHierarchy()
  /// The frameworks that the files use, and what they have for the Mac.
  package var traits = SourceTraits()
  /// The containers that code creates or fills.
  package var containers: [CodeContainer] = []
  /// The titles that screens set for their own tab bar items, sorted by class.
  package var tabItems: [CodeScreenTitle] = []
  /// The titles that screens set for themselves, one for each class, sorted by class.
  package var screenTitles: [CodeScreenTitle] = []
  /// The contents of screens in code.
  package var screens: [CodeScreen: CodeContents] = [:]
  /// What people can turn pages with on the screens of a class, besides swiping, by its name.
  package var pageTurning: [String: CodeContainer.PageTurning] = [:]
  /// Transitions between screens.
  package var transitions: [CodeTransition] = []
  /// The classes of the screens that code shows in the secondary column of a split view.
  package var detailClasses: Set<String> = []
  /// The SwiftUI views that containers and transitions lead to and that are lists from which people
  /// choose, by name.
  package var listViews: Set<String> = []
  /// The menu commands and key commands.
  package var commands: [CodeCommand] = []
  /// The features that rules check.
  package var markers: [Marker] = []
  /// The requested texts that the code mentions, such as the identifiers of segues.
  package var mentionedTexts: Set<String> = []
  /// The storyboards of which code instantiates the initial scene.
  package var openedStoryboards = OpenedStoryboards()
  /// The lines that are compiled for iOS, but not for macOS.
  package var regionsWithoutMacOS: [RegionWithoutMacOS] = []
  /// The comments with which the team declines findings, sorted by file and line.
  package var ignoreComments: [IgnoreComment] = []
  /// The uses of the names that the reader was asked for (``CodeSearch``), sorted by file and line.
  package var uses: [CodeUse] = []
  /// Files that could not be read or parsed.
  package var problems: [SourceProblem] = []
  /// The number of source files.
  package var fileCount = 0
  /// The number of files that contain a relevant name and were parsed.
  package var parsedFileCount = 0

  /// Creates empty evidence.
  package init() {}

  /// Returns the markers of some kinds.
  package func markers(_ kinds: Marker.Kind...) -> [Marker] {
    markers.filter { kinds.contains($0.kind) }
  }

  /// Whether code for macOS creates a container of SwiftUI that structures a window.
  package var hasContainersForMacOS: Bool {
    containers.contains { container in
      container.isSwiftUI && container.conditions.contains(.macOS)
        && [.tabBar, .splitView, .navigationStack].contains(container.kind)
    }
  }

  /// Returns the container of a class, such as the `customClass` of a storyboard.
  package func container(ofClass name: String) -> CodeContainer? {
    containers.first { $0.name == name }
  }
}
