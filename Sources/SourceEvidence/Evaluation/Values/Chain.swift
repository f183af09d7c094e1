/// An object that may be in a chain, which it leaves once nothing refers to it.
class ChainMember {
  fileprivate unowned(unsafe) var previous: ChainMember?
  fileprivate unowned(unsafe) var next: ChainMember?

  deinit {
    previous?.next = next
    next?.previous = previous
  }
}

/// Objects that others refer to, in no order. The chain itself does not keep them.
struct Chain<Member: ChainMember> {
  /// Stands in front of all objects.
  private let start = ChainMember()

  /// The objects that are still there.
  var all: [Member] {
    var (found, member): ([Member], ChainMember?) = ([], start.next)
    while let current = member {
      if let current = current as? Member { found.append(current) }
      member = current.next
    }
    return found
  }

  /// Adds an object, unless it is in the chain already.
  func append(_ member: Member) {
    guard member.previous == nil else { return }
    (member.previous, member.next) = (start, start.next)
    start.next?.previous = member
    start.next = member
  }
}
