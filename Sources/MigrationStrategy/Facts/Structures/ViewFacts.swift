import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFinder {
  /// A segmented control as a subject.
  func segmentedControl(_ element: Int, _ document: Int) -> Subject {
    let tree = graph.project.documents[document].tree
    var subject = subject(.segmentedControl, element, document)
    let segments = tree.children(of: element, named: .segments)
      .flatMap { tree.children(of: $0, named: .segment) }
    subject.titles = segments.map { tree[$0, .title].flatMap { $0.isEmpty ? nil : $0 } }
    subject.facts[.titles] = subject.titles.compactMap { $0 }
    subject.facts[.segmentCount] = segments.count
    let images = segments.count { tree[$0, .image] != nil }
    let words = subject.titles.count { $0 != nil }
    subject.facts[.mixesContent] = images > 0 && words > 0
    subject.facts[.isMomentary] = tree.isYes(.momentary, of: element)
    subject.facts[.swapsViews] = swapsViews(element, document)
    subject.facts[.isInTitleBar] = isInTitleBar(element, tree)
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

  /// A search bar as a subject.
  func searchBar(_ element: Int, _ document: Int) -> Subject {
    subject(.searchBar, element, document)
  }

  /// A screen with as many child screens as segments, or two at least, shows one at a time.
  private func swapsViews(_ element: Int, _ document: Int) -> Bool {
    let contents = graph.project.documents[document]
    guard let owner = contents.owner(of: element) else { return false }
    let controller = contents.controllers[owner].element
    return contents.tree.descendants(of: controller, named: .containerView).count { _ in true } >= 2
  }

  private func isInTitleBar(_ element: Int, _ tree: ElementTree) -> Bool {
    sequence(first: element) { tree.parent(of: $0) }
      .contains { tree.isElement($0, named: .navigationItem) }
  }
}
