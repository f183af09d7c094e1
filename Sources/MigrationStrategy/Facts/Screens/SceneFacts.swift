import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension EntryPoint {
  /// Whether a property list or code states that a window begins with it.
  fileprivate var beginsWindow: Bool {
    switch source {
    case .propertyList, .code, .running: true
    case .screen, .storyboardName, .onlyCandidate, .declared: false
    }
  }
}

extension SubjectFacts {
  /// Returns a scene as a subject.
  func scene(_ node: NodeID) -> Subject {
    var subject = subject(.scene, node)
    let screen = graph.screen(node)
    subject.facts[.title] = screen.shownTitle ?? graph.shownName(of: node)
    subject.facts[.hasTitle] = screen.hasTitle
    subject.facts[.isSettings] = opensSettings(node)
    subject.facts[.isSettingsScreen] =
      isSettings(node) || graph.rootChain(above: node).contains { isSettings($0) }
    subject.facts[.startsSettingsFile] = startsSettingsStoryboard(node)
    subject.facts[.isWindowRoot] = isWindowRoot(node)
    subject.facts[.opensFromList] = opensFromList(node)
    subject.set(
      .hasSwipe, in: graph.contents(of: node).hasSwipe,
      orBy: screenMarkers.edgeSwipe(inClass: screen.customClass))
    addBars(of: node, to: &subject)
    addContents(of: node, to: &subject)
    addInput(of: node, to: &subject)
    addPresentation(of: node, to: &subject)
    addWindowing(of: node, to: &subject)
    return subject
  }

  /// Whether a window starts with a screen. A property list or code must state so, because code may
  /// show the initial controller of a storyboard anywhere.
  private func isWindowRoot(_ node: NodeID) -> Bool {
    graph.entryPoints.contains { $0.beginsWindow && graph.root(of: $0.node) == node }
      && !graph.kind(node).isFrame
  }

  private func opensFromList(_ node: NodeID) -> Bool {
    graph.kind(node) != .stack && !graph.isList(node)
      && graph.rootChain(above: node).flatMap { graph.segues(to: $0) }
        .contains { $0.isPush && graph.isList($0.source) }
  }
}
