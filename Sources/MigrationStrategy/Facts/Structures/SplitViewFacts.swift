import Guidance
import NavigationGraph
import Projects
import SourceEvidence

extension SubjectFacts {
  /// Returns a split view controller as a subject.
  func splitView(_ node: NodeID) -> Subject {
    var subject = subject(.splitView, node)
    let columns = graph.columns(of: node)
    let lists = columns.primary.map { graph.columnScreens(of: $0) } ?? []
    let levels = lists.map { graph.listLevels(from: $0) }.longest
    subject.columns = columns.all.map { column in
      let isList = column == columns.primary && !levels.isEmpty
      return (isList ? levels : [graph.root(of: column)]).map { graph.shownName(of: $0) }
    }
    subject.facts[.isNavigationView] = graph.stackTraits(of: node).contains(.navigationView)
    subject.facts[.firstScreen] = columns.primary.map { graph.shownName(of: graph.root(of: $0)) }
    subject.facts[.isSettings] =
      isSettings(node) || graph.screen(node).customClass.map(SettingsClass(words).isNamed) ?? false
    subject.facts[.hasSidebar] =
      !isInspector(node) && (subject.facts[.isSwiftUI] == true || !graph.isEmbeddedInTab(node))
    subject.facts[.primaryIsInCode] =
      !graph.file(columns.primary.map(graph.root) ?? node).isDocument
    subject.facts[.primaryHasControls] = columns.primary.map(hasControls) ?? false
    subject.facts[.primaryIsTabBar] =
      columns.primary.map { graph.kind(graph.root(of: $0)) == .tabBar } ?? false
    subject.facts[.primaryIsList] = lists.contains { graph.isList($0) }
    subject.facts[.listLevels] = levels.count
    subject.facts[.listLevelPath] = path(levels)
    subject.facts[.hasShortSecondList] = levels.dropFirst().first.map(isShortList) ?? false
    subject.facts[.hasSupplementary] = columns.supplementary != nil
    subject.facts[.hasCompactColumn] = columns.compact != nil
    subject.facts[.decidesCollapse] = !screenMarkers.all(.collapse).isEmpty
    subject.facts[.detailDepth] =
      columns.secondary.map { graph.longestChainBesideColumns(from: $0).depth } ?? 0
    addPlace(of: node, to: &subject)
    addAttributes(of: node, columns, to: &subject)
    return subject
  }

  /// Whether code fills a column with controls, and with nothing that may be a list.
  private func hasControls(_ column: NodeID) -> Bool {
    let screen = graph.root(of: column)
    guard !graph.file(screen).isDocument, graph.hasContentsInCode(screen),
      !graph.kind(screen).isContainer,
      graph.segues(from: screen).allSatisfy({ $0.containment == nil && $0.kind != .embed })
    else { return false }
    let contents = graph.contents(of: screen)
    return contents.hasChoices && !contents.hasRows && !contents.hasCustomViews
      && !contents.repeatsViews
  }

  /// Whether code puts the primary column on the trailing edge.
  private func isInspector(_ node: NodeID) -> Bool {
    !screenMarkers.markers(.trailingPrimary, ofClass: graph.screen(node).customClass).isEmpty
  }

  private func addPlace(of node: NodeID, to subject: inout Subject) {
    let holders = graph.rootChain(above: node).flatMap { graph.segues(to: $0) }
    subject.facts[.isPushed] = holders.contains(where: \.staysInColumn)
    subject.facts[.isStackRoot] = graph.segues(to: node).contains { $0.step == .root }
    subject.facts[.isTab] = holders.contains { $0.containment == .item }
    subject.facts[.isInsideSplitView] = holders.contains {
      $0.containment != nil && graph.kind($0.source) == .splitView
        && $0.source != node
    }
  }

  private func addAttributes(
    of node: NodeID, _ columns: Columns, to subject: inout Subject
  ) {
    let attributes = graph.attributes(of: node)
    let maximum = attributes.maximumPrimaryWidth
    subject.facts[.hasSidebarBackground] = attributes.hasSidebarBackground
    subject.facts[.hasColumnStyle] =
      attributes.hasColumnStyle || columns.supplementary != nil
      || columns.compact != nil || codeSetsColumnStyle(of: node)
    set(.displayMode, attributes.displayMode, .displayMode, of: node, to: &subject)
    set(.behavior, attributes.splitBehavior, .splitBehavior, of: node, to: &subject)
    subject.facts[.hasColumnWidths] = maximum != nil || attributes.hasMinimumPrimaryWidth
    subject.facts[.maximumPrimaryWidth] = Int((maximum ?? 0).clamped(to: 0...100_000))
    subject.facts[.primaryListStyle] = columns.primary.map(tableStyle) ?? "none"
    subject.set(
      .clearsSelection, in: columns.primary.map(clearsSelection) ?? false,
      orBy: columns.primary.flatMap(deselecting))
  }

  /// Whether code creates the split view in the column style, as SwiftUI always does.
  private func codeSetsColumnStyle(of node: NodeID) -> Bool {
    let name = graph.screen(node).customClass
    return (graph.project.source?.containers ?? []).contains { container in
      container.kind == .splitView && (container.isSwiftUI || container.style != nil)
        && (container.place == graph.location(node)
          || container.name != nil && container.name == name)
    }
  }

  private func tableStyle(of column: NodeID) -> String {
    graph.contents(of: graph.root(of: column)).table.map { $0.style ?? "plain" } ?? "none"
  }

  /// Whether a list has only a few static rows, which fit into the sidebar below the row that they
  /// belong to (How-Decisions-Are-Made.md#columns).
  func isShortList(_ list: NodeID) -> Bool {
    guard let table = graph.contents(of: graph.root(of: list)).table else { return false }
    return table.isStatic && (1...7).contains(table.rowCount)
  }

  /// Sets a fact to the value in the document, or else to the only value in code. With several
  /// values in code, the value depends on the window.
  private func set(
    _ fact: Fact<String>, _ value: String?, _ kind: Marker.Kind, of node: NodeID,
    to subject: inout Subject
  ) {
    subject.facts[fact] = value ?? "none"
    guard value == nil || value == "automatic" else { return }
    let isOnlyOne = isOnly(.splitView, node)
    let markers = screenMarkers.all(kind).filter {
      isOnlyOne || screenMarkers.isCode($0, ofClass: graph.screen(node).customClass)
    }
    guard let first = markers.first, let word = first.detail,
      markers.allSatisfy({ $0.detail == word })
    else { return }
    subject.facts[fact] = word
    subject.find(fact, at: first)
  }

  /// Code that forgets the choice in a column's list as soon as it is made. A list that also selects
  /// rows restores the choice.
  private func deselecting(_ column: NodeID) -> Marker? {
    let name = graph.screen(graph.root(of: column)).customClass
    guard screenMarkers.markers(.selectsRow, ofClass: name).isEmpty else { return nil }
    return screenMarkers.markers(.deselectsRow, ofClass: name).first
  }

  /// Whether a column's list clears the selection, which table and collection view controllers do
  /// by default.
  private func clearsSelection(_ column: NodeID) -> Bool {
    let root = graph.root(of: column)
    let selecting = screenMarkers.markers(.selectsRow, ofClass: graph.screen(root).customClass)
    return selecting.isEmpty
      && [.table, .collection].contains(graph.kind(root))
      && graph.attributes(of: root).clearsSelection
  }
}

extension [[NodeID]] {
  /// The first of the longest elements.
  fileprivate var longest: Element { reduce([]) { $1.count > $0.count ? $1 : $0 } }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
