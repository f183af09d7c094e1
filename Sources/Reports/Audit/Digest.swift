/// A digest of contents, which is the same on every machine. It is not cryptographic.
package struct Digest: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the digest of empty contents.
  package init() {}

  /// Creates the digest of a text.
  package init(of text: String) { add(text) }

  /// Adds a text, with a separator after it.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes, eight at a time.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    mix(UInt64(bytes.count))
    let words = bytes.count / 8
    for word in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
    }
    mix(bytes[(words * 8)...].reversed().reduce(0) { $0 << 8 | UInt64($1) })
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9e37_79b9_7f4a_7c15
    state ^= state >> 29
  }

  /// The digest as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
