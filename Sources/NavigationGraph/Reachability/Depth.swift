import Algorithms
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
  /// (How-Decisions-Are-Made.md#depth).
  package func descent(from node: NodeID) -> Descent {
    descent(from: node) { pushes[$0] }
  }

  /// The longest chain of pushes below a navigation controller that the columns around it do not
  /// show (How-Decisions-Are-Made.md#depth).
  package func descentBesideColumns(from node: NodeID) -> Descent {
    descent(from: node, levels(around: node))
  }

  /// The longest chain below a navigation controller whose root is set in code: that root must be a
  /// scene of the same document that nothing leads to (How-Decisions-Are-Made.md#depth).
  package func descentSetInCode(of stack: NodeID) -> Descent {
    descentsSetInCode[nodes[stack].document] ?? Descent(screens: [stack])
  }

  /// What such a chain is in each document that has a navigation controller without a root.
  func findDescentsSetInCode() -> [Int: Descent] {
    let stacks = nodes.indices.filter {
      kind($0) == .navigationController && children(of: $0, .rootViewController).isEmpty
    }
    let open = Set(stacks.map { nodes[$0].document })
    let candidates = nodes.indices.filter {
      open.contains(nodes[$0].document) && mayBeSetInCode($0)
    }
    return candidates.reduce(into: [:]) { longest, node in
      let found = descent(from: node)
      let document = nodes[node].document
      if found.depth > longest[document]?.depth ?? -1 { longest[document] = found }
    }
  }

  private func mayBeSetInCode(_ node: NodeID) -> Bool {
    incoming[node].isEmpty && controller(node).ownsScene && controller(node).reference == nil
      && kind(node) != .navigationController && kind(node) != .tabBarController
  }

  private func descent(from node: NodeID, _ next: (NodeID) -> [NodeID]) -> Descent {
    var search = DescentSearch(in: nodes.count)
    search.visit(root(of: node), next)
    return Descent(screens: search.longest)
  }
}

extension NavigationGraph {
  /// The first screens that the segues of each controller push, each once, in the file's order.
  func findPushes() -> [[NodeID]] {
    nodes.indices.map { node in
      segues(from: node).contains(where: \.isPush) ? screens(from: node, where: \.isPush) : []
    }
  }

  /// What leads a level deeper than what is always visible around a controller: a segue into a column
  /// of the same split view does not.
  func levels(around node: NodeID) -> (NodeID) -> [NodeID] {
    guard let split = splitView(around: node) else { return { pushes[$0] } }
    let columns = Set(columns(of: split).all.flatMap { rootChain(below: $0) })
    return { screens(from: $0) { $0.staysInColumn && !columns.contains($0.target) } }
  }

  private func screens(from node: NodeID, where follows: (Edge) -> Bool) -> [NodeID] {
    Array(segues(from: node).filter(follows).map { root(of: $0.target) }.uniqued())
  }
}

/// Looks for the longest way that comes by no screen twice.
///
/// That is a hard problem in a dense graph, so the search gives up after a number of steps that no
/// real app needs, with the longest way found until then. In a large graph there may be as many
/// searches as screens: each then takes fewer steps, so that all of them together stay bounded.
private struct DescentSearch {
  private(set) var longest: [Int] = []
  private var path: [Int] = []
  private var isOnPath: [Bool]
  private var steps: Int

  private static let mostSteps = 20_000
  private static let mostStepsInAll = 4_000_000
  private static let deepest = 200

  init(in count: Int) {
    isOnPath = Array(repeating: false, count: count)
    steps = min(Self.mostSteps, max(Self.deepest, Self.mostStepsInAll / max(1, count)))
  }

  mutating func visit(_ screen: Int, _ next: (Int) -> [Int]) {
    guard steps > 0, path.count < Self.deepest, !isOnPath[screen] else { return }
    steps -= 1
    isOnPath[screen] = true
    path.append(screen)
    if path.count > longest.count { longest = path }
    for following in next(screen) where steps > 0 { visit(following, next) }
    path.removeLast()
    isOnPath[screen] = false
  }
}
