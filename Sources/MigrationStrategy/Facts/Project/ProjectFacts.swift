import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension SubjectFacts {
  /// Returns the project as a subject.
  static func project(_ graph: NavigationGraph) -> Subject {
    let project = graph.project
    let place = SourceLocation(file: ".", line: 1)
    var subject = Subject(kind: .project, object: "", location: place)
    let screens = graph.documents.filter { !$0.isLaunchScreen && $0.sceneCount > 0 }
    subject.facts[.name] = project.name
    subject.facts[.hasDocuments] = !graph.files.isEmpty
    subject.facts[.isWithoutSource] = project.sourceFileCount == 0
    subject.facts[.hasIOSScenes] =
      screens.contains { $0.platform == .iOS } || graph.hasTouchScreensInCode
    subject.facts[.hasTVOSScenes] = screens.contains { $0.platform == .tvOS }
    subject.facts[.hasIOSApp] = project.hasTouchApp
    subject.facts[.entryIsKnown] = !graph.entryPoints.isEmpty
    subject.facts[.showsNavigation] = graph.filesShowNavigation
    subject.facts[.contents] = contents(of: graph)
    subject.facts[.mayHaveNavigation] = graph.mayHaveNavigation
    let lists = project.propertyLists
    let multiple = lists.compactMap(\.supportsMultipleScenes)
    subject.facts[.supportsMultipleScenes] = word(multiple, multiple.contains(true))
    // Turning off window tabs is a decision. An absent value is not.
    let tabbed = lists.compactMap(\.supportsTabbedScenes)
    subject.facts[.supportsTabbedScenes] = word(tabbed, !tabbed.contains(false))
    let fullScreen = lists.compactMap(\.requiresFullScreen)
    subject.facts[.requiresFullScreen] = word(fullScreen, fullScreen.contains(true))
    addOrientations(in: lists, to: &subject)
    let names = Set(graph.documents.map(\.name))
    subject.facts[.missingMainStoryboards] = Set(lists.flatMap(\.mainStoryboards)).subtracting(
      names
    ).sorted()
    let unresolved = graph.nodes.indices.filter {
      graph.screen($0).reference != nil && graph.nodes[$0].target == nil
        && !graph.file($0).isLaunchScreen
    }
    subject.facts[.unresolvedReferences] = unresolved.count
    subject.facts[.unresolvedNames] = Set(unresolved.map { graph.shownName(of: $0) }).sorted()
    subject.facts[.opensDocuments] = lists.contains { $0.opensDocuments }
    let features = DeviceFeature.all(of: project)
    subject.files = FactFiles(graph, features)
    addTargets(of: project, with: features, to: &subject)
    addSource(of: graph, to: &subject)
    addDestinations(of: project, to: &subject)
    let drawers = graph.drawers
    subject.facts[.drawers] = drawers.count
    subject.files.add(drawers, for: .drawers)
    subject.facts[.drawerPlaces] = listed(drawers)
    AppContents(graph).add(to: &subject)
    return subject
  }

  static func word(_ values: [Bool], _ isYes: Bool) -> String {
    values.isEmpty ? "unknown" : isYes ? "yes" : "no"
  }

  /// Returns the contents of the storyboards, as a phrase.
  private static func contents(of graph: NavigationGraph) -> String {
    let shown = graph.documents.filter { !$0.isLaunchScreen }
    let storyboards = shown.count { $0.kind == .storyboard }
    let xibs = shown.count - storyboards
    let scenes = shown.reduce(0) { $0 + $1.sceneCount }
    let parts = [
      scenes > 0 ? "\(counted(scenes, "scene")) in \(counted(storyboards, "storyboard"))" : nil,
      xibs > 0 ? counted(xibs, "xib") : nil,
    ].compactMap { $0 }
    if !parts.isEmpty { return parts.joined(separator: " and ") }
    return graph.documents.isEmpty ? "nothing" : "only launch screens"
  }
}

/// Returns a number with its noun, in the plural if necessary.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

extension NavigationGraph {
  /// Whether an app for iPhone or iPad has screens in code.
  fileprivate var hasTouchScreensInCode: Bool {
    (project.hasTouchApp || project.apps.isEmpty && project.kind.isApp)
      && files.contains { $0.kind == .source && $0.platform == .iOS && !$0.screens.isEmpty }
  }

  /// Whether the files show the top of the app's structure: an entry point leads to a container, or
  /// there is a tab bar or split view that nothing leads to.
  fileprivate var filesShowNavigation: Bool {
    entryShowsNavigation
      || nodes.indices.contains {
        reachability.fromTop[$0] == .root && file($0).kind == .storyboard
          && [.tabBar, .splitView].contains(kind($0)) && showsNavigation($0)
      }
  }
}
