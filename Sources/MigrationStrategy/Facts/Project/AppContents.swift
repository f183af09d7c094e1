import FileReading
import Guidance
import NavigationGraph
import Projects

/// What an app shows and what people do with it, as far as files show it: the facts that decide
/// whether another device suits it.
struct AppContents {
  private let graph: NavigationGraph
  /// The first screens of the app's tabs, or else of the app.
  private let firstScreens: [NodeID]
  private let evidence: ContentEvidence

  init(_ graph: NavigationGraph) {
    self.graph = graph
    evidence = ContentEvidence(graph.project)
    firstScreens = graph.firstScreens
  }

  /// Adds the facts to those of the project.
  func add(to subject: inout Subject) {
    addDocuments(to: &subject)
    addContents(to: &subject)
    addInput(to: &subject)
    let starts = Set(graph.entryPoints.map { graph.root(of: $0.node) })
    subject.facts[.startsWithDocuments] =
      !starts.isEmpty && starts.allSatisfy { evidence.browsesDocuments($0, in: graph) }
    subject.facts[.startsWithAugmentedReality] =
      !starts.isEmpty && starts.allSatisfy { graph.contents(of: $0).showsAugmentedReality }
  }

  private func addDocuments(to subject: inout Subject) {
    let documents = graph.documents.filter { $0.platform == .iOS && !$0.isLaunchScreen }
    let storyboards = documents.count { $0.kind == .storyboard }
    let xibs = documents.count - storyboards
    subject.facts[.touchScenes] = documents.flatMap(\.screens).count(where: \.hasLayout)
    subject.facts[.touchDocuments] = documents.count
    subject.facts[.touchDocumentNames] = [
      storyboards > 0 ? counted(storyboards, "storyboard") : nil,
      xibs > 0 ? counted(xibs, "xib") : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    let places = documents.map(\.location)
    subject.files.add(places, for: .touchDocuments)
    subject.facts[.hasSwiftUIApp] = graph.hasSwiftUIApp
  }

  private func addContents(to subject: inout Subject) {
    note(.playsVideo, graph.places(of: .videoPlayer) + evidence.places(.video), in: &subject)
    let games = graph.places(of: .gameView) + evidence.places(.game)
    note(.isGame, games, in: &subject)
    let grids = firstScreens.filter { graph.contents(of: $0).hasCollection }
    subject.facts[.hasGridRoots] = !grids.isEmpty && grids.count * 2 >= firstScreens.count
    subject.facts[.readsLists] = graph.leadsFromLists
    note(.needsPhone, evidence.places(.phone), in: &subject)
    if evidence.requiresPhone { subject.facts[.needsPhone] = true }
  }

  private func addInput(to subject: inout Subject) {
    let texts = graph.shownScenes.filter {
      let controls = graph.contents(of: $0).controls
      return controls.textFields >= 3 || controls.textViews > 0
    }
    note(.takesMuchText, texts.map { graph.location($0) }, in: &subject)
    let web = firstScreens.filter { graph.contents(of: $0).hasWebView }
    note(.hasWebRoot, web.map { graph.location($0) }, in: &subject)
    let augmented = graph.shownScenes.filter { graph.contents(of: $0).showsAugmentedReality }
    let cameras = augmented.map { graph.location($0) } + evidence.places(.camera)
    note(.usesCamera, cameras, in: &subject)
    let maps = firstScreens.filter { graph.contents(of: $0).hasMap }
    let guides = evidence.places(.location)
    note(.guidesByLocation, maps.isEmpty ? [] : guides, in: &subject)
    let gestures = graph.places(of: .twoFingerGesture)
    note(.hasMultiTouchCanvas, gestures + evidence.places(.canvas), in: &subject)
  }

  private func note(
    _ fact: Fact<Bool>, _ places: [SourceLocation], in subject: inout Subject
  ) {
    subject.facts[fact] = !places.isEmpty
    subject.files.add(Array(places.prefix(1)), for: fact)
  }
}

extension SubjectFacts {
  /// Adds what the first screen of a tab shows that another device does not have.
  func addRoot(of node: NodeID, to subject: inout Subject) {
    let root = graph.root(of: node)
    let contents = graph.contents(of: root)
    subject.facts[.rootShowsWeb] = contents.hasWebView
    subject.facts[.rootShowsCamera] =
      contents.showsAugmentedReality || contentEvidence.showsCamera(graph.screen(root).customClass)
    subject.facts[.rootShowsDocuments] = contentEvidence.browsesDocuments(root, in: graph)
  }
}

extension NavigationGraph {
  /// The scenes of documents that the app can show.
  fileprivate var shownScenes: [NodeID] {
    nodes.indices.filter {
      screen($0).ownsScene && !file($0).isLaunchScreen && !leftOutScreens.contains($0)
    }
  }

  /// The first screens of the tabs at the top level, or else of the app.
  fileprivate var firstScreens: [NodeID] {
    let bars = nodes.indices.filter { kind($0) == .tabBar && topLevel(of: $0) != .no }
    let behindTabs = bars.flatMap { tabs(of: $0) }.compactMap(\.node).map { root(of: $0) }
    return behindTabs.isEmpty
      ? Set(entryPoints.map { root(of: $0.node) }).sorted() : behindTabs
  }

  /// Whether a stack in the window leads from a list to something else.
  fileprivate var leadsFromLists: Bool {
    nodes.indices.contains {
      kind($0) == .stack && !file($0).isLaunchScreen && isList($0) && !isModal($0)
        && longestChain(from: $0).depth > 0
    }
  }
}

extension Screen {
  /// Whether it is a scene with views of its own: no reference to another storyboard, and no container that
  /// only shows others.
  fileprivate var hasLayout: Bool {
    ownsScene && reference == nil && !kind.isFrame
  }
}
