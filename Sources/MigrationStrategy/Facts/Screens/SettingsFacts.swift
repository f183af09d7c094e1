import FileReading
import Guidance
import NavigationGraph
import Projects
import XcodeProject

extension SubjectFacts {
  /// Whether a controller has a title for settings: its own title, its navigation title, those of
  /// its first screen, or the name of the storyboard that it is the initial controller of.
  func isSettings(_ node: NodeID) -> Bool {
    let screens = graph.rootChain(below: node).map { graph.screen($0) }
    return screens.contains { screen in
      words.contains(screen.title, in: .settingsTitles)
        || words.contains(screen.codeTitle.text, in: .settingsTitles)
        || words.contains(screen.navigationTitle, in: .settingsTitles)
    } || startsSettingsStoryboard(node)
  }

  /// Whether a controller is the initial one of a storyboard that is named after settings, and none
  /// of its titles says that it is something else.
  func startsSettingsStoryboard(_ node: NodeID) -> Bool {
    guard settingsStarts[graph.nodes[node].file] == graph.screen(node).id else { return false }
    return graph.rootChain(below: node).allSatisfy { below in
      graph.screen(below).shownTitle.map { words.appears(.settingsTitles, in: $0) } ?? true
    }
  }

  /// Returns the ids of the initial screens in storyboards that are named after settings, by file.
  static func settingsStarts(_ files: [ScreenFile], _ words: Words) -> [Int: String] {
    var starts: [Int: String] = [:]
    let settings = SettingsClass(words)
    for (index, file) in files.enumerated()
    where file.kind == .storyboard && words.contains(file.name, in: .settingsTitles) {
      let screens = file.screens
      let start =
        screens.first { $0.id == file.initialScreen }
        ?? screens.first { $0.storyboardIdentifier.map(settings.isNamed) ?? false }
        ?? screens.first { $0.customClass.map(settings.isNamed) ?? false }
      starts[index] = start?.id
    }
    return starts
  }

  /// Whether a controller opens settings. Only one of a navigation controller and its root, or of a
  /// split view and its columns, counts.
  func opensSettings(_ node: NodeID) -> Bool {
    guard isSettings(node) else { return false }
    let direct = graph.segues(to: node).filter { $0.containment == .root }
    let holders = graph.rootChain(above: node) + direct.map(\.source)
    let splits = holders.compactMap { graph.splitView(around: $0) }
    // A stack in code is no scene.
    return !(holders + splits).contains {
      $0 != node && graph.file($0).isDocument && isSettings($0)
    }
  }
}

extension PurposeFacts {
  /// The locations of settings bundles, which the system shows without a screen of the app.
  private var settingsBundles: [SourceLocation] {
    graph.project.apps.compactMap(\.settingsBundle).map { SourceLocation(file: $0, line: 1) }
  }

  /// Counts the scenes with a title for settings. An app has its settings once, so if many scenes
  /// have such a title, each has the options of one screen.
  ///
  /// The place of the settings is a tab of theirs, if there is one.
  mutating func countSettings() {
    let scenes = subjects.all.filter { $0.kind == .scene && $0.facts[.isSettings] == true }
      .map(\.location)
    let classes = SettingsScreens(graph.project, facts.words).places
    let places =
      [scenes, classes, settingsBundles, graph.settingsWindows].first { !$0.isEmpty } ?? []
    subjects[.project].facts[.settingsScenes] = places.count
    (settingsTabs + places).first.map { subjects[.project].find(.settingsScenes, at: $0) }
  }

  /// The locations of the tabs of settings of the app's own tab bar.
  private var settingsTabs: [SourceLocation] {
    subjects.all.filter {
      $0.kind == .tab && $0.facts[.isTopLevel] == true
        && $0.facts[.purpose] == Outcome.settingsWindow.id
    }
    .map(\.location)
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
          $0.step <= .pushed || $0.isShownWithoutStack
        })
    }
  }
}
