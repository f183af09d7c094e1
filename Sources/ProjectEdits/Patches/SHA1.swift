/// The hash SHA-1, by which git names the contents of files.
///
/// Algorithm: <https://datatracker.ietf.org/doc/html/rfc3174>. The name is no protection.
struct SHA1 {
  private var state: [UInt32] = [
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
  ]

  /// Returns the hash of some bytes as forty hexadecimal digits.
  static func digest(_ bytes: [UInt8]) -> String {
    var hash = Self()
    let padded = padded(bytes)
    for start in stride(from: 0, to: padded.count, by: 64) {
      hash.add(padded[start..<(start + 64)])
    }
    return hash.state.map(digits).joined()
  }

  /// The bytes, a one bit, zeros, and the number of bits, in blocks of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (119 - bytes.count % 64) % 64
    let bits = UInt64(bytes.count) * 8
    let length = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    return bytes + [0x80] + Array(repeating: 0, count: zeros) + length
  }

  private static func digits(_ word: UInt32) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    var next = state
    for (round, word) in Self.words(block).enumerated() {
      let (mix, constant) = Self.mix(round, next)
      let first = Self.rotate(next[0], 5) &+ mix &+ next[4] &+ constant &+ word
      next = [first, next[0], Self.rotate(next[1], 30), next[2], next[3]]
    }
    state = zip(state, next).map { $0 &+ $1 }
  }

  private static func words(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<(start + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<80 {
      let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
      words.append(rotate(mixed, 1))
    }
    return words
  }

  private static func mix(_ round: Int, _ state: [UInt32]) -> (UInt32, UInt32) {
    let (b, c, d) = (state[1], state[2], state[3])
    return switch round {
    case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
    case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
