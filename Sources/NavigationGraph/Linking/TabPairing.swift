/// The tabs that a team names, paired with those that were read: by what they show, by title, and, if there
/// are as many of one as of the other, by position.
struct TabPairing {
  /// The title of a tab, and the classes of what it shows.
  typealias Known = (title: String?, types: Set<String>)

  /// The position of the tab that was read, for each tab of the team.
  private(set) var pairs: [Int?]
  /// The positions of the tabs that were read and that the team does not name.
  private(set) var unpaired: [Int]

  /// Pairs tabs.
  init(_ named: [Known], with read: [Known]) {
    pairs = Array(repeating: nil, count: named.count)
    unpaired = Array(read.indices)
    pair { tab, other in !named[tab].types.isDisjoint(with: read[other].types) }
    pair { tab, other in named[tab].title != nil && named[tab].title == read[other].title }
    guard named.count == read.count else { return }
    pair { tab, other in named[tab].types.isEmpty && tab == other }
    pair { tab, _ in named[tab].types.isEmpty }
  }

  private mutating func pair(where isSame: (Int, Int) -> Bool) {
    for tab in pairs.indices where pairs[tab] == nil {
      guard let position = unpaired.firstIndex(where: { isSame(tab, $0) }) else { continue }
      pairs[tab] = unpaired.remove(at: position)
    }
  }
}
