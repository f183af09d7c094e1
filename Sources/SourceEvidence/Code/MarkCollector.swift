/// What was seen in code while it was passed over.
struct Marks: Sendable {
  /// The marked names, in order, each once: their indexes in the ``NameSet``.
  var names: [UInt16] = []
  /// Whether it may check the idiom or for Mac Catalyst at run time.
  var checksForMac = false
}

/// The marked names of one piece of code after another.
struct MarkCollector {
  let names: NameSet
  /// One bit for each name that was found.
  private var bits: [UInt64]
  private var found: [UInt16] = []
  /// Whether a name was seen with which code checks where it runs.
  private var checksForMac = false

  init(_ names: NameSet) {
    self.names = names
    bits = Array(repeating: 0, count: names.names.count / 64 + 1)
  }

  /// Notes a name of the code.
  mutating func see(_ name: UnsafeRawPointer, _ count: Int) {
    guard let mark = names.mark(name, count) else { return }
    if Int(mark) < names.names.count { add(mark) } else { checksForMac = true }
  }

  /// Notes marks of code inside.
  mutating func add(_ marks: [UInt16]) {
    for mark in marks { add(mark) }
  }

  private mutating func add(_ mark: UInt16) {
    let (word, bit) = (Int(mark) / 64, UInt64(1) << (UInt64(mark) % 64))
    guard bits[word] & bit == 0 else { return }
    bits[word] |= bit
    found.append(mark)
  }

  /// All that was noted. What follows begins anew.
  mutating func finish() -> Marks {
    defer { (found, checksForMac) = ([], false) }
    for mark in found { bits[Int(mark) / 64] = 0 }
    return Marks(names: found.count > 1 ? found.sorted() : found, checksForMac: checksForMac)
  }
}
