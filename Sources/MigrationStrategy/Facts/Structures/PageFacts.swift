import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects

extension SubjectFinder {
  /// A page view controller as a subject. Its pages always come from code
  /// (Interface-Builder-Format.md#scenes-and-controllers).
  func pageView(_ node: NodeID) -> Subject {
    var subject = subject(.pageView, node)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.isPageCurl] = graph.tree(of: node).hasValue(
      "pageCurl", for: .transitionStyle, of: graph.element(of: node))
    subject.facts[.isCarousel] = graph.role(of: node) == .embedded && isSmallEmbed(node)
    return subject
  }

  /// A page control as a subject.
  func pageControl(_ element: Int, _ document: Int) -> Subject {
    let tree = graph.project.documents[document].tree
    var subject = pages(.pageControl, element, document)
    // Interface Builder writes 3 until somebody changes it: code usually sets the number.
    subject.facts[.isBesidePages] = subject.node.map(embedsPages) ?? false
    subject.facts[.pageCount] = tree[element, .numberOfPages].flatMap { Int($0) } ?? 0
    return subject
  }

  /// A page control that code makes as a subject.
  func pageControl(_ control: Container, _ file: ScreenFile) -> Subject {
    var subject = subject(.pageControl, control, file)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    return subject
  }

  /// A scroll or collection view that moves page by page as a subject.
  func pagingView(_ element: Int, _ document: Int) -> Subject {
    var subject = pages(.pagingView, element, document)
    subject.facts[.isCarousel] = isSmall(element, document)
    return subject
  }

  /// Whether the same screen has a page control, which then speaks for the pages.
  func standsBesidePageControl(_ element: Int, _ document: Int) -> Bool {
    let contents = graph.project.documents[document]
    guard let owner = contents.owner(of: element) else { return false }
    return contents.tree.descendants(of: contents.controllers[owner].element, named: .pageControl)
      .contains { _ in true }
  }

  /// Whether a screen embeds a page view controller, or is embedded in one beside its control: both are
  /// one structure, and the page view controller speaks for it.
  private func embedsPages(_ node: NodeID) -> Bool {
    graph.segues(from: node).contains {
      $0.kind == .embed && graph.kind(graph.root(of: $0.target)) == .pageViewController
    }
  }

  private func pages(_ kind: SubjectKind, _ element: Int, _ document: Int) -> Subject {
    let contents = graph.project.documents[document]
    var subject = subject(kind, element, document)
    subject.facts[.isOnboarding] = isOnboarding(subject)
    let paging = contents.owner(of: element).flatMap { owner in
      contents.tree.descendants(of: contents.controllers[owner].element)
        .first { contents.tree.isYes(.pagingEnabled, of: $0) }
    }
    let isCarousel = paging.map { isSmall($0, document) } ?? contents.tree.isInCell(element)
    subject.facts[.isCarousel] = isCarousel
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
      guard edge.kind == .embed, let element = edge.origin.element else { return false }
      let tree = graph.tree(of: edge.source)
      let container = tree.parent(of: element).flatMap { tree.parent(of: $0) }
      return container.map { isSmall($0, graph.nodes[edge.source].file) } ?? false
    }
  }

  /// Whether a view fills less than half the height of its screen, or stands in a cell
  /// (How-Decisions-Are-Made.md#pages).
  private func isSmall(_ element: Int, _ document: Int) -> Bool {
    let contents = graph.project.documents[document]
    if contents.tree.isInCell(element) { return true }
    guard let height = contents.tree.height(of: element) else { return false }
    let view = contents.owner(of: element).flatMap {
      graph.view(of: graph.node(file: document, screen: $0))
    }
    let whole = view.flatMap { contents.tree.height(of: $0) } ?? 0
    return height < max(whole, Self.shortestScreen) / 2
  }

  /// The height of the smallest iPhone, in points: a view that is shorter is part of a screen.
  private static let shortestScreen = 568.0
}

extension ElementTree {
  /// Whether an element stands in a cell of a table or collection.
  fileprivate func isInCell(_ element: Int) -> Bool {
    let around = sequence(first: element) { parent(of: $0) }
    return around.contains {
      isElement($0, named: .tableViewCell) || isElement($0, named: .collectionViewCell)
    }
  }

  /// The height in a view's frame, in points.
  func height(of view: Int) -> Double? {
    frame(of: view).flatMap { self[$0, .height].flatMap(Double.init) }
  }

  /// Where a view begins and ends from top to bottom in the view around it, in points.
  func span(of view: Int) -> ClosedRange<Double>? {
    guard let frame = frame(of: view), let top = self[frame, .y].flatMap(Double.init),
      let height = self[frame, .height].flatMap(Double.init), height >= 0
    else { return nil }
    return top...(top + height)
  }

  private func frame(of view: Int) -> Int? {
    children(of: view, named: .rect).first { hasValue("frame", for: .key, of: $0) }
  }
}
