import Guidance
import InterfaceBuilder
import NavigationGraph

extension SubjectFacts {
  /// A segmented control as a subject.
  func segmentedControl(_ view: DocumentView) -> Subject {
    var subject = subject(.segmentedControl, view)
    let segments = view.segments
    subject.titles = segments.map(\.title)
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentCount] = segments.count
    subject.facts[.mixesContent] =
      segments.contains(where: \.hasImage) && segments.contains { $0.title != nil }
    subject.facts[.isMomentary] = view.isMomentary
    // A screen with as many child screens as segments, or two at least, shows one at a time.
    subject.facts[.swapsViews] = view.containersBeside >= 2
    subject.facts[.isInTitleBar] = view.isInNavigationBar
    return subject
  }

  /// A segmented control that code makes as a subject.
  func segmentedControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.segmentedControl, control, file)
    subject.titles = control.items.map(\.ownTitle)
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentCount] = control.items.count
    return subject
  }
}
