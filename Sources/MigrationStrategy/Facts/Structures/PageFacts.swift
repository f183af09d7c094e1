import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFacts {
  /// Returns a page view controller as a subject. Its pages always come from code
  /// (Interface-Builder-Format.md#scenes-and-controllers).
  func pageView(_ node: NodeID) -> Subject {
    var subject = subject(.pageView, node)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.isPageCurl] = graph.attributes(of: node).curlsPages
    subject.facts[.isCarousel] = graph.role(of: node) == .embedded && isSmallEmbed(node)
    addContainer(of: node, to: &subject)
    return subject
  }

  /// Adds the facts in code about the pages of a page view.
  private func addContainer(of node: NodeID, to subject: inout Subject) {
    let id = graph.screen(node).id
    let container = graph.file(node).containers.first { $0.id == id }
    let isListed = container?.knowsAllItems == true
    subject.facts[.listedPages] = isListed ? container?.items.count ?? 0 : 0
    subject.facts[.hasSegments] = container?.pageTurning == .segments
    subject.facts[.hasPageButtons] = container?.pageTurning == .buttons
  }

  /// Returns a page control as a subject.
  func pageControl(_ view: DocumentView) -> Subject {
    var subject = pages(.pageControl, view)
    // Interface Builder's default is 3, because code usually sets the number.
    subject.facts[.isBesidePages] = subject.node.map(embedsPages) ?? false
    subject.facts[.pageCount] = view.pageCount
    return subject
  }

  /// Returns a page control in code as a subject.
  func pageControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.pageControl, control, file)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    return subject
  }

  /// Returns a scroll or collection view with paging as a subject.
  func pagingView(_ view: DocumentView) -> Subject {
    var subject = pages(.pagingView, view)
    subject.facts[.isCarousel] = isSmall(view)
    return subject
  }

  /// Whether a screen embeds a page view controller, or is embedded in one beside its page control.
  /// Both are one structure, and only the page view controller is a subject.
  private func embedsPages(_ node: NodeID) -> Bool {
    graph.segues(from: node).contains {
      $0.kind == .embed && graph.kind(graph.root(of: $0.target)) == .pageViewController
    }
  }

  private func pages(_ kind: SubjectKind, _ view: DocumentView) -> Subject {
    var subject = subject(kind, view)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.isCarousel] = view.pagingViewBeside.map(isSmall) ?? view.isInCell
    return subject
  }

  private func isOnboarding(_ subject: Subject) -> Bool {
    let screen = subject.node.map { graph.screen($0) }
    let names = [
      subject.scene, screen?.customClass, screen?.storyboardIdentifier, screen?.title,
      fileName(of: subject.location.file),
    ]
    return names.contains { words.appears(.onboarding, in: $0) }
  }

  private func isSmallEmbed(_ node: NodeID) -> Bool {
    graph.segues(to: node).contains { edge in
      edge.kind == .embed && graph.container(of: edge).map(isSmall) ?? false
    }
  }

  /// Whether a view has less than half the height of its screen, or is in a cell
  /// (How-Decisions-Are-Made.md#pages).
  private func isSmall(_ view: DocumentView) -> Bool {
    if view.isInCell { return true }
    guard let height = view.height else { return false }
    return height < max(view.screenHeight ?? 0, Self.shortestScreen) / 2
  }

  /// The height of the smallest iPhone, in points. A shorter view is only a part of a screen.
  private static let shortestScreen = 568.0
}
