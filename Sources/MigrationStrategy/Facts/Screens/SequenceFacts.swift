import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Whether screens that follow each other are the steps of one task: each leads to the next one
  /// alone, and there is no way back from the last one, or a name means a first run.
  func isSequence(_ screens: some Collection<NodeID>) -> Bool {
    guard screens.count >= Self.fewestSteps, let last = screens.reversed().first else {
      return false
    }
    let isLine = screens.dropLast().allSatisfy { screen in
      Set(graph.segues(from: screen).filter(\.isPush).map { graph.root(of: $0.target) }).count == 1
    }
    return isLine && (hasNoWayBack(last) || screens.contains(where: isNamedAsFirstRun))
  }

  private static let fewestSteps = 3

  /// Whether code of a screen hides its Back button.
  func hasNoWayBack(_ node: NodeID) -> Bool {
    screenMarkers.hideBackButton(inClass: graph.screen(node).customClass)
  }

  private func isNamedAsFirstRun(_ node: NodeID) -> Bool {
    let screen = graph.screen(node)
    let file = graph.file(node)
    let names = [
      screen.customClass, screen.storyboardIdentifier, screen.title,
      file.isDocument ? file.name : nil,
    ]
    return names.contains { words.appears(.onboarding, in: $0) }
  }
}
