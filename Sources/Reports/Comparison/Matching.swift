/// The matching elements of two lists, by key. Elements with the same key are matched in order.
struct Matching<Element> {
  /// The elements of the new list in its order, each with the matching old one, followed by the
  /// elements that are only in the old list.
  private(set) var all: [(old: Element?, new: Element?)] = []

  init<Key: Hashable>(_ old: [Element], _ new: [Element], by key: (Element) -> Key) {
    var unmatched = Dictionary(grouping: old.indices.reversed()) { key(old[$0]) }
    for element in new {
      let index = unmatched[key(element)]?.popLast()
      all.append((index.map { old[$0] }, element))
    }
    all += unmatched.values.joined().sorted().map { (old[$0], nil) }
  }

  /// The elements that are only in the old list.
  var gone: [Element] { all.filter { $0.new == nil }.compactMap(\.old) }

  /// The elements that are only in the new list.
  var added: [Element] { all.filter { $0.old == nil }.compactMap(\.new) }

  /// The elements that are in both lists.
  var both: [(old: Element, new: Element)] {
    all.compactMap { pair in
      if let old = pair.old, let new = pair.new { (old, new) } else { nil }
    }
  }
}
