/// A set of names with fast lookup in bytes, for lexers that skip code without creating strings.
final class NameSet: Sendable {
  /// The names. The index of a name is its mark.
  let names: [String]
  /// Names with which code checks its platform at run time. Their marks follow those of the names.
  private static let checks = [
    "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM", "isMacCatalystApp", "macCatalyst",
    "horizontalSizeClass", "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC",
  ]
  /// Suffixes: a longer name with such a suffix counts as the name that consists of the suffix
  /// only.
  private let endings: [[UInt8]]
  /// The marks of the suffixes.
  private let endingMarks: [UInt16]
  /// For each slot, the index of a name plus 1, or 0 for a free slot (linear probing).
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<UInt16>
  private nonisolated(unsafe) let entries: UnsafeMutablePointer<Entry>
  /// The bytes of all names.
  private nonisolated(unsafe) let bytes: UnsafeMutableRawPointer
  /// The number of bits by which a hash is shifted to get a slot.
  private let shift: UInt64
  private let mask: Int

  private struct Entry {
    var ends: Ends
    var start: Int
    var count: Int
  }

  /// The first and the last eight bytes of a name, which may overlap.
  private struct Ends: Equatable {
    var first: UInt64
    var last: UInt64

    init(_ name: UnsafeRawPointer, _ count: Int) {
      if count >= 8 {
        first = name.loadUnaligned(as: UInt64.self)
        last = name.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      } else if count >= 4 {
        first = UInt64(name.loadUnaligned(as: UInt32.self))
        last = UInt64(name.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      } else {
        first = UInt64(name.load(as: UInt8.self))
        last =
          UInt64(name.load(fromByteOffset: count / 2, as: UInt8.self)) << 8
          | UInt64(name.load(fromByteOffset: count - 1, as: UInt8.self))
      }
    }

    func hash(_ count: Int) -> UInt64 {
      let mixed = first &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xC2B2_AE3D_27D4_EB4F ^ UInt64(count)
      return (mixed ^ mixed >> 29) &* 0x1656_67B1_9E37_79F9
    }
  }

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - names: At most 65,000 different names, none of them empty.
  ///   - endings: Some of the names. Any longer name that ends with one of them counts as that name.
  ///   - findsChecks: Whether names with which code checks its platform are found as well.
  init(_ names: [String], endings: [String] = [], findsChecks: Bool = false) {
    self.names = names
    let found = endings.compactMap { ending in names.firstIndex(of: ending).map { (ending, $0) } }
    self.endings = found.map { Array($0.0.utf8) }
    endingMarks = found.map { UInt16($0.1) }
    let all = findsChecks ? names + Self.checks : names
    let texts = all.map { Array($0.utf8) }
    var bits = 4
    while 1 << bits < all.count * 4 { bits += 1 }
    shift = UInt64(64 - bits)
    mask = 1 << bits - 1
    slots = .allocate(capacity: 1 << bits)
    slots.initialize(repeating: 0, count: 1 << bits)
    entries = .allocate(capacity: max(1, all.count))
    bytes = .allocate(byteCount: max(1, texts.reduce(0) { $0 + $1.count }), alignment: 8)
    var start = 0
    for (index, text) in texts.enumerated() where !text.isEmpty {
      (bytes + start).copyMemory(from: text, byteCount: text.count)
      let ends = Ends(bytes + start, text.count)
      (entries + index).initialize(to: Entry(ends: ends, start: start, count: text.count))
      start += text.count
      var slot = Int(ends.hash(text.count) >> shift)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt16(index + 1)
    }
  }

  /// Creates a set of names in alphabetical order. If there are too many, the last ones are left out.
  convenience init(of names: some Sequence<String>) {
    self.init(Array(Set(names).filter { !$0.isEmpty }.sorted().prefix(Self.most)))
  }

  private static let most = 65_000

  /// A set without names besides those with which code checks its platform.
  static let none = NameSet([], findsChecks: true)

  deinit {
    slots.deallocate()
    entries.deallocate()
    bytes.deallocate()
  }

  /// Returns the mark of a name.
  ///
  /// - Parameters:
  ///   - name: The start of the name.
  ///   - count: The length of the name in bytes, at least 1.
  /// - Returns: The mark, or `nil` if the name is not in the set. The mark of a name with which
  ///   code checks its platform is greater than or equal to the number of names.
  func mark(_ name: UnsafeRawPointer, _ count: Int) -> UInt16? {
    let ends = Ends(name, count)
    var slot = Int(ends.hash(count) >> shift)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.count == count, entry.ends == ends, isSame(name, bytes + entry.start, count) {
        return slots[slot] - 1
      }
      slot = (slot + 1) & mask
    }
    return endings.firstIndex { endsWith($0, name, count) }.map { endingMarks[$0] }
  }

  private func endsWith(_ ending: [UInt8], _ name: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count > ending.count else { return false }
    let start = count - ending.count
    return ending.indices.allSatisfy {
      name.load(fromByteOffset: start + $0, as: UInt8.self) == ending[$0]
    }
  }

  /// Returns the mark of a name, or `nil` if the name is not in the set.
  func mark(_ name: String) -> UInt16? {
    var name = name
    return name.withUTF8 { mark(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the mark of a name, or `nil` if the name is not in the set.
  func mark(_ name: UnsafeRawBufferPointer) -> UInt16? {
    guard let start = name.baseAddress, !name.isEmpty else { return nil }
    return mark(start, name.count).flatMap { Int($0) < names.count ? $0 : nil }
  }

  private func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count > 16 else { return true }
    return (8..<(count - 8)).allSatisfy {
      one.load(fromByteOffset: $0, as: UInt8.self) == other.load(fromByteOffset: $0, as: UInt8.self)
    }
  }
}
