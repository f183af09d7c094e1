/// The known names that a lexer found in code that it skipped.
struct Marks: Sendable {
  /// The indexes of the names in the ``NameSet``, in ascending order.
  var names: [UInt16] = []
  /// Whether the code may check the idiom or Mac Catalyst at run time.
  var checksForMac = false
}

/// Collects the known names in code, for one body after another.
struct MarkCollector: WordCollector {
  let names: NameSet
  /// One bit for each name of the set.
  private var bits: [UInt64]
  private var found: [UInt16] = []
  /// Whether a name was found with which code checks its platform at run time.
  private var checksForMac = false

  init(_ names: NameSet) {
    self.names = names
    bits = Array(repeating: 0, count: names.names.count / 64 + 1)
  }

  /// Adds a name in the code.
  mutating func see(_ name: UnsafeRawPointer, _ count: Int) {
    guard let mark = names.mark(name, count) else { return }
    if Int(mark) < names.names.count { add(mark) } else { checksForMac = true }
  }

  /// Adds the names of nested code.
  mutating func add(_ marks: [UInt16]) {
    for mark in marks { add(mark) }
  }

  private mutating func add(_ mark: UInt16) {
    let (word, bit) = (Int(mark) / 64, UInt64(1) << (UInt64(mark) % 64))
    guard bits[word] & bit == 0 else { return }
    bits[word] |= bit
    found.append(mark)
  }

  /// Returns the collected names, and starts again with none.
  mutating func finish() -> Marks {
    defer { (found, checksForMac) = ([], false) }
    for mark in found { bits[Int(mark) / 64] = 0 }
    return Marks(names: found.count > 1 ? found.sorted() : found, checksForMac: checksForMac)
  }
}

extension Optional: WordCollector where Wrapped == MarkCollector {
  mutating func see(_ name: UnsafeRawPointer, _ count: Int) { self?.see(name, count) }
}
