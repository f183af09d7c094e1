import FileReading

/// Finds the tab bars and split views inside of the views that code leads to, such as one that shows another view
/// for each destination.
struct RoutedContainers {
  private let runner: CodeRunner
  private let parts: ViewParts
  /// The views with a tab bar or split view, by the location of the container.
  private let views: [SourceLocation: String]

  /// - Parameters:
  ///   - containers: The containers of the project.
  ///   - runner: The runner of the code.
  ///   - parts: The views of the project.
  init(_ containers: [CodeContainer], _ runner: CodeRunner, _ parts: ViewParts) {
    (self.runner, self.parts) = (runner, parts)
    views = containers.reduce(into: [:]) { views, container in
      guard container.isSwiftUI, [.tabBar, .splitView].contains(container.kind) else { return }
      views[container.place] = container.name
    }
  }

  /// Returns a transition to each container in a view that one of some transitions leads to.
  func transitions(beside all: [CodeTransition]) -> [CodeTransition] {
    guard !views.isEmpty else { return [] }
    var known: [String: [SourceLocation]] = [:]
    return all.flatMap { transition -> [CodeTransition] in
      guard Self.kinds.contains(transition.kind), transition.target.isSwiftUI,
        let view = transition.target.className
      else { return [] }
      let places = known[view] ?? places(in: view)
      known[view] = places
      return places.map { place in
        var routed = transition
        routed.target = CodeTarget(isSwiftUI: true)
        routed.target.container = place
        return routed
      }
    }
  }

  private static let kinds: Set<CodeTransition.Kind> = [.push, .present, .popover, .showDetail]

  /// The locations of the containers that other views show in the place of a view.
  private func places(in view: String) -> [SourceLocation] {
    var inside = ViewStandings(runner, parts)
    inside.add(view: view, .inPlace)
    inside.follow(upTo: .inPlace)
    return inside.steps.keys.filter { views[$0] != nil && views[$0] != view }.sorted()
  }
}
