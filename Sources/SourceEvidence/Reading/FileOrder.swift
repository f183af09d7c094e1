/// The order in which files are analyzed. It depends neither on the names of the files nor on those of types,
/// so that a new name changes nothing in the evidence of other code.
struct FileOrder {
  /// What the order depends on.
  private struct Key: Comparable {
    var members: [String]
    /// A hash of the code without the names of types. It is 0 if the members are unique.
    var code: UInt64 = 0

    static func < (a: Key, b: Key) -> Bool {
      if a.code != b.code, a.members == b.members { return a.code < b.code }
      return a.members.lexicographicallyPrecedes(b.members)
    }
  }

  /// Returns files in order. Files that are the same apart from names keep their order.
  static func inOrder(_ files: [CodeFile]) -> [CodeFile] {
    var keys = files.map { Key(members: $0.memberNames) }
    let counts = keys.reduce(into: [[String]: Int]()) { $0[$1.members, default: 0] += 1 }
    for index in files.indices where counts[keys[index].members, default: 0] > 1 {
      keys[index].code = hash(files[index].text.bytes)
    }
    return files.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { files[$0] }
  }

  /// Returns the FNV-1a hash of the bytes outside of words that begin with an uppercase letter.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var (isInWord, isType) = (false, false)
    for byte in bytes {
      if SwiftByte.isNamePart(byte) {
        if !isInWord { isType = byte.isUppercase }
        isInWord = true
        if isType { continue }
      } else {
        isInWord = false
      }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash
  }
}

extension CodeFile {
  /// The names of its functions, variables, and cases, in order.
  fileprivate var memberNames: [String] {
    functions.map(\.name) + variables.map(\.name)
      + types.flatMap { $0.functions.map(\.name) + $0.variables.map(\.name) + $0.cases.map(\.name) }
  }
}
