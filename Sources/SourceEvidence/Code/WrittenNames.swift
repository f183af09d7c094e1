/// The names in code as it is written. Nothing is parsed, so names in comments count as well.
struct WrittenNames {
  private let bytes: UnsafeRawBufferPointer
  /// Whether only names count that arguments follow.
  private let areCalled: Bool

  /// All names in some code.
  init(_ bytes: UnsafeRawBufferPointer) { (self.bytes, areCalled) = (bytes, false) }

  /// The names in a body that arguments follow: `push(details)` and `[router push:details]`.
  init(calledIn body: Body) { (bytes, areCalled) = (body.bytes, true) }

  /// Whether one of the names, each given by its start and its length, satisfies a condition.
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

  /// Looks at each of the names, given by its start and its length.
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
