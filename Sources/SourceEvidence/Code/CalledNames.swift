/// The names in a piece of code that are followed by arguments.
struct CalledNames {
  private let bytes: UnsafeRawBufferPointer

  /// Looks at the code as it is written: nothing of it is parsed.
  init(_ body: Body) { bytes = body.bytes }

  /// Whether one of the names, each given by its start and its length, is looked for.
  func contains(_ isWanted: (UnsafeRawPointer, Int) -> Bool) -> Bool {
    var isFound = false
    visit { isFound = isFound || isWanted($0, $1) }
    return isFound
  }

  /// Looks at each of the names, given by its start and its length.
  func visit(_ look: (UnsafeRawPointer, Int) -> Void) {
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, Self.isPartOfName(bytes[index]) { index += 1 }
      if index > start, index < bytes.count, Self.beginsArguments(bytes[index]) {
        look(base + start, index - start)
      }
      if index == start { index += 1 }
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// `push(details)` and `[router push:details]`.
  private static func beginsArguments(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":")
  }
}
