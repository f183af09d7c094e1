/// A member of a linked list that it leaves when it is deallocated.
class ChainMember {
  fileprivate unowned(unsafe) var previous: ChainMember?
  fileprivate unowned(unsafe) var next: ChainMember?

  deinit {
    previous?.next = next
    next?.previous = previous
  }
}

/// A linked list of weakly referenced objects, in no particular order.
struct Chain<Member: ChainMember> {
  /// The head of the list.
  private let start = ChainMember()

  /// The members that still exist.
  var all: [Member] {
    var (found, member): ([Member], ChainMember?) = ([], start.next)
    while let current = member {
      if let current = current as? Member { found.append(current) }
      member = current.next
    }
    return found
  }

  /// Adds an object, unless it is already a member.
  func append(_ member: Member) {
    guard member.previous == nil else { return }
    (member.previous, member.next) = (start, start.next)
    start.next?.previous = member
    start.next = member
  }
}
