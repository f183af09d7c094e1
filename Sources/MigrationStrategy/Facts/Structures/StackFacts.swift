import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Returns a navigation controller as a subject, with what is pushed in it.
  func stack(_ node: NodeID) -> Subject {
    var subject = subject(.navigationStack, node)
    let hasRoot = !graph.children(of: node, .root).isEmpty
    let root = graph.root(of: node)
    let descent = chain(in: node, hasRoot ? root : nil)
    subject.scene = hasRoot ? graph.shownName(of: root) : subject.scene
    subject.facts[.name] = subject.scene ?? ""
    subject.facts[.hasRoot] = hasRoot
    subject.facts[.rootIsSetInCode] = !hasRoot && descent.depth > 0
    let traits = graph.stackTraits(of: node)
    subject.facts[.isNavigationView] = traits.contains(.navigationView)
    subject.facts[.hasStackStyle] = traits.contains(.stackStyle)
    subject.facts[.rootIsList] =
      hasRoot && !isGrid(root) && (graph.isList(node) || traits.contains(.list))
    subject.facts[.rootIsCollection] = hasRoot && showsCollection(root)
    let leadsOn = traits.contains(.unknownDestinations)
    subject.facts[.depth] = max(descent.depth, leadsOn ? 1 : 0)
    subject.columns = [descent.screens.map { graph.shownName(of: $0) }]
    subject.facts[.path] = path(descent.screens)
    let first = descent.screens.first ?? root
    subject.facts[.firstScreen] = graph.shownName(of: first)
    let below = descent.depth == 0 ? [] : graph.pushedScreens(from: first, in: node)
    subject.facts[.pushed] = below.map { graph.shownName(of: $0) }.inWords(most: 3)
    let mayPush = descent.depth == 0 && (leadsOn || helpersMayPush(in: node))
    subject.facts[.pushesUnknown] = mayPush
    if mayPush { nameUnknownPushes(of: &subject) }
    subject.facts[.isLinear] = isLinear(descent.screens)
    subject.facts[.isSequence] =
      isSequence(descent.screens) || isSequence(descent.screens.dropFirst())
    subject.facts[.listsInPath] = descent.screens.prefix { graph.isList($0) }.count
    subject.facts[.leadsToLists] = leadsToLists(node, from: first)
    let cycles = graph.cycles(from: node)
    subject.facts[.hasCycle] = !cycles.isEmpty
    subject.facts[.cycle] = cycles.first.map { path($0 + [$0[0]]) } ?? "none"
    subject.facts[.isEntry] = graph.reachability.fromEntry[node] == .root
    subject.facts[.reachesTopContainer] = leadsToTopContainer.contains(node)
    subject.facts[.isColumn] = graph.splitView(around: node) != nil
    subject.facts[.hasShortSecondList] = descent.screens.dropFirst().first.map(isShortList) ?? false
    subject.facts[.showsWebPages] = leadsToWebPages.contains(node)
    addBars(of: node, along: descent.screens, to: &subject)
    subject.set(
      .barHidden, in: graph.attributes(of: node).hidesNavigationBar || hidesBars(descent.screens),
      orBy: barHiding(node, descent.screens))
    subject.facts[.isOnboarding] = isOnboarding(subject)
    subject.facts[.hidesBack] = !leadsOn && !below.isEmpty && below.allSatisfy(graph.hasNoWayBack)
    let pushed = descent.screens.dropFirst()
    subject.facts[.hasOwnBack] = !pushed.isEmpty && pushed.allSatisfy(hasBackButton)
    // Whether it belongs to settings is only known after the purposes of tabs.
    subject.facts[.isSettings] = isSettings(node)
    return subject
  }

  /// Whether code that belongs to no screen, such as a coordinator, may push in a stack in code: no stack
  /// outside of sheets is known to push.
  private func helpersMayPush(in node: NodeID) -> Bool {
    graph.helpersPush && !graph.file(node).isDocument && !hasKnownPushes
  }

  /// Adds the words for screens that are pushed and that the files do not show.
  private func nameUnknownPushes(of subject: inout Subject) {
    if subject.facts[.hasRoot] != true {
      subject.facts[.firstScreen] = "a screen that the files do not name"
    }
    subject.facts[.pushed] = "others"
  }

  /// Whether a stack outside of sheets is known to push.
  private var hasKnownPushes: Bool {
    graph.nodes.indices.contains { node in
      graph.kind(node) == .stack && !graph.isModal(node)
        && graph.longestChainBesideColumns(from: node).depth > 0
    }
  }

  /// Returns the longest chain of pushes in a stack. `root` is its first screen if it is known.
  private func chain(in stack: NodeID, _ root: NodeID?) -> PushChain {
    guard let root else { return withoutSettings(graph.longestChainSetInCode(of: stack)) }
    if bringsOwnStack(root, into: stack) { return PushChain(screens: [root]) }
    guard !isSettings(root) else { return graph.longestChainBesideColumns(from: stack) }
    return graph.longestChainBesideColumns(from: stack, leavingOut: isSettingsScreen)
  }

  /// Whether the first screen of a stack of UIKit is a view of SwiftUI that begins with a stack of its own,
  /// and pushes there.
  private func bringsOwnStack(_ root: NodeID, into stack: NodeID) -> Bool {
    !graph.isSwiftUI(stack)
      && graph.nodes.indices.contains { node in
        graph.kind(node) == .stack && graph.isSwiftUI(node) && graph.root(of: node) == root
      }
  }

  /// A chain up to the first screen of settings below its first one: those move to a window of their
  /// own.
  private func withoutSettings(_ chain: PushChain) -> PushChain {
    let isAlien = chain.screens.first.map { !isSettings($0) } ?? false
    guard isAlien, let end = chain.screens.dropFirst().firstIndex(where: isSettingsScreen) else {
      return chain
    }
    return PushChain(screens: Array(chain.screens[..<end]))
  }

  /// Whether a screen shows a collection whose code decides the sizes of its items in a flow layout: a
  /// grid, such as one of pictures.
  func isGrid(_ node: NodeID) -> Bool {
    guard let name = graph.screen(node).customClass, graph.contents(of: node).table == nil else {
      return false
    }
    let classes = graph.project.source?.classes
    return classes?.conforms(name, to: "UICollectionViewDelegateFlowLayout") ?? false
  }

  /// Whether a screen is one of settings, by its title or its class.
  private func isSettingsScreen(_ node: NodeID) -> Bool {
    isSettings(node)
      || graph.screen(node).customClass.map(SettingsClass(words).isNamed) ?? false
  }

  /// Whether a pushed screen of SwiftUI hides its navigation bar, which has its Back button.
  private func hidesBars(_ screens: [NodeID]) -> Bool {
    screens.dropFirst().contains { graph.contents(of: $0).hidesNavigationBar }
  }

  /// Code of a stack or of its screens that hides the navigation bar, where no code shows it again, besides
  /// that of a pushed screen which people leave.
  private func barHiding(
    _ node: NodeID, _ screens: [NodeID]
  ) -> Marker? {
    let shown = screenMarkers.all(.shownNavigationBar)
    guard shown.allSatisfy({ $0.detail == "leaving" }) else { return nil }
    let hiding = shown.isEmpty ? [node] + screens : Array(screens.dropFirst())
    return hiding.lazy.compactMap { screen in
      screenMarkers.markers(.hiddenNavigationBar, ofClass: graph.screen(screen).customClass)
        .first { $0.detail == "own" }
    }.first
  }

  private func addBars(
    of node: NodeID, along screens: [NodeID],
    to subject: inout Subject
  ) {
    let attributes = graph.attributes(of: node)
    subject.facts[.hasLargeTitles] =
      (attributes.hasLargeTitles || graph.stackTraits(of: node).contains(.largeTitles)
        || ([node] + screens).contains { graph.contents(of: $0).hasLargeTitle })
      && showLargeTitles(screens)
    subject.facts[.isTab] = graph.isInTabBar(node)
    subject.facts[.showsToolbar] = attributes.showsToolbar
    // UIKit shows the title of a screen in the back button of the screen that it pushes.
    let backs = screens.filter { graph.segues(from: $0).contains(where: \.isPush) }
      .flatMap { screen in
        graph.contents(of: screen).backItems.filter { !isUsualBack($0, on: screen) }
      }
    subject.facts[.customBackItems] = backs.count
    subject.facts[.customBackTitles] = backs
  }

  /// Whether one of the screens in a stack with large titles has one. A screen that does not choose has the
  /// title of the screen before it.
  private func showLargeTitles(_ screens: [NodeID]) -> Bool {
    var isLarge = true
    return screens.isEmpty
      || screens.contains { screen in
        isLarge = graph.contents(of: screen).showsLargeTitle ?? isLarge
        return isLarge
      }
  }

  /// Whether a Back title says what the system says: Back, or the screen's name or a part of it.
  private func isUsualBack(_ title: String, on screen: NodeID) -> Bool {
    let name = graph.shownName(of: screen).comparedAsTitle
    let title = title.comparedAsTitle
    return title == "back" || name.contains(title)
  }

  /// Whether a button in a screen's content leads back, by its title or by what it does.
  private func hasBackButton(_ screen: NodeID) -> Bool {
    graph.contents(of: screen).buttons.contains { button in
      button.titles.contains { words.meanings(of: $0).contains { $0.lowercased() == "back" } }
        || button.selectors.contains { $0.lowercased().hasPrefix("back") }
    }
  }

  private func isLinear(_ screens: [NodeID]) -> Bool {
    screens.dropLast().allSatisfy { screen in
      !graph.isList(screen) && graph.segues(from: screen).count { $0.isPush } == 1
    }
  }
}

extension NavigationGraph {
  /// The controllers from which segues lead to the app's tab bar or split view.
  var leadingToTopContainer: Set<NodeID> {
    leading(
      toAny: nodes.indices.filter { node in
        switch kind(node) {
        case .tabBar: topLevel(of: node) != .no
        case .splitView: (reachability.fromEntry[node] ?? .modal) < .modal
        default: false
        }
      })
  }

  /// The controllers that lead to a screen with web pages without a presentation.
  var leadingToWebPages: Set<NodeID> {
    leading(toAny: nodes.indices.filter { contents(of: $0).hasWebView }) {
      $0.step <= .pushed
    }
  }
}
