import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Adds the facts about how a scene is presented, and what it presents. A navigation controller
  /// and its first screen share these facts, which belong to the screen.
  func addPresentation(of node: NodeID, to subject: inout Subject) {
    let start = graph.rootChain(above: node).last ?? node
    let isFirst = graph.root(of: start) == node
    let presented = isFirst ? presentations[start] : nil
    subject.facts[.presentation] = presented.map { style(of: $0) } ?? "none"
    let (screens, depth) = (presented?.screens.count ?? 0, presented?.depth ?? 0)
    subject.facts[.modalScreens] = screens
    subject.facts[.modalDepth] = depth
    subject.facts[.isSequence] =
      presented.map { isSequence(graph.longestChain(from: $0.start).screens) } ?? false
    let levels = depth > 0 ? ", \(counted(depth, "level")) deep" : ""
    let tabs = presented.map { tabCount(of: $0.start) } ?? 0
    subject.facts[.modalExtent] =
      tabs > 0
      ? "holds \(counted(tabs, "tab"))"
      : "leads to \(counted(max(screens - 1, depth), "screen"))" + levels
    addOuterSheet(of: presented, to: &subject)
    subject.facts[.hasTouchTransition] = isFirst && hasTouchTransition(start)
    let leaving = Array(graph.segues(from: node))
    let popovers = leaving.filter(\.isPopover)
    subject.facts[.popovers] = popovers.count
    subject.facts[.adjustingPopovers] = popovers.count(where: adjusts)
    subject.facts[.popoverUse] = use(of: popovers)
    subject.facts[.adjustsContent] =
      presented.map { $0.isPopover && $0.segues.contains(where: adjusts) } ?? false
  }

  /// Returns the number of tabs if the presented controller is a tab bar.
  private func tabCount(of start: NodeID) -> Int {
    graph.kind(start) == .tabBar ? graph.tabs(of: start).count : 0
  }

  /// Adds whether a screen is presented over one with a presentation style of the system, and the
  /// path to it.
  private func addOuterSheet(of presented: ModalSubgraph?, to subject: inout Subject) {
    (subject.facts[.isOnSheet], subject.facts[.presentingChain]) = (false, "")
    guard let presented, presented.isOnAnother, style(of: presented) != "none" else { return }
    let source = presented.segues.map(\.source).first { graph.isModal($0) }
    let outer = source.flatMap { self.outer(of: presented, holding: $0) }
    guard outer.map({ style(of: $0) != "none" }) ?? true else { return }
    let path = [outer.map { graph.root(of: $0.start) }, source, graph.root(of: presented.start)]
    subject.facts[.isOnSheet] = true
    subject.facts[.presentingChain] = chain(of: path.compactMap { $0 })
  }

  /// Returns the first presentation, one of whose screens presents another one.
  private func outer(of presented: ModalSubgraph, holding source: NodeID) -> ModalSubgraph? {
    presentations.values
      .filter { $0.start != presented.start && $0.screens.contains(source) }
      .min { $0.start < $1.start }
  }

  private func chain(of path: [NodeID]) -> String {
    let names = path.map { graph.shownName(of: $0) }
    return names.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      .joined(separator: " › ")
  }

  /// Whether people adjust in a popover what they see behind it: with a slider, or with any control
  /// while the popover stays open.
  private func adjusts(_ popover: NavigationGraph.Edge) -> Bool {
    hasSlider(popover.target) || (keepsOpen(popover) && offersChoices(popover.target))
  }

  /// Whether a screen contains something to adjust or to choose, and not only something to read.
  private func offersChoices(_ node: NodeID) -> Bool {
    let screen = graph.root(of: node)
    return graph.isList(screen) || graph.contents(of: screen).hasChoices
  }

  /// Returns the use of popovers on a screen, as text.
  private func use(of popovers: [NavigationGraph.Edge]) -> String {
    let habits = [
      popovers.contains { hasSlider($0.target) } ? "has a slider" : nil,
      popovers.contains { keepsOpen($0) } ? "stays open while people work beside it" : nil,
    ].compactMap { $0 }
    if popovers.count == 1, let habit = habits.first { return "opens a popover that \(habit)" }
    return "opens \(counted(popovers.count, "popover"))"
      + (habits.first.map { ", and one of them \($0)" } ?? "")
  }

  /// Whether code sets a style that does not cover the screen: that of a presented controller sets its own,
  /// and that of the presenting one may do so for iPad.
  private func hasPadStyle(_ presented: ModalSubgraph) -> Bool {
    let own = graph.rootChain(below: presented.start).flatMap {
      screenMarkers.ownPresentationStyles(inClass: graph.screen($0).customClass)
    }
    let others = presented.segues.flatMap {
      screenMarkers.padPresentationStyles(inClass: graph.screen($0.source).customClass)
    }
    return (own + others).contains { !Self.coveringStyles.contains($0) }
  }

  private static let coveringStyles: Set = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom",
  ]

  private func style(of presented: ModalSubgraph) -> String {
    if presented.isPopover { return "popover" }
    // A video player always fills the screen.
    if graph.kind(presented.start) == .videoPlayer { return "none" }
    let own = ownStyle(of: presented)
    // A custom segue class presents the screen in its own style.
    let styles = presented.segues.map { segue in
      graph.attributes(of: segue).customClass != nil
        ? "custom"
        : segue.code?.presentationStyle ?? graph.attributes(of: segue).presentationStyle ?? own
    }
    if !styles.isEmpty, styles.allSatisfy({ $0 == "custom" }) { return "none" }
    if styles.contains(where: { $0 == "fullScreen" || $0 == "currentContext" }) {
      return hasPadStyle(presented) ? "sheet" : "full-screen"
    }
    let isOverlay = styles.contains { $0 == "overFullScreen" || $0 == "overCurrentContext" }
    return isOverlay ? "overlay" : "sheet"
  }

  /// Returns the style that a presented controller sets itself, in its document or always in its code.
  private func ownStyle(of presented: ModalSubgraph) -> String? {
    graph.attributes(of: presented.start).presentationStyle
      ?? graph.rootChain(below: presented.start).lazy.compactMap {
        screenMarkers.ownPresentationStyle(inClass: graph.screen($0).customClass)
      }.first
  }

  /// Whether a screen is presented with a flip or a curl. A segue to an entry point, or to a screen
  /// that is already on the path, leads back and presents nothing new.
  private func hasTouchTransition(_ start: NodeID) -> Bool {
    guard graph.reachability.fromEntry[start] != .root else { return false }
    let own = graph.attributes(of: start).transitionStyle
    return graph.segues(to: start).contains { segue in
      let style = segue.code?.transitionStyle ?? graph.attributes(of: segue).transitionStyle ?? own
      return segue.presents && style.map(Self.touchTransitions.contains) == true
        && !graph.leadsBack(segue)
    }
  }

  private static let touchTransitions: Set = ["flipHorizontal", "partialCurl"]

  /// Whether a popover stays open while people work beside it: it names the views to which it
  /// passes touches.
  private func keepsOpen(_ popover: NavigationGraph.Edge) -> Bool {
    graph.attributes(of: popover).hasPassthroughViews
  }

  /// Whether a screen contains a slider, whose effect people watch while they move it.
  private func hasSlider(_ node: NodeID) -> Bool {
    graph.contents(of: graph.root(of: node)).hasSlider
  }
}
