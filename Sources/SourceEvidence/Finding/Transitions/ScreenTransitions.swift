/// Attributes the transitions of SwiftUI views to the screens that contain the views: a link in a
/// row belongs to the screen with the list.
struct ScreenTransitions {
  private let tree: ViewParts
  private let symbols: SymbolTable
  /// The views that are screens: pushed, in a sheet, a tab, a column, or a window.
  private let screens: Set<String>
  /// The views with a navigation stack, which contains what they push.
  private let stacks: Set<String>

  /// - Parameters:
  ///   - evidence: The containers and transitions.
  ///   - symbols: The declarations.
  ///   - tree: The views of the project.
  init(_ evidence: SourceEvidence, _ symbols: SymbolTable, _ tree: ViewParts) {
    self.symbols = symbols
    self.tree = tree
    let contents = evidence.containers.flatMap(\.contents)
    let targets = contents + evidence.transitions.map(\.target)
    let holders = evidence.containers.filter {
      $0.isSwiftUI && ($0.kind == .navigationStack || $0.kind == .splitView)
    }
    stacks = Set(holders.compactMap(\.name))
    screens = Set(targets.filter(\.isSwiftUI).compactMap(\.className))
  }

  /// Returns the transitions, with those of parts of a screen attributed to the screen.
  func attributed(_ transitions: [CodeTransition]) -> [CodeTransition] {
    let parts = Set(transitions.compactMap(\.from)).subtracting(screens)
    let open = Set(parts.filter { symbols.variable("body", of: $0) != nil })
    guard !open.isEmpty else { return transitions }
    var holders: [String: [String]] = [:]
    for screen in screens.sorted() {
      for part in shown(by: screen) where open.contains(part) {
        holders[part, default: []].append(screen)
      }
    }
    return transitions.flatMap { transition -> [CodeTransition] in
      guard let from = transition.from, let all = holders[from],
        transition.kind != .push || !stacks.contains(from)
      else { return [transition] }
      return all.prefix(Self.mostHolders).map {
        var copy = transition
        copy.from = $0
        return copy
      }
    }
  }

  /// The maximum number of screens that share a part.
  private static let mostHolders = 12

  /// Returns the views in a screen at any depth, without other screens.
  private func shown(by screen: String) -> Set<String> {
    var (found, next): (Set<String>, [String]) = ([], [screen])
    while let view = next.popLast(), found.count < 200 {
      guard let name = symbols.name(of: view, in: nil) else { continue }
      for child in tree.children(of: name) {
        let simple = symbols.hierarchy.name(of: child)
        if !screens.contains(simple), found.insert(simple).inserted { next.append(child) }
      }
    }
    return found
  }
}
