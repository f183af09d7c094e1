import Algorithms
import Projects
import SourceEvidence

/// A chain of screens in which each pushes the next.
package struct PushChain: Sendable {
  /// The screens from the first to the deepest.
  package var screens: [NodeID]

  /// The number of levels below the first screen.
  package var depth: Int { screens.count - 1 }

  /// Creates a chain.
  package init(screens: [NodeID]) { self.screens = screens }
}

extension NavigationGraph {
  /// The longest chain of pushes from a controller's first screen that visits no screen twice
  /// (How-Decisions-Are-Made.md#depth).
  package func longestChain(from node: NodeID) -> PushChain {
    longestChain(from: node) { pushes[$0] }
  }

  /// The longest chain of pushes below a navigation controller that the columns around it do not
  /// show (How-Decisions-Are-Made.md#depth).
  ///
  /// - Parameters:
  ///   - node: The navigation controller.
  ///   - isLeftOut: Whether the chain does not lead through a screen below the first one.
  /// - Returns: The chain, which has the first screen at least.
  package func longestChainBesideColumns(
    from node: NodeID, leavingOut isLeftOut: @escaping (NodeID) -> Bool = { _ in false }
  ) -> PushChain {
    let next = levels(around: node)
    return longestChain(from: node) { next($0).filter { !isLeftOut($0) } }
  }

  /// Returns the longest chain below a navigation controller whose root is set in code. The root
  /// must be a scene in the same document that nothing leads to (How-Decisions-Are-Made.md#depth).
  package func longestChainSetInCode(of stack: NodeID) -> PushChain {
    chainsSetInCode[nodes[stack].file] ?? PushChain(screens: [stack])
  }

  /// Finds that chain in each document that has a navigation controller without a root.
  ///
  /// Needs: the roots and pushes. Gives: ``chainsSetInCode``.
  func findChainsSetInCode() -> [Int: PushChain] {
    let stacks = nodes.indices.filter {
      kind($0) == .stack && children(of: $0, .root).isEmpty
    }
    let open = Set(stacks.map { nodes[$0].file })
    let candidates = nodes.indices.filter {
      open.contains(nodes[$0].file) && mayBeSetInCode($0)
    }
    return candidates.reduce(into: [:]) { longest, node in
      let found = longestChain(from: node)
      let file = nodes[node].file
      if found.depth > longest[file]?.depth ?? -1 { longest[file] = found }
    }
  }

  private func mayBeSetInCode(_ node: NodeID) -> Bool {
    incoming[node].isEmpty && screen(node).ownsScene && screen(node).reference == nil
      && kind(node) != .stack && kind(node) != .tabBar
  }

  /// What a table of destinations leads to counts below the first screen only: which of the others
  /// lead there is unknown.
  private func longestChain(
    from node: NodeID, _ next: @escaping (NodeID) -> [NodeID]
  ) -> PushChain {
    let first = root(of: node)
    let destinations = screens(from: first, where: \.isStackWide)
    var search = ChainSearch(in: nodes.count) { $0 == first ? next($0) + destinations : next($0) }
    search.visit(first)
    return PushChain(screens: search.longest)
  }

  /// The screens one level below the first screen of a navigation controller.
  package func pushedScreens(from first: NodeID, in stack: NodeID) -> [NodeID] {
    let all = levels(around: stack)(first) + screens(from: first, where: \.isStackWide)
    return all.uniqued().filter { $0 != first }
  }
}

extension NavigationGraph {
  /// The first screens that each controller and those embedded in it push, without duplicates, in the
  /// order of the file.
  ///
  /// Needs: the edges with their marks, and the roots. Gives: ``pushes``.
  func findPushes() -> [[NodeID]] { nodes.indices.map { screens(from: $0, where: \.isPush) } }

  /// Returns a function from each screen to those one level below it. A segue into a column of the
  /// split view around the controller leads to no level, because the column is always visible.
  func levels(around node: NodeID) -> (NodeID) -> [NodeID] {
    guard let split = splitView(around: node) else { return { pushes[$0] } }
    let columns = columns(of: split)
    let inColumns = Set(columns.all.flatMap { rootChain(below: $0) })
    let secondary = Set(columns.secondary.map { rootChain(below: $0) } ?? [])
    let isDetail = secondary.contains(node) || secondary.contains(root(of: node))
    return {
      screens(from: $0) {
        $0.staysInColumn && !inColumns.contains($0.target)
          && (isDetail || !isShownAsDetail($0.target))
      }
    }
  }

  /// Whether code shows a controller in the secondary column of a split view.
  func isShownAsDetail(_ node: NodeID) -> Bool {
    guard let details = project.source?.detailClasses, !details.isEmpty else { return false }
    return rootChain(below: node).contains { screen($0).customClass.map(details.contains) ?? false }
  }

  private func screens(from node: NodeID, where follows: (Edge) -> Bool) -> [NodeID] {
    let edges = parts(of: node).flatMap { segues(from: $0) }
    return Array(edges.filter(follows).map { root(of: $0.target) }.uniqued())
  }

  /// A controller and those that it embeds or shows as pages, which push onto the same stack.
  private func parts(of node: NodeID) -> [NodeID] {
    var parts = [node]
    var next = 0
    while next < parts.count {
      let embedded = segues(from: parts[next]).filter { $0.kind == .embed }.map(\.target)
      for part in embedded + pages(of: parts[next])
      where kind(part) != .stack && !parts.contains(part) {
        parts.append(part)
      }
      next += 1
    }
    return parts
  }

  /// The screens that code shows as the pages of a page view controller.
  private func pages(of node: NodeID) -> [NodeID] {
    guard kind(node) == .pageView, let container = container(of: node) else { return [] }
    return container.items.compactMap { self.node(named: $0.holderID, inFile: nodes[node].file) }
  }
}

/// Searches for the longest path that visits no screen twice.
///
/// This is NP-hard. The search stops after a number of steps that no real app needs, with the
/// longest path so far. A large graph may need as many searches as it has screens, so each of them
/// is limited to fewer steps.
private struct ChainSearch {
  private(set) var longest: [Int] = []
  private var path: [Int] = []
  private var isOnPath: [Bool]
  private let next: (Int) -> [Int]
  /// What follows each screen, once the search was there.
  private var following: [[Int]?]
  private var steps: Int

  private static let mostSteps = 20_000
  private static let mostStepsInAll = 4_000_000
  private static let deepest = 200

  /// Creates a search among a number of screens. What follows a screen is a property: handed on from step
  /// to step, the compiler copies what it captures, which is the graph, at each of them.
  init(in count: Int, _ next: @escaping (Int) -> [Int]) {
    self.next = next
    isOnPath = Array(repeating: false, count: count)
    following = Array(repeating: nil, count: count)
    steps = min(Self.mostSteps, max(Self.deepest, Self.mostStepsInAll / max(1, count)))
  }

  /// Searches for the longest path that begins with a screen.
  mutating func visit(_ screen: Int) {
    guard steps > 0, path.count < Self.deepest, !isOnPath[screen] else { return }
    steps -= 1
    isOnPath[screen] = true
    path.append(screen)
    if path.count > longest.count { longest = path }
    let screens = following[screen] ?? next(screen)
    following[screen] = screens
    for screen in screens where steps > 0 { visit(screen) }
    path.removeLast()
    isOnPath[screen] = false
  }
}
