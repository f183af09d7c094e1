/// Reads the values of a mapping by their keys. A missing one, and one that is not asked for, are
/// mistakes.
package struct KeyReader {
  /// Where the mapping stands.
  let place: CatalogNode.Place
  private let entries: [CatalogNode.Entry]
  private let mistakes: Mistakes
  /// How many of the mapping's keys were asked for.
  private var found = 0
  /// The keys that were asked for, where somebody wants to know.
  private var asked: [String]?

  /// Reads a value from a mapping, and notes the keys that it has no use for.
  static func read<Value>(
    _ node: CatalogNode, _ mistakes: Mistakes, _ body: (inout KeyReader) -> Value
  ) -> Value {
    var reader = KeyReader(node, mistakes)
    let value = body(&reader)
    if reader.found < reader.entries.count { reader.noteUnknownKeys(among: keys(of: body)) }
    return value
  }

  private init(_ node: CatalogNode, _ mistakes: Mistakes) {
    place = node.place
    entries = node.entries(mistakes)
    // Where there is no mapping, no key is missing.
    if case .mapping = node.value { self.mistakes = mistakes } else { self.mistakes = Mistakes() }
  }

  /// The value at a key that must be there.
  mutating func read<Value: CatalogValue>(_ key: String) -> Value {
    read(key) { Value(from: $0, $1) }
  }

  /// The values at a key that must be there, be it a list or only one of them.
  mutating func readOneOrMore<Value: CatalogValue>(_ key: String) -> [Value] {
    read(key) { node, mistakes in node.oneOrMore.map { Value(from: $0, mistakes) } }
  }

  /// The value at a key that may be missing, but has a value where it is not.
  mutating func readIfPresent<Value: CatalogValue>(_ key: String) -> Value? {
    readIfPresent(key) { Value(from: $0, $1) }
  }

  /// The value at a key that may be missing, or stand there with nothing behind it: all that is
  /// below it may be commented out.
  mutating func readIfAny<Value: CatalogValue>(_ key: String) -> Value? {
    let value: Value?? = readIfPresent(key) { node, mistakes in
      if case .nothing = node.value { nil } else { Value(from: node, mistakes) }
    }
    return value ?? nil
  }

  /// What a function makes of what stands at a key that may be missing.
  mutating func readIfPresent<Value>(
    _ key: String, _ make: (CatalogNode, Mistakes) -> Value
  ) -> Value? {
    asked?.append(key)
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    found += 1
    return make(entry.node, mistakes)
  }

  mutating func read<Value>(
    _ key: String, _ make: (CatalogNode, Mistakes) -> Value
  ) -> Value {
    if let value = readIfPresent(key, make) { return value }
    mistakes.note("the key '\(key)' is missing", at: place)
    return make(CatalogNode(value: .nothing), Mistakes())
  }
}

// MARK: - Mistakes

extension KeyReader {
  /// How many mistakes there are so far.
  var mistakeCount: Int { mistakes.found.count }

  /// Notes what is wrong with the value at a key, which may be missing.
  func note(_ message: String, at key: String) {
    let entry = entries.first { $0.key == key }
    mistakes.note(message, at: entry?.node.place ?? place)
  }

  private func noteUnknownKeys(among known: [String]) {
    for entry in entries where !known.contains(entry.key) {
      mistakes.note(unknownKeyMessage(entry.key, among: known), at: entry.node.place)
    }
  }

  /// The keys that a function asks for.
  private static func keys<Value>(of body: (inout KeyReader) -> Value) -> [String] {
    var reader = KeyReader(CatalogNode(value: .mapping([])), Mistakes())
    reader.asked = []
    _ = body(&reader)
    return reader.asked ?? []
  }
}
