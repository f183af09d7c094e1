extension NavigationGraph {
  /// Whether a controller shows a list: its first screen is a table or collection, or its view is
  /// or directly contains one. In SwiftUI, it is a list of data, links, or choices. For a split view, the
  /// primary column counts
  /// (How-Decisions-Are-Made.md#lists).
  package func isList(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    switch kind(screen) {
    case .table: return true
    case .collection: return !contents(of: screen).isPaging
    case .splitView:
      let primary = children(of: screen, .primary).first
      return primary.map {
        $0 != screen && kind(root(of: $0)) != .splitView && isList($0)
      }
        ?? false
    default: return self.screen(screen).isList || contents(of: screen).hasListInView
    }
  }

  /// Whether a screen is unchanged from Interface Builder's library: it is empty, and nothing leads
  /// on from it.
  package func isEmptyScene(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    guard kind(screen) == .plain, self.screen(screen).customClass == nil else {
      return false
    }
    return !hasContent(screen) && outgoing[screen].isEmpty
  }

  /// Whether a screen's view contains anything.
  package func hasContent(_ node: NodeID) -> Bool { contents(of: node).isFilled }

  /// Whether a screen is mostly for typing into: it has fields or a text view, and no list.
  package func isForm(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    let controls = contents(of: screen).controls
    return !isList(screen) && controls.textFields + controls.textViews > 0
  }
}
