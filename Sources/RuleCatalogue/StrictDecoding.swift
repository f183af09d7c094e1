/// A key that can be anything.
struct AnyKey: CodingKey, Hashable {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ stringValue: String) { self.stringValue = stringValue }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension Decoder {
  /// A container that refuses keys its type does not have.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy type: Key.Type
  ) throws -> StrictContainer<Key> {
    let all = try openContainer()
    for key in all.keys(where: { Key(stringValue: $0) == nil }) {
      let allowed = Key.allCases.map(\.stringValue)
      try all.note(all.error(at: key, unknownKeyMessage(key.stringValue, among: allowed)))
    }
    return StrictContainer(try container(keyedBy: type), mistakes)
  }

  /// The same where something else than a mapping would do as well, which is told in words.
  func strictContainer<Key: CodingKey & CaseIterable>(
    keyedBy type: Key.Type, or expected: String
  ) throws -> StrictContainer<Key> {
    guard (try? openContainer()) != nil else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(expected)"))
    }
    return try strictContainer(keyedBy: type)
  }

  /// A container of any keys, which its user checks.
  func openContainer() throws -> StrictContainer<AnyKey> {
    StrictContainer(try container(keyedBy: AnyKey.self), mistakes)
  }
}

extension KeyedDecodingContainer {
  /// An error at one of the container's keys.
  func error(at key: Key, _ message: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: codingPath + [key], debugDescription: message))
  }
}

/// A list, of which each wrong element is a mistake of its own.
struct Each<Value: Decodable>: Decodable {
  var values: [Value]

  init(values: [Value]) { self.values = values }

  init(from decoder: any Decoder) throws {
    values = []
    guard decoder.mistakes != nil else {
      values = try [Value](from: decoder)
      return
    }
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let element = try container.superDecoder()
      if let value = try decoder.mistakes.noting({ try Value(from: element) }) {
        values.append(value)
      }
    }
  }
}

/// A value, or a list of values.
struct OneOrMore<Value: Decodable>: Decodable {
  var values: [Value]

  init(values: [Value]) { self.values = values }

  init(from decoder: any Decoder) throws {
    guard (try? decoder.unkeyedContainer()) != nil else {
      values = [try decoder.singleValueContainer().decode(Value.self)]
      return
    }
    values = try decoder.singleValueContainer().decode(Each<Value>.self).values
  }
}

/// One of a few words, with an error that names them all.
struct Word<Value: RawRepresentable<String> & CaseIterable>: Decodable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Value(rawValue: text) else {
      let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown value '\(text)'; expected one of \(allowed)")
    }
    self.value = value
  }
}

/// Says that a key is unknown, and which one was perhaps meant.
func unknownKeyMessage(_ key: String, among allowed: [String]) -> String {
  let near = allowed.min { (distance(key, $0), $0) < (distance(key, $1), $1) }
  if let near, distance(key, near) <= min(3, key.count - 1) {
    return "unknown key '\(key)'; did you mean '\(near)'?"
  }
  return "unknown key '\(key)'; expected one of " + allowed.sorted().joined(separator: ", ")
}

/// How many letters must be added, removed or changed to make one word of another.
private func distance(_ a: String, _ b: String) -> Int {
  var row = Array(0...b.count)
  for (i, left) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, right) in b.enumerated() {
      let changed = diagonal + (left == right ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
