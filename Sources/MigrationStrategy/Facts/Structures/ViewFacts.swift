import Guidance
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Returns a segmented control as a subject.
  func segmentedControl(_ view: DocumentView) -> Subject {
    var subject = subject(.segmentedControl, view)
    // Code may make others.
    let name = view.screen.flatMap { graph.screen($0).customClass }
    let isMade = screenMarkers.makeSegments(inClass: name) || view.isOfUnknownClass
    let segments = isMade ? [] : view.segments
    subject.titles = segments.map(\.title)
    subject.facts[.segmentChoices] = Self.choices(isMade ? 0 : segments.count)
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

  /// Returns a segmented control in code as a subject.
  func segmentedControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.segmentedControl, control, file)
    subject.titles = control.items.map(\.ownTitle)
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentChoices] = Self.choices(control.items.count)
    subject.facts[.segmentCount] = control.items.count
    subject.facts[.isInTitleBar] = control.owner.map(graph.showsSegmentsAsTitle) ?? false
    return subject
  }

  /// Returns a number of segments in words. Those that code makes may not be known.
  private static func choices(_ count: Int) -> String {
    count == 0 ? "choices that code makes" : counted(count, "choice")
  }
}
