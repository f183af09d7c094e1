import Projects
import SourceEvidence

/// Whether a tab bar is the top level of an app's navigation.
package enum TopLevel: Sendable, Equatable {
  /// The app starts with it, or with a split view that has it as its primary column.
  case root
  /// The app starts with another screen, such as a sign-in, and the tab bar and most of the app
  /// come after it. The share of the scenes after it is `nil` if there is no way back from it.
  case behindEntry(screen: NodeID, share: Double?)
  /// No entry point leads to any navigation, and nothing leads to the tab bar.
  case presumed
  /// It is not the top level.
  case no
}

extension NavigationGraph {
  /// Whether a tab bar controller is the app's top level (How-Decisions-Are-Made.md#top-level).
  package func topLevel(of node: NodeID) -> TopLevel {
    if let corrected = correctedRoles[node] { return corrected == .root ? .root : .no }
    guard !file(node).isLaunchScreen, !isElsewhere(node), !isInTabBar(node) else { return .no }
    if let promoted = promotedContainers[node] { return promoted }
    if reachability.fromEntry[node] == .root || isInRootPrimary(node) { return .root }
    if reachability.fromTop[node] == .root && !entryShowsNavigation { return .presumed }
    return .no
  }

  /// Finds the tab bars and split views after a screen that the app starts with, such as a sign-in.
  ///
  /// Needs: the reachability from the entry points. Gives: ``promotedContainers``.
  func findPromotedContainers(_ reachability: Reachability) -> [NodeID: TopLevel] {
    let containers = nodes.indices.filter {
      [.tabBar, .splitView].contains(kind($0)) && !isInTabBar($0)
    }
    return containers.reduce(into: [:]) { $0[$1] = behindEntry($1, reachability) }
  }

  /// Whether a controller is a tab of a tab bar, or the root of one.
  package func isInTabBar(_ node: NodeID) -> Bool {
    rootChain(above: node).contains { holder in
      segues(to: holder).contains { $0.containment == .item }
    }
  }

  /// Whether a controller is a tab, or a child of the controllers in one. Nothing may lead to a
  /// container in code; then it is one of the screen whose code makes it.
  package func isEmbeddedInTab(_ node: NodeID) -> Bool {
    var (pending, seen) = ([node], Set([node]))
    while let inner = pending.popLast() {
      if isInTabBar(inner) { return true }
      let line = rootChain(above: inner)
      let holders = line.flatMap { segues(to: $0) }.filter { $0.kind == .embed }.map(\.source)
      pending += (holders + makers(of: inner)).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// The screens of the class whose code makes a container to which nothing leads.
  private func makers(of node: NodeID) -> [NodeID] {
    guard incoming[node].isEmpty, let owner = container(of: node)?.owner else { return [] }
    return nodes.indices.filter { screen($0).customClass == owner }
  }

  /// Returns the split view whose primary column is a controller.
  package func splitView(withPrimary node: NodeID) -> NodeID? {
    rootChain(above: node).lazy
      .flatMap { segues(to: $0) }
      .first { $0.containment == .primary }?.source
  }

  /// Whether a container is the first column of a split view that fills the app's window, also if code
  /// shows it alone on other devices.
  func isInRootPrimary(_ node: NodeID) -> Bool {
    splitView(withPrimary: node).map {
      reachability.fromEntry[$0] == .root
        || (reachability.fromTop[$0] == .root && !entryShowsNavigation)
    } ?? false
  }

  private func behindEntry(_ node: NodeID, _ reachability: Reachability) -> TopLevel? {
    guard let step = reachability.fromEntry[node], step >= .pushed else { return nil }
    let holders = rootChain(above: node)
    let segues = holders.flatMap { self.segues(to: $0) }.filter {
      reachability.fromEntry[$0.source] == .root && $0.step >= .pushed
        && !isList($0.source) && (kind(node) == .tabBar || replacesEntry($0))
    }
    guard let segue = segues.first, let outermost = holders.last else { return nil }
    if kind(node) == .tabBar, hasNoWayBack(node) {
      return .behindEntry(screen: segue.source, share: nil)
    }
    let entries = entryPoints.map(\.node).filter { reachable(from: $0).contains(node) }
    let all = entries.reduce(into: Set<NodeID>()) { $0.formUnion(reachable(from: $1)) }
    let behind = reachable(from: outermost) { $0.target != segue.source }
    let share = Double(scenes(in: behind)) / Double(max(1, scenes(in: all)))
    return share > Self.mostOfTheApp ? .behindEntry(screen: segue.source, share: share) : nil
  }

  /// Whether code hides the Back button of a screen.
  package func hasNoWayBack(_ node: NodeID) -> Bool {
    guard let name = screen(node).customClass, let source = project.source else { return false }
    return typesWithoutWayBack.contains { source.classes.isKind(name, of: $0) }
  }

  /// Whether a segue leads from the first screen of the app to one in its place, and not in a sheet.
  private func replacesEntry(_ segue: Edge) -> Bool {
    let style = segue.code?.presentationStyle ?? attributes(of: segue).presentationStyle
    return isEntry(segue.source) && (!segue.presents || style == "fullScreen")
  }

  /// The number of scenes, and of the screens that code describes.
  private func scenes(in nodes: Set<NodeID>) -> Int {
    nodes.count { (screen($0).ownsScene || !file($0).isDocument) && screen($0).reference == nil }
  }

  /// The minimum share of the app's scenes after an entry screen for its tab bar to be the top
  /// level (How-Decisions-Are-Made.md#top-level).
  private static let mostOfTheApp = 0.6
}
