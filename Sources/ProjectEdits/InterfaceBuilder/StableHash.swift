/// The hash FNV-1a with 64 bits, the same in each run and on each machine.
///
/// Algorithm: <https://datatracker.ietf.org/doc/html/draft-eastlake-fnv>.
enum StableHash {
  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}
