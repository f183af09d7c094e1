import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFacts {
  /// A page view controller as a subject. Its pages always come from code
  /// (Interface-Builder-Format.md#scenes-and-controllers).
  func pageView(_ node: NodeID) -> Subject {
    var subject = subject(.pageView, node)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.isPageCurl] = graph.attributes(of: node).curlsPages
    subject.facts[.isCarousel] = graph.role(of: node) == .embedded && isSmallEmbed(node)
    addContainer(of: node, to: &subject)
    return subject
  }

  /// What code says about the pages of a page view.
  private func addContainer(of node: NodeID, to subject: inout Subject) {
    let id = graph.screen(node).id
    let container = graph.file(node).containers.first { $0.id == id }
    let isListed = container?.knowsAllItems == true
    subject.facts[.listedPages] = isListed ? container?.items.count ?? 0 : 0
    subject.facts[.hasSegments] = container?.pageTurning == .segments
    subject.facts[.hasPageButtons] = container?.pageTurning == .buttons
  }

  /// A page control as a subject.
  func pageControl(_ view: DocumentView) -> Subject {
    var subject = pages(.pageControl, view)
    // Interface Builder writes 3 until somebody changes it: code usually sets the number.
    subject.facts[.isBesidePages] = subject.node.map(embedsPages) ?? false
    subject.facts[.pageCount] = view.pageCount
    return subject
  }

  /// A page control that code makes as a subject.
  func pageControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.pageControl, control, file)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    return subject
  }

  /// A scroll or collection view that moves page by page as a subject.
  func pagingView(_ view: DocumentView) -> Subject {
    var subject = pages(.pagingView, view)
    subject.facts[.isCarousel] = isSmall(view)
    return subject
  }

  /// Whether a screen embeds a page view controller, or is embedded in one beside its control: both are
  /// one structure, and the page view controller speaks for it.
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

  /// Whether a view fills less than half the height of its screen, or stands in a cell
  /// (How-Decisions-Are-Made.md#pages).
  private func isSmall(_ view: DocumentView) -> Bool {
    if view.isInCell { return true }
    guard let height = view.height else { return false }
    return height < max(view.screenHeight ?? 0, Self.shortestScreen) / 2
  }

  /// The height of the smallest iPhone, in points: a view that is shorter is part of a screen.
  private static let shortestScreen = 568.0
}
