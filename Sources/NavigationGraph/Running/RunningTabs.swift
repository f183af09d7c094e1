import FileReading
import Projects
import RunningEvidence
import SourceEvidence

/// The tabs of one tab bar controller: those that the running app shows, in its order, and those that
/// only code or a document has.
struct RunningTabs {
  /// A tab that is known.
  private struct Known {
    var tab: NavigationGraph.Edge
    /// The classes of its controllers.
    var classes: Set<String>
    var title: String?
    /// Whether anything tells what it shows.
    var isNamed: Bool
  }

  /// A tab that the running app shows.
  private struct Shown {
    /// The class of its first screen. That of its controller counts if no other tab has it.
    var names: Set<String>
    var title: String?
  }

  private let known: [Known]
  private let shown: [Shown]
  private let hierarchy: ClassHierarchy
  /// The known tab of each tab that is shown.
  private var matches: [Int?]

  /// Finds the known tab of each tab that is shown.
  ///
  /// - Parameters:
  ///   - screens: The screens of the graph, and those that the running app adds.
  ///   - tabs: The tabs that are known, with their titles.
  ///   - items: The tabs that the running app shows.
  init(
    _ screens: RunningScreens, _ tabs: [(tab: NavigationGraph.Edge, title: String?)],
    _ items: [RunningItem]
  ) {
    known = tabs.map { tab, title in
      Known(
        tab: tab, classes: screens.classes(in: tab.target), title: title,
        isNamed: title != nil || screens.isNamed(tab.target))
    }
    let counts = Dictionary(items.map { ($0.controller, 1) }, uniquingKeysWith: +)
    shown = items.map { item in
      let isOnly = counts[item.controller] == 1 && !item.controller.isOfSystem
      let names = [item.ownRoot, isOnly ? item.controller.shortName : nil]
      return Shown(names: Set(names.compactMap(\.self)), title: item.title)
    }
    hierarchy = screens.classes
    matches = items.map { _ in nil }
    findMatches()
  }

  private mutating func findMatches() {
    match { !$0.names.isDisjoint(with: $1.classes) && $0.title == $1.title }
    match { !$0.names.isDisjoint(with: $1.classes) }
    match { $0.title != nil && $0.title == $1.title }
    let hierarchy = hierarchy
    match { hierarchy.inherits(any: $0.names, from: $1.classes) }
    matchPositions()
    matchGaps()
    // Code that makes a tab for each value names one screen for all.
    match { $0.names.isEmpty && $1.title == nil }
  }

  private mutating func match(_ fits: (Shown, Known) -> Bool) {
    var free = known.indices.filter { !matches.contains($0) }
    for index in shown.indices where matches[index] == nil {
      guard let found = free.firstIndex(where: { fits(shown[index], known[$0]) }) else { continue }
      matches[index] = free.remove(at: found)
    }
  }

  /// Tabs at the same position are the same if one of both does not tell what it shows.
  private mutating func matchPositions() {
    guard shown.count == known.count else { return }
    for index in shown.indices where matches[index] == nil && !matches.contains(index) {
      if shown[index].names.isEmpty || known[index].classes.isEmpty { matches[index] = index }
    }
  }

  /// Between two tabs that are known, tabs that code does not tell apart are those that are shown, if there
  /// are as many.
  private mutating func matchGaps() {
    var (start, first) = (0, 0)
    for end in 0...shown.count where end == shown.count || matches[end] != nil {
      let last = end == shown.count ? known.count : matches[end] ?? first
      let free = (first..<max(first, last)).filter { !matches.contains($0) && isOpen(known[$0]) }
      if free.count == end - start {
        for (index, match) in zip(start..<end, free) { matches[index] = match }
      }
      (start, first) = (end + 1, last + 1)
    }
  }

  /// Whether code contains neither the title nor the screen of a tab, but at most its stack.
  private func isOpen(_ tab: Known) -> Bool {
    tab.title == nil
      && tab.classes.allSatisfy { hierarchy.isKind($0, of: "UINavigationController") }
  }

  /// The known tab of one that is shown.
  func tab(at index: Int) -> NavigationGraph.Edge? { matches[index].map { known[$0].tab } }

  /// The title of the known tab of one that is shown.
  func title(at index: Int) -> String? { matches[index].flatMap { known[$0].title } }

  /// Whether the known tab of one that is shown has the same screen.
  func showsSame(at index: Int) -> Bool {
    guard let match = matches[index] else { return false }
    return shown[index].names.isEmpty || !shown[index].names.isDisjoint(with: known[match].classes)
      || known[match].tab.seen != nil
  }

  /// The title and the class of the known tab of one that shows another class.
  func contradiction(at index: Int) -> (title: String?, className: String)? {
    guard let match = matches[index], !showsSame(at: index),
      let className = known[match].classes.sorted().first,
      !hierarchy.inherits(any: shown[index].names, from: known[match].classes)
    else { return nil }
    return (known[match].title, className)
  }

  /// The known tabs that are not shown and tell what they show, with the number of tabs before them.
  var others: [(tab: NavigationGraph.Edge, position: Int)] {
    known.indices.filter { !matches.contains($0) && known[$0].isNamed }.map { index in
      let before = known.indices[..<index].reversed().lazy
        .compactMap { other in matches.firstIndex(of: other) }.first
      return (index, before.map { $0 + 1 } ?? 0)
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { (known[$0.0].tab, $0.1) }
  }
}

extension ClassHierarchy {
  /// Whether any of some classes inherits from one of others.
  fileprivate func inherits(any names: Set<String>, from others: Set<String>) -> Bool {
    names.contains { !others.isDisjoint(with: ancestors(of: $0)) }
  }
}
