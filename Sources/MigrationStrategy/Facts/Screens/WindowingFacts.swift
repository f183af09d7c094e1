import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension SubjectFacts {
  /// Adds what matters about a scene in windows that people resize.
  func addWindowing(of node: NodeID, to subject: inout Subject) {
    subject.facts[.needsWholeScreen] = needsWholeScreen(node, subject)
    let views = isBelowNoBar(node) ? graph.contents(of: node).views(within: 60) : []
    subject.facts[.cornerViews] = views.count
    let counts = Dictionary(views.map { ($0, 1) }, uniquingKeysWith: +)
    subject.facts[.cornerViewNames] =
      counts.sorted { $0.key < $1.key }.map { counted($0.value, $0.key) }.inWords
  }

  /// Whether a screen shows something that needs the whole screen, by its contents or by its names.
  private func needsWholeScreen(_ node: NodeID, _ subject: Subject) -> Bool {
    let contents = graph.contents(of: node)
    if subject.facts[.showsMedia] == true || contents.hasWebView || contents.showsAugmentedReality {
      return true
    }
    let screen = graph.screen(node)
    let names = [subject.scene, screen.customClass, screen.storyboardIdentifier, screen.title]
    return names.contains { name in
      words.appears(.onboarding, in: name) || words.appears(.wholeScreen, in: name)
    }
  }

  /// Whether a screen is in a stack that hides its navigation bar.
  private func isBelowNoBar(_ node: NodeID) -> Bool {
    graph.rootChain(above: node).contains {
      graph.kind($0) == .stack && graph.attributes(of: $0).hidesNavigationBar
    }
  }

  /// Adds how a document's scenes adapt to the size of a window.
  func addLayout(of index: Int, to subject: inout Subject) {
    let nodes = graph.files[index].screens.indices.map { graph.node(file: index, screen: $0) }
    let fixed = nodes.filter { graph.screen($0).ownsScene && graph.contents(of: $0).isFixed }
    subject.facts[.fixedScenes] = fixed.count
    subject.facts[.fixedSceneNames] = fixed.map { quoted(graph.shownName(of: $0)) }.inWords(most: 3)
    subject.places[.fixedScenes] = fixed.first.map {
      Place(object: graph.screen($0).id, location: graph.location($0))
    }
  }

  /// Adds the orientations that property lists name for iPad.
  static func addOrientations(in lists: [InfoPropertyList], to subject: inout Subject) {
    let named = lists.map(\.orientations).filter { !$0.isEmpty }
    let isComplete = named.allSatisfy { Set($0).isSuperset(of: allOrientations) }
    subject.facts[.supportsAllOrientations] = word(named.map { _ in isComplete }, isComplete)
    let names = Set(named.flatMap { $0 }).compactMap { orientationNames[$0] }.sorted()
    subject.facts[.orientations] = names.inWords
  }

  private static let allOrientations = Set(orientationNames.keys)

  private static let orientationNames = [
    "UIInterfaceOrientationPortrait": "portrait",
    "UIInterfaceOrientationPortraitUpsideDown": "portrait upside down",
    "UIInterfaceOrientationLandscapeLeft": "landscape left",
    "UIInterfaceOrientationLandscapeRight": "landscape right",
  ]
}
