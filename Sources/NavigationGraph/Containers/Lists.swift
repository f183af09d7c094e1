import InterfaceBuilder

extension NavigationGraph {
  /// Whether a controller shows a list: its first screen is a table or collection, or its view
  /// is or directly holds one; of a split view the primary column decides
  /// (How-Decisions-Are-Made.md#lists).
  package func isList(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    switch kind(screen) {
    case .tableViewController: return true
    case .collectionViewController: return !isPaging(screen)
    case .splitViewController:
      let primary = children(of: screen, .primary).first
      return primary.map {
        $0 != screen && kind(root(of: $0)) != .splitViewController && isList($0)
      }
        ?? false
    default: return holdsList(screen)
    }
  }

  private func isPaging(_ screen: NodeID) -> Bool {
    let tree = tree(of: screen)
    return view(of: screen).map { tree.isYes(.pagingEnabled, of: $0) } ?? false
  }

  private func holdsList(_ screen: NodeID) -> Bool {
    let tree = tree(of: screen)
    guard let view = view(of: screen) else { return false }
    let isList = { (element: Int) in
      let name = tree.name(of: element)
      return (name == .tableView || name == .collectionView)
        && !tree.isYes(.pagingEnabled, of: element)
    }
    return isList(view)
      || tree.children(of: view, named: .subviews).contains {
        tree.children(of: $0).contains(where: isList)
      }
  }

  private func view(of node: NodeID) -> Int? { contents(of: node).view }

  /// Whether a screen is as Interface Builder makes it: nothing in it, and nothing leads on.
  package func isEmptyScene(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    guard kind(screen) == .viewController, self.screen(screen).customClass == nil else {
      return false
    }
    return !hasContent(screen) && outgoing[screen].isEmpty
  }

  /// Whether a screen's view holds anything.
  package func hasContent(_ node: NodeID) -> Bool {
    let tree = tree(of: node)
    guard let view = view(of: node) else { return false }
    return tree.name(of: view) != .view
      || tree.children(of: view, named: .subviews).contains { tree.end(of: $0) > $0 + 1 }
  }

  /// Whether a screen is mostly for typing into: it has fields or a text view, and no list.
  package func isForm(_ node: NodeID) -> Bool {
    let screen = root(of: node)
    guard !isList(screen) else { return false }
    let tree = tree(of: screen)
    return tree.descendants(of: element(of: screen)).contains {
      let name = tree.name(of: $0)
      return name == .textField
        || (name == .textView && !tree.hasValue("NO", for: .editable, of: $0))
    }
  }
}
