/// The names in the text of code, found without parsing. Names in comments are included.
struct WrittenNames {
  private let bytes: UnsafeRawBufferPointer
  /// Whether only names that are followed by arguments are included.
  private let areCalled: Bool

  /// Finds all names in code.
  init(_ bytes: UnsafeRawBufferPointer) { (self.bytes, areCalled) = (bytes, false) }

  /// Finds the names in a body that are followed by arguments: `push(details)` and `[router
  /// push:details]`.
  init(calledIn body: Body) { (bytes, areCalled) = (body.bytes, true) }

  /// Whether one of the names, passed as its start and its length, satisfies a condition.
  func contains(where isWanted: (UnsafeRawPointer, Int) -> Bool) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, SwiftByte.isNamePart(bytes[index]) { index += 1 }
      let isName = index > start && (!areCalled || areArguments(at: index))
      if isName, isWanted(base + start, index - start) { return true }
      index += 1
    }
    return false
  }

  /// Passes the start and the length of each name to a closure.
  func forEach(_ look: (UnsafeRawPointer, Int) -> Void) {
    _ = contains { start, count in
      look(start, count)
      return false
    }
  }

  private func areArguments(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ":")
  }
}
