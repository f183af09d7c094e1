import Foundation

/// Damages files in ways that are random and yet the same in each run.
package struct Mutator {
  private var state: UInt64

  /// Creates a mutator.
  ///
  /// - Parameter seed: What its choices depend on, such as a file's name.
  package init(seed: String) {
    // FNV-1a, since Swift's own hashes differ from run to run.
    state = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// How many times stress tests damage each file in each way: what `MACWARD_STRESS` says, or `nil`
  /// where nobody asks for them.
  package static let rounds = ProcessInfo.processInfo.environment["MACWARD_STRESS"].flatMap(
    Int.init)

  /// The file cut off somewhere before its last byte.
  package mutating func truncated(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.prefix(below(bytes.count)))
  }

  /// The file with one to four changes: a byte replaced, a part removed, repeated or moved.
  package mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(4) where !bytes.isEmpty { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = below(bytes.count)
    let part = place..<min(bytes.count, place + 1 + below(64))
    switch below(4) {
    case 0: bytes[place] = UInt8(below(256))
    case 1: bytes.removeSubrange(part)
    case 2: bytes.insert(contentsOf: Array(bytes[part]), at: place)
    default: bytes.insert(contentsOf: Array(bytes[part]), at: below(bytes.count))
    }
  }

  /// A number from 0 up to but not including a limit; 0 for no limit at all.
  private mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
