/// The names in the text of code, found without parsing. Names in comments are included.
struct WrittenNames {
  /// The names that are included.
  private enum Wanted { case all, called, changed }

  private let bytes: UnsafeRawBufferPointer
  private let wanted: Wanted

  /// Finds all names in code.
  init(_ bytes: UnsafeRawBufferPointer) { (self.bytes, wanted) = (bytes, .all) }

  /// Finds the names in a body that are followed by arguments: `push(details)` and `[router
  /// push:details]`.
  init(calledIn body: Body) { (bytes, wanted) = (body.bytes, .called) }

  /// Finds the names in code whose values may change: `isOn = true`, `isOn.toggle()`, and `&isOn`.
  init(changedIn bytes: UnsafeRawBufferPointer) { (self.bytes, wanted) = (bytes, .changed) }

  /// Whether one of the names, passed as its start and its length, satisfies a condition.
  func contains(where isWanted: (UnsafeRawPointer, Int) -> Bool) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, SwiftByte.isNamePart(bytes[index]) { index += 1 }
      if index > start, isIncluded(start..<index), isWanted(base + start, index - start) {
        return true
      }
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

  private func isIncluded(_ name: Range<Int>) -> Bool {
    switch wanted {
    case .all: true
    case .called: areArguments(at: name.upperBound)
    case .changed: isChange(at: name.upperBound) || byte(name.lowerBound - 1) == UInt8(ascii: "&")
    }
  }

  private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// Whether an assignment or a call that toggles follows a name.
  private func isChange(at end: Int) -> Bool {
    var index = end
    while byte(index) == UInt8(ascii: " ") { index += 1 }
    switch byte(index) {
    case UInt8(ascii: "="): return byte(index + 1) != UInt8(ascii: "=")
    case UInt8(ascii: "."): return byte(index + 1) == UInt8(ascii: "t")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "|"), UInt8(ascii: "&"):
      return byte(index + 1) == UInt8(ascii: "=")
    default: return false
    }
  }

  private func areArguments(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: ":")
  }
}
