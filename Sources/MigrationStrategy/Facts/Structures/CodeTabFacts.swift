import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Adds the places where code keeps the bar, so that no sidebar appears.
  func addForcedBar(of node: NodeID, to subject: inout Subject) {
    let name = graph.codeClass(of: node) ?? subject.owner
    let modes = screenMarkers.markers(.tabBarMode, ofClass: name).filter { $0.detail == "tabBar" }
    let classes = screenMarkers.markers(.compactSizeClass, ofClass: name)
    let places = (modes + classes).map(\.place).sorted()
    subject.facts[.forcedBars] = places.count
    subject.facts[.forcedBarPlaces] = Self.listed(places)
    if let first = places.first { subject.find(.forcedBars, at: first) }
  }

  /// Returns the markers in code about the tabs of a bar, by position.
  func codeMarkers(
    _ kind: Marker.Kind, on tabs: [Tab], in bar: NodeID
  ) -> [Int: Marker] {
    var found: [Int: Marker] = [:]
    for marker in screenMarkers.all(kind) {
      guard let position = position(of: marker, among: tabs, in: bar) else { continue }
      found[position] = found[position] ?? marker
    }
    return found
  }

  /// Returns the position of the tab that a marker is about, or `nil` if it is unknown or
  /// ambiguous.
  private func position(
    of marker: Marker, among tabs: [Tab], in bar: NodeID
  ) -> Int? {
    let found =
      switch marker.tab {
      case .own?: tabs.filter { isCode(marker, of: $0) }
      case .position(let position)?:
        tabs.filter { $0.position == position && speaks(marker, of: bar, tabs) }
      case .screen(let name)?:
        tabs.filter { classes(of: $0).contains { screenMarkers.isKind($0, of: name) } }
      case .named(let name)?:
        tabs.filter { isNamed(name, $0) && speaks(marker, of: bar, tabs) }
      case nil: [Tab]()
      }
    return found.count == 1 ? found[0].position : nil
  }

  /// Whether a name in code is the title of a tab, or part of the class name of its first screen.
  private func isNamed(_ name: String, _ tab: Tab) -> Bool {
    let name = name.lowercased()
    return tab.title?.filter { !$0.isWhitespace }.lowercased() == name
      || classes(of: tab).contains { $0.lowercased().hasPrefix(name) }
  }

  /// Whether a marker is in the code of a tab bar controller or of a tab's screens.
  private func speaks(
    _ marker: Marker, of bar: NodeID, _ tabs: [Tab]
  ) -> Bool {
    screenMarkers.isCode(marker, ofClass: graph.screen(bar).customClass)
      || tabs.contains { isCode(marker, of: $0) }
  }

  /// Whether a marker is in the code of a tab's first screen or of the stack around it.
  private func isCode(_ marker: Marker, of tab: Tab) -> Bool {
    classes(of: tab).contains { screenMarkers.isCode(marker, ofClass: $0) }
  }

  private func classes(of tab: Tab) -> [String] {
    tab.node.map { graph.rootChain(below: $0) }?.compactMap { graph.screen($0).customClass }
      ?? []
  }

  /// Adds the facts in code to each tab of a bar.
  func addCode(
    to bar: SubjectID, _ tabs: [Tab], in node: NodeID, of subjects: inout Subjects
  ) {
    let badges = codeMarkers(.badge, on: tabs, in: node)
    let disabled = codeMarkers(.disabledTab, on: tabs, in: node)
    let actions = codeMarkers(.actionTab, on: tabs, in: node)
    for (tab, index) in zip(tabs, subjects[bar].children) {
      let item = tab.item
      subjects[index].set(
        .hasBadge, in: item?.hasBadge ?? false, orBy: badges[tab.position])
      subjects[index].set(.isPresented, in: false, orBy: actions[tab.position])
      guard item?.isEnabled ?? true, let marker = disabled[tab.position] else { continue }
      subjects[index].facts[.isEnabled] = false
      subjects[index].find(.isEnabled, at: marker)
    }
    let badged = subjects[bar].children.filter { subjects[$0].facts[.hasBadge] == true }
    subjects[bar].facts[.badges] = badged.count
    addCustomizing(to: &subjects[bar], tabs, node)
    addTint(to: &subjects[bar], tabs, node)
  }
}

// MARK: - The bar as a whole

extension SubjectFacts {
  /// Adds whether people can rearrange the tabs. The system allows it if there is a More list,
  /// unless code forbids it. Code may also allow it by other means.
  private func addCustomizing(to bar: inout Subject, _ tabs: [Tab], _ node: NodeID) {
    let lists = about(node, tabs, screenMarkers.all(.customizableViewControllers))
    let brought =
      about(node, tabs, screenMarkers.all(.tabCustomization)).first
      ?? lists.first { $0.detail != "none" }
    let isFixed = lists.contains { $0.detail == "none" }
    // Which tabs a window of an iPhone's width gets is up to code that makes them.
    let hasMore = tabs.count > Self.tabsBeforeMore && !isFixed && !isMadeInCode(tabs)
    let readsSource = (graph.project.source?.fileCount ?? 0) > 0
    bar.set(.isCustomizable, in: readsSource && hasMore, orBy: brought)
  }

  private func isMadeInCode(_ tabs: [Tab]) -> Bool { tabs.contains { $0.location.isInSource } }

  /// With more tabs than this, the system shows More and lets people rearrange the tabs
  /// (How-Decisions-Are-Made.md#thresholds-in-facts).
  private static let tabsBeforeMore = 5

  /// Adds whether the bar has a color of its own, and how many images of tabs keep theirs.
  private func addTint(to bar: inout Subject, _ tabs: [Tab], _ node: NodeID) {
    let all = screenMarkers.all(.fixedTint)
    let own = about(node, tabs, all) + all.filter { $0.detail == "all" }
    // A color of the bar is that of each tab, and an image with its own colors is that of one.
    let images = own.filter { $0.detail == "image" }
    bar.facts[.fixedRowColors] = images.count
    if let first = images.first { bar.find(.fixedRowColors, at: first) }
    bar.set(
      .hasFixedTint, in: bar.facts[.hasFixedTint] == true,
      orBy: own.first { $0.detail != "image" })
  }

  /// Returns the markers about a bar: those in its code or in that of its tabs, or all markers if
  /// it is the only bar.
  private func about(
    _ bar: NodeID, _ tabs: [Tab], _ markers: [Marker]
  ) -> [Marker] {
    let isOnlyOne = isOnly(.tabBar, bar)
    return markers.filter { isOnlyOne || speaks($0, of: bar, tabs) }
  }

  /// Whether a controller is the only one of its kind in the app.
  func isOnly(_ kind: Screen.Kind, _ node: NodeID) -> Bool {
    graph.nodes.indices.allSatisfy {
      $0 == node || graph.kind($0) != kind || graph.file($0).isLaunchScreen
        || graph.screen($0).reference != nil
    }
  }
}
