/// Attributes what a SwiftUI view does to the screens that show the view: a link in a row is one of the
/// list's screen.
struct ScreenTransitions {
  private let tree: ViewTree
  private let symbols: SymbolTable
  /// The views that are shown by themselves: behind a link, in a sheet, a tab, a column or a window.
  private let screens: Set<String>
  /// The views with a stack of their own, in which they push.
  private let stacks: Set<String>

  /// - Parameters:
  ///   - evidence: The containers and transitions.
  ///   - symbols: The declarations.
  ///   - tree: The views of the project.
  init(_ evidence: SourceEvidence, _ symbols: SymbolTable, _ tree: ViewTree) {
    self.symbols = symbols
    self.tree = tree
    let contents = evidence.containers.flatMap { $0.tabs.compactMap(\.content) + $0.columns.values }
    let targets = contents + evidence.transitions.map(\.target)
    let holders = evidence.containers.filter {
      $0.isSwiftUI && ($0.kind == .navigationStack || $0.kind == .splitView)
    }
    stacks = Set(holders.compactMap(\.name))
    screens = Set(targets.filter(\.isSwiftUI).compactMap(\.className))
  }

  /// The transitions, with those of parts of a screen as the screen's own.
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

  /// A part that more screens have is a common one.
  private static let mostHolders = 12

  /// The views that a screen shows, at any depth, without other screens.
  private func shown(by screen: String) -> Set<String> {
    var (found, next): (Set<String>, [String]) = ([], [screen])
    while let view = next.popLast(), found.count < 200 {
      guard let name = symbols.name(of: view, in: nil) else { continue }
      for child in tree.children(of: name) {
        let simple = child.lastComponent
        if !screens.contains(simple), found.insert(simple).inserted { next.append(child) }
      }
    }
    return found
  }
}
