import FileReading
import NavigationGraph
import SourceEvidence

/// The tab bar controllers whose tabs code computes, so that the files do not tell all of them.
struct ComputedTabs {
  private let classes: ClassHierarchy
  /// The classes of the project that are such controllers.
  private let names: Set<String>
  /// Where code makes those that have no class of their own.
  private let places: Set<SourceLocation>

  /// Looks once at what a project's code makes.
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
  /// Whether it has tabs of which only some are known. A class that sets none, or only changes those
  /// of a storyboard, computes nothing.
  fileprivate var computesTabs: Bool {
    let setsNone = tabs.isEmpty && confidence == .certain
    return kind == .tabBar && !knowsAllTabs && !onlyChangesTabs && !setsNone
  }
}
