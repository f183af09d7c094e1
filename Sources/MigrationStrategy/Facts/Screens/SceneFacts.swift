import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import XcodeProject

extension EntryPoint {
  /// Whether a property list or code states that a window begins with it.
  fileprivate var beginsWindow: Bool {
    switch source {
    case .propertyList, .code: true
    case .screen, .storyboardName, .onlyCandidate, .declared: false
    }
  }
}

extension SubjectFacts {
  /// Returns a scene as a subject.
  func scene(_ node: NodeID) -> Subject {
    var subject = subject(.scene, node)
    let screen = graph.screen(node)
    subject.facts[.title] = screen.shownTitle ?? graph.shownName(of: node)
    subject.facts[.hasTitle] = screen.hasTitle
    subject.facts[.isSettings] = opensSettings(node)
    subject.facts[.isSettingsScreen] =
      isSettings(node) || graph.rootChain(above: node).contains { isSettings($0) }
    subject.facts[.startsSettingsFile] = startsSettingsStoryboard(node)
    subject.facts[.isWindowRoot] = isWindowRoot(node)
    subject.facts[.opensFromList] = opensFromList(node)
    subject.set(
      .hasSwipe, in: graph.contents(of: node).hasSwipe,
      // What another swipe does, its action says.
      orBy: screenMarkers.markers(.swipeGesture, ofClass: screen.customClass)
        .first { $0.detail == "UIScreenEdgePanGestureRecognizer" })
    addBars(of: node, to: &subject)
    addContents(of: node, to: &subject)
    addPresentation(of: node, to: &subject)
    return subject
  }

  /// Whether a window starts with a screen. A property list or code must state so, because code may
  /// show the initial controller of a storyboard anywhere.
  private func isWindowRoot(_ node: NodeID) -> Bool {
    graph.entryPoints.contains { $0.beginsWindow && graph.root(of: $0.node) == node }
      && ![.navigationController, .tabBarController, .splitViewController].contains(
        graph.kind(node))
  }

  private func opensFromList(_ node: NodeID) -> Bool {
    graph.kind(node) != .navigationController && !graph.isList(node)
      && graph.rootChain(above: node).flatMap { graph.segues(to: $0) }
        .contains { $0.isPush && graph.isList($0.source) }
  }
}

// MARK: - Settings

extension SubjectFacts {
  /// Whether a controller has a title for settings: its own title, its navigation title, those of
  /// its first screen, or the name of the storyboard that it is the initial controller of.
  func isSettings(_ node: NodeID) -> Bool {
    let screens = graph.rootChain(below: node).map { graph.screen($0) }
    return screens.contains { screen in
      words.contains(screen.title, in: .settingsTitles)
        || words.contains(screen.navigationTitle, in: .settingsTitles)
    } || startsSettingsStoryboard(node)
  }

  private func startsSettingsStoryboard(_ node: NodeID) -> Bool {
    settingsStarts[graph.nodes[node].file].map { $0 == graph.screen(node).id } ?? false
  }

  /// Returns the ids of the initial screens in storyboards that are named after settings, by file.
  static func settingsStarts(_ files: [ScreenFile], _ words: Words) -> [Int: String] {
    var starts: [Int: String] = [:]
    for (index, file) in files.enumerated()
    where file.kind == .storyboard && words.contains(file.name, in: .settingsTitles) {
      let screens = file.screens
      let start =
        screens.first { $0.id == file.initialScreen }
        ?? screens.first { words.appears(.settingsTitles, in: $0.storyboardIdentifier) }
        ?? screens.first { words.appears(.settingsTitles, in: $0.customClass) }
      starts[index] = start?.id
    }
    return starts
  }

  /// Whether a controller opens settings. Only one of a navigation controller and its root, or of a
  /// split view and its columns, counts.
  private func opensSettings(_ node: NodeID) -> Bool {
    guard isSettings(node) else { return false }
    let holders = graph.rootChain(above: node)
    let splits = holders.compactMap { graph.splitView(around: $0) }
    return !(holders + splits).contains { $0 != node && isSettings($0) }
  }
}

extension PurposeFacts {
  /// The locations of the classes of screens that are named after settings.
  private var settingsInCode: [SourceLocation] {
    guard let classes = graph.project.source?.classes else { return [] }
    let settings = SettingsClass(facts.words)
    let screens = classes.declarations.filter { classes.isScreen($0.key) }
    let places = { (isSettings: (String) -> Bool) in
      screens.filter { isSettings($0.key) }.map(\.value.place).sorted()
    }
    let whole = places(settings.isNamed)
    // Several screens of settings are parts of settings with another name.
    let parts = whole.isEmpty ? places(settings.isPart) : []
    return parts.count >= 3 ? Array(parts.prefix(1)) : whole
  }

  /// The locations of settings bundles, which the system shows without a screen of the app.
  private var settingsBundles: [SourceLocation] {
    graph.project.apps.compactMap(\.settingsBundle).map { SourceLocation(file: $0, line: 1) }
  }

  /// Counts the scenes with a title for settings. An app has its settings once, so if many scenes
  /// have such a title, each has the options of one screen.
  mutating func countSettings() {
    let scenes = subjects.all.filter { $0.kind == .scene && $0.facts[.isSettings] == true }
      .map(\.location)
    let places = [scenes, settingsInCode, settingsBundles].first { !$0.isEmpty } ?? []
    subjects[.project].facts[.settingsScenes] = places.count
    places.first.map { subjects[.project].find(.settingsScenes, at: $0) }
  }

  /// Marks the parts of a settings tab, a settings split view, or a settings stack.
  mutating func addSettings() {
    let tabs = subjects.ids(of: .tab).filter {
      subjects[$0].facts[.purpose] == Outcome.settingsWindow.id
    }
    let inTabs = reached(from: tabs.compactMap { subjects[$0].node })
    let opened = subjects.ids(of: .scene).filter { subjects[$0].facts[.isSettings] == true }
    let inScenes = reached(from: opened.compactMap { subjects[$0].node })
    for id in subjects.ids {
      guard let node = subjects[id].node else { continue }
      switch subjects[id].kind {
      case .scene:
        let isInFile = facts.words.contains(graph.file(node).name, in: .settingsTitles)
        subjects[id].facts[.isInSettingsFile] = isInFile
        subjects[id].facts[.isInSettingsTab] = inTabs.contains(node)
      case .splitView, .navigationStack:
        if inTabs.contains(node) || inScenes.contains(node) {
          subjects[id].facts[.isSettings] = true
        }
      default: continue
      }
    }
  }

  private func reached(from nodes: [NodeID]) -> Set<NodeID> {
    nodes.reduce(into: []) { reached, node in
      reached.formUnion(
        graph.reachable(from: node) {
          ($0.step ?? .modal) <= .pushed || $0.isShownWithoutStack
        })
    }
  }
}
