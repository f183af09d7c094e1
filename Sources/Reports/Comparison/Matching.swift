/// What two lists have in common. Where a key stands several times, elements are matched in order.
struct Matching<Element> {
  /// What the new list has, in its order and with its old form, then what only the old list has.
  private(set) var all: [(old: Element?, new: Element?)] = []

  init<Key: Hashable>(_ old: [Element], _ new: [Element], by key: (Element) -> Key) {
    var unmatched = Dictionary(grouping: old.indices.reversed()) { key(old[$0]) }
    for element in new {
      let index = unmatched[key(element)]?.popLast()
      all.append((index.map { old[$0] }, element))
    }
    all += unmatched.values.joined().sorted().map { (old[$0], nil) }
  }

  /// What only the old list has.
  var gone: [Element] { all.filter { $0.new == nil }.compactMap(\.old) }

  /// What only the new list has.
  var added: [Element] { all.filter { $0.old == nil }.compactMap(\.new) }

  /// What both have.
  var both: [(old: Element, new: Element)] {
    all.compactMap { pair in
      if let old = pair.old, let new = pair.new { (old, new) } else { nil }
    }
  }
}
