/// The changes that code or the team's file makes to the items of tab bar controllers in documents,
/// applied while the items of the documents are added in order.
struct ItemChanges {
  /// An item with its screen.
  struct Item {
    /// The screen.
    var screen: NodeID
    /// The entry of the team about an item that was read, or `nil` for any other.
    var named: NavigationGraph.NamedItem?
  }

  /// A change of one tab bar controller.
  struct Entry {
    /// The tab bar controller.
    var holder: NodeID
    /// The kind of the change.
    var change: Container.Change
    /// The new items.
    var items: [Item]
    /// Whether the team makes the change, and not code.
    var isByTeam: Bool

    var replaces: Bool { if case .replaces = change { true } else { false } }
  }

  /// The changes that are not applied yet, in file order.
  private(set) var remaining: [Entry]
  private let replaced: Set<NodeID>
  /// The number of items added so far from the document.
  private var counts: [NodeID: Int]

  /// Collects changes. If the team replaces the items of a tab bar controller, code changes nothing.
  init(_ entries: [Entry]) {
    let decided = Set(entries.filter { $0.isByTeam && $0.replaces }.map(\.holder))
    remaining = entries.filter { $0.isByTeam || !decided.contains($0.holder) }
    replaced = Set(entries.filter(\.replaces).map(\.holder))
    counts = Dictionary(entries.map { ($0.holder, 0) }) { first, _ in first }
  }

  /// Whether other items replace those of the document.
  func replaceItems(of holder: NodeID) -> Bool { replaced.contains(holder) }

  /// Removes and returns the changes that insert items before the next item of the document.
  mutating func insertedBeforeNextItem(of holder: NodeID) -> [Entry] {
    guard let position = counts[holder] else { return [] }
    counts[holder] = position + 1
    let isNext = { (entry: Entry) in
      guard entry.holder == holder, case .inserts(position) = entry.change else { return false }
      return true
    }
    defer { remaining.removeAll(where: isNext) }
    return remaining.filter(isNext)
  }
}
