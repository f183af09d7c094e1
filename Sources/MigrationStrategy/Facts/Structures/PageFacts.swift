import FileReading
import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Returns a page view controller as a subject. Its pages always come from code
  /// (Interface-Builder-Format.md#scenes-and-controllers).
  func pageView(_ node: NodeID) -> Subject {
    var subject = subject(.pageView, node)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.set(
      .isPageCurl, in: graph.attributes(of: node).curlsPages, orBy: pageCurl(of: node))
    subject.facts[.isCarousel] = isEmbeddedOnly(node) && isSmallEmbed(node)
    addContainer(of: node, to: &subject)
    return subject
  }

  /// The code that lets a page view controller curl its pages: by its class, or by the type that makes it.
  private func pageCurl(of node: NodeID) -> Marker? {
    let (name, owner) = (graph.screen(node).customClass, graph.container(of: node)?.owner)
    return screenMarkers.all(.pageCurl).first { marker in
      marker.detail.map { $0 == name } == true
        || marker.detail == Self.pageController && marker.owner == owner && owner != nil
    }
  }

  private static let pageController = "UIPageViewController"

  /// Adds the facts in code about the pages of a page view.
  private func addContainer(of node: NodeID, to subject: inout Subject) {
    let container = graph.container(of: node)
    let isListed = container?.knowsAllItems == true
    subject.facts[.listedPages] = isListed ? container?.items.count ?? 0 : 0
    addTurning(of: [graph.screen(node).customClass, container?.owner], container, to: &subject)
  }

  /// What turns pages besides a swipe, by the classes that show them.
  private func addTurning(
    of classes: [String?], _ container: Container?, to subject: inout Subject
  ) {
    let classes = classes.compactMap { $0 }
    let source = graph.project.source
    let found = classes.compactMap { source?.pageTurning[$0] }
    let traits = container?.pageTraits ?? []
    // A library shows sections in pages, with a bar of its own; in a viewer that is presented it has none.
    let areSections = traits.contains(.ofLibrary) && subject.facts[.isModal] != true
    subject.facts[.hasSegments] =
      areSections || container?.pageTurning == .segments || found.contains(.segments)
    subject.facts[.hasPageChoices] =
      subject.facts[.hasSegments] == true || traits.contains(.chosen)
    subject.facts[.hasPageButtons] =
      container?.pageTurning == .buttons || found.contains(.buttons)
      || classes.contains(where: turnsPages)
    subject.facts[.hasPageCode] = container?.pageTurning == .buttons || found.contains(.buttons)
    subject.owner = classes.last
    subject.facts[.hasOnePage] = traits.contains(.onePage)
    if traits.contains(.carousel) { subject.facts[.isCarousel] = true }
    let hasDots = traits.contains(.dots) || subject.kind == .pageControl
    subject.facts[.turning] = "with a swipe" + (hasDots ? " or with page dots" : "")
  }

  /// Whether a class has key commands with both arrows, or the bars of its scene hold buttons for the next
  /// and the previous page.
  private func turnsPages(_ name: String) -> Bool {
    let keys = (graph.project.source?.commands ?? []).filter { $0.owner == name }.compactMap(
      \.input)
    if keys.contains("leftArrow"), keys.contains("rightArrow") { return true }
    let scenes = graph.nodes.indices.filter { graph.screen($0).customClass == name }
    let words = scenes.flatMap { graph.barItems(of: $0) }.map { item in
      Set(((item.selector ?? "") + " " + (item.label ?? "")).nameWords)
    }
    return words.contains { $0.contains("next") }
      && words.contains { !$0.isDisjoint(with: ["previous", "prev"]) }
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
    subject.facts[.isBesidePages] = control.pageTraits.contains(.besidePages)
    let counts = screenMarkers.all(.pageCount)
      .filter { $0.owner != nil && $0.owner == control.owner }
    if counts.count == 1 { subject.facts[.pageCount] = counts[0].detail.flatMap { Int($0) } ?? 0 }
    addTurning(of: [control.className, control.owner], control, to: &subject)
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
      $0.kind == .embed && graph.kind(graph.root(of: $0.target)) == .pageView
    }
  }

  private func pages(_ kind: SubjectKind, _ view: DocumentView) -> Subject {
    var subject = subject(kind, view)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.isCarousel] = view.pagingViewBeside.map(isSmall) ?? view.isInCell
    let owner = subject.node.flatMap { graph.screen($0).customClass } ?? graph.files[view.file].name
    addTurning(of: [owner], nil, to: &subject)
    return subject
  }

  /// Whether names around a subject mean a first run.
  func isOnboarding(_ subject: Subject) -> Bool {
    let screen = subject.node.map { graph.screen($0) }
    let names = [
      subject.scene, screen?.customClass, screen?.storyboardIdentifier, screen?.title,
      fileName(of: subject.location.file),
    ]
    return names.contains { words.appears(.onboarding, in: $0) }
  }

  /// Whether it is shown inside of other screens only.
  private func isEmbeddedOnly(_ node: NodeID) -> Bool {
    let segues = Array(graph.segues(to: node))
    return !segues.isEmpty && segues.allSatisfy { $0.kind == .embed }
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
