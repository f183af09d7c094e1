/// What code or the team's file does with the items of tab bar controllers of documents, while the items
/// of the documents are added one after the other.
struct ItemChanges {
  /// One change of one tab bar controller.
  struct Entry {
    /// The tab bar controller.
    var holder: NodeID
    /// What its items do to those of the document.
    var change: Container.Change
    /// The screens of its items.
    var screens: [NodeID]

    fileprivate var replaces: Bool { if case .replaces = change { true } else { false } }
  }

  /// The changes that were not applied yet, in the order of the files.
  private(set) var remaining: [Entry]
  private let replaced: Set<NodeID>
  /// The number of items of the document so far.
  private var counts: [NodeID: Int]

  init(_ entries: [Entry]) {
    remaining = entries
    replaced = Set(entries.filter(\.replaces).map(\.holder))
    counts = Dictionary(entries.map { ($0.holder, 0) }) { first, _ in first }
  }

  /// Whether other items stand in the place of those of the document.
  func replaceItems(of holder: NodeID) -> Bool { replaced.contains(holder) }

  /// Takes the changes that stand before the next item of the document.
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
