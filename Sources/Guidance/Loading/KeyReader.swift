import YAMLReading

/// Reads the values of a mapping by key. A missing key, and a key that is never read, are errors.
package struct KeyReader {
  /// The position of the mapping.
  let place: YAMLNode.Place
  private let entries: [YAMLNode.Entry]
  private let mistakes: Mistakes
  /// The number of keys of the mapping that were read.
  private var found = 0
  /// The keys that were read, if they are recorded.
  private var asked: [String]?

  /// Reads a value from a mapping, and reports the keys that are never read.
  static func read<Value>(
    _ node: YAMLNode, _ mistakes: Mistakes, _ body: (inout KeyReader) -> Value
  ) -> Value {
    var reader = KeyReader(node, mistakes)
    let value = body(&reader)
    if reader.found < reader.entries.count { reader.noteUnknownKeys(among: keys(of: body)) }
    return value
  }

  private init(_ node: YAMLNode, _ mistakes: Mistakes) {
    place = node.place
    entries = node.entries(mistakes)
    // If the node is not a mapping, missing keys are not reported.
    if case .mapping = node.value { self.mistakes = mistakes } else { self.mistakes = Mistakes() }
  }

  /// Returns the value of a required key.
  mutating func read<Value: CatalogValue>(_ key: String) -> Value {
    read(key) { Value(from: $0, $1) }
  }

  /// Returns the values of a required key, which is a list or a single value.
  mutating func readOneOrMore<Value: CatalogValue>(_ key: String) -> [Value] {
    read(key) { node, mistakes in node.oneOrMore.map { Value(from: $0, mistakes) } }
  }

  /// Returns the value of an optional key, which must not be empty.
  mutating func readIfPresent<Value: CatalogValue>(_ key: String) -> Value? {
    readIfPresent(key) { Value(from: $0, $1) }
  }

  /// Returns the value of an optional key, which may be empty because everything below it is
  /// commented out.
  mutating func readIfAny<Value: CatalogValue>(_ key: String) -> Value? {
    let value: Value?? = readIfPresent(key) { node, mistakes in
      if case .nothing = node.value { nil } else { Value(from: node, mistakes) }
    }
    return value ?? nil
  }

  /// Returns the result of a function for the value of an optional key.
  mutating func readIfPresent<Value>(
    _ key: String, _ make: (YAMLNode, Mistakes) -> Value
  ) -> Value? {
    asked?.append(key)
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    found += 1
    return make(entry.node, mistakes)
  }

  mutating func read<Value>(
    _ key: String, _ make: (YAMLNode, Mistakes) -> Value
  ) -> Value {
    if let value = readIfPresent(key, make) { return value }
    mistakes.note("the key '\(key)' is missing", at: place)
    return make(YAMLNode(value: .nothing), Mistakes())
  }
}

// MARK: - Mistakes

extension KeyReader {
  /// The number of errors so far.
  var mistakeCount: Int { mistakes.found.count }

  /// Reports an error in the value of a key, which may be absent.
  func note(_ message: String, at key: String) {
    let entry = entries.first { $0.key == key }
    mistakes.note(message, at: entry?.node.place ?? place)
  }

  private func noteUnknownKeys(among known: [String]) {
    for entry in entries where !known.contains(entry.key) {
      mistakes.note(unknownKeyMessage(entry.key, among: known), at: entry.node.place)
    }
  }

  /// Returns the keys that a function reads.
  private static func keys<Value>(of body: (inout KeyReader) -> Value) -> [String] {
    var reader = KeyReader(YAMLNode(value: .mapping([])), Mistakes())
    reader.asked = []
    _ = body(&reader)
    return reader.asked ?? []
  }
}
