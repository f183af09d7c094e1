import InterfaceBuilder

/// The longest way down from a screen.
package struct Descent: Sendable {
  /// The screens from the first to the deepest.
  package var screens: [NavigationGraph.NodeID]

  /// How many levels lie below the first screen.
  package var depth: Int { screens.count - 1 }
}

extension NavigationGraph {
  /// The longest chain of pushes from a controller's first screen that comes by no screen twice
  /// (rules.md §0).
  package func descent(from node: NodeID) -> Descent {
    descent(from: node) { $0.isPush }
  }

  /// The longest chain of pushes below a navigation controller that the columns around it do not
  /// show (decision.md §3).
  package func descentBesideColumns(from node: NodeID) -> Descent {
    descent(from: node, following: isLevel(around: node))
  }

  /// Whether a segue goes a level deeper than what is always visible around a controller: one into a
  /// column of the same split view does not.
  func isLevel(around node: NodeID) -> (Edge) -> Bool {
    guard let split = splitView(around: node) else { return { $0.isPush } }
    let columns = Set(columns(of: split).all.flatMap { rootChain(below: $0) })
    return { edge in
      edge.staysInColumn && !columns.contains(edge.target)
    }
  }

  /// The longest chain below a navigation controller whose root is set in code: that root must be a
  /// scene of the same document that nothing leads to (rules.md, navigation-stack/back-in-toolbar).
  package func descentSetInCode(of stack: NodeID) -> Descent {
    let candidates = nodes.indices.filter { node in
      nodes[node].document == nodes[stack].document && node != stack && incoming[node].isEmpty
        && controller(node).ownsScene && controller(node).reference == nil
        && kind(node) != .navigationController && kind(node) != .tabBarController
    }
    let descents = candidates.map { descent(from: $0) }
    return descents.max { $0.depth < $1.depth } ?? Descent(screens: [stack])
  }

  /// The longest chain of the segues that `follows` accepts.
  func descent(from node: NodeID, following follows: (Edge) -> Bool) -> Descent {
    var search = DescentSearch()
    let start = root(of: node)
    search.visit(start) { screen in
      var met: Set<NodeID> = []
      return segues(from: screen).filter(follows).map { root(of: $0.target) }
        .filter { met.insert($0).inserted }
    }
    return Descent(screens: search.longest)
  }
}

/// Looks for the longest way that comes by no screen twice.
///
/// That is a hard problem in a dense graph, so the search gives up after a number of steps that no
/// real app needs, with the longest way found until then.
private struct DescentSearch {
  private(set) var longest: [Int] = []
  private var path: [Int] = []
  private var steps = 0

  private static let stepLimit = 20_000
  private static let depthLimit = 200

  mutating func visit(_ screen: Int, next: (Int) -> [Int]) {
    guard steps < Self.stepLimit, path.count < Self.depthLimit, !path.contains(screen) else {
      return
    }
    steps += 1
    path.append(screen)
    if path.count > longest.count { longest = path }
    for following in next(screen) { visit(following, next: next) }
    path.removeLast()
  }
}
