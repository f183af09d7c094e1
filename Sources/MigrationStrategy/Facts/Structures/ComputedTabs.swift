import FileReading
import NavigationGraph
import SourceEvidence

/// The tab bar controllers whose tabs code computes, so that the files do not contain all of them.
struct ComputedTabs {
  private let classes: ClassHierarchy
  /// The classes of the project that are such controllers.
  private let names: Set<String>
  /// The locations where code creates those without a custom class.
  private let places: Set<SourceLocation>

  /// Indexes the containers of a project.
  init(_ source: SourceEvidence?) {
    let containers = (source?.containers ?? []).filter(\.computesTabs)
    classes = source?.classes ?? ClassHierarchy()
    names = Set(containers.compactMap(\.name))
    places = Set(containers.filter { $0.name == nil }.map(\.place))
  }

  /// Whether a tab bar controller is one of them.
  func stand(in screen: Screen) -> Bool {
    let place = screen.origin.location
    guard let name = screen.customClass else { return places.contains(place) }
    return places.contains(place) || names.contains(name)
      || !names.isDisjoint(with: classes.ancestors(of: name))
  }
}

extension CodeContainer {
  /// Whether only some of the tabs are known. A class that sets no tabs, or only changes those of a
  /// storyboard, computes none.
  fileprivate var computesTabs: Bool {
    let setsNone = tabs.isEmpty && confidence == .certain
    return kind == .tabBar && !knowsAllTabs && !onlyChangesTabs && !setsNone
  }
}
