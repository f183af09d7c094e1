import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Returns a segmented control as a subject.
  func segmentedControl(_ view: DocumentView) -> Subject {
    var subject = subject(.segmentedControl, view)
    // Code may make others.
    let isMade = view.screen.map { makesSegments($0) || isOfUnknownClass(view, in: $0) } ?? false
    let segments = isMade ? [] : view.segments
    subject.titles = segments.map(\.title)
    subject.facts[.segmentChoices] =
      isMade ? "choices that code makes" : counted(segments.count, "choice")
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentCount] = segments.count
    subject.facts[.mixesContent] =
      segments.contains(where: \.hasImage) && segments.contains { $0.title != nil }
    subject.facts[.isMomentary] = view.isMomentary
    // A screen with at least two child screens shows one of them at a time.
    subject.facts[.swapsViews] = view.containersBeside >= 2
    subject.facts[.isInTitleBar] = view.isInNavigationBar
    return subject
  }

  /// Whether code of a screen's class makes segments.
  private func makesSegments(_ screen: NodeID) -> Bool {
    !screenMarkers.markers(.segments, ofClass: graph.screen(screen).customClass).isEmpty
  }

  /// Whether the outlet of a control is that of a class whose code is not read.
  private func isOfUnknownClass(_ view: DocumentView, in screen: NodeID) -> Bool {
    guard view.isConnected, let name = graph.screen(screen).customClass,
      let classes = graph.project.source?.classes
    else { return false }
    let line = [name] + classes.ancestors(of: name)
    guard classes.declarations[name] != nil, let last = line.last, !last.hasPrefix("UI"),
      classes.declarations[last] == nil
    else { return false }
    return !line.contains {
      classes.declarations[$0]?.held.contains("UISegmentedControl") ?? false
    }
  }

  /// Returns a segmented control in code as a subject.
  func segmentedControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.segmentedControl, control, file)
    subject.titles = control.items.map(\.ownTitle)
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentCount] = control.items.count
    return subject
  }
}
