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
  ) throws -> KeyedDecodingContainer<Key> {
    let allowed = Set(Key.allCases.map(\.stringValue))
    let all = try container(keyedBy: AnyKey.self)
    let unknown = all.allKeys.filter { !allowed.contains($0.stringValue) }
    if let key = unknown.min(by: { $0.stringValue < $1.stringValue }) {
      throw all.error(at: key, unknownKeyMessage(key.stringValue, among: Array(allowed)))
    }
    return try container(keyedBy: type)
  }
}

extension KeyedDecodingContainer {
  /// An error at one of the container's keys.
  func error(at key: Key, _ message: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: codingPath + [key], debugDescription: message))
  }
}

/// A value, or a list of values.
struct OneOrMore<Value: Decodable>: Decodable {
  var values: [Value]

  init(from decoder: any Decoder) throws {
    guard (try? decoder.unkeyedContainer()) != nil else {
      values = [try decoder.singleValueContainer().decode(Value.self)]
      return
    }
    values = try decoder.singleValueContainer().decode([Value].self)
  }
}

/// One of a few words, with an error that names them all.
struct Word<Value: RawRepresentable<String> & CaseIterable>: Decodable {
  var value: Value

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

extension KeyedDecodingContainer {
  /// One of a few words.
  func decodeWord<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value {
    try decode(Word<Value>.self, forKey: key).value
  }
}

/// Says that a key is unknown, and which one was perhaps meant.
func unknownKeyMessage(_ key: String, among allowed: [String]) -> String {
  let near = allowed.min { (distance(key, $0), $0) < (distance(key, $1), $1) }
  if let near, distance(key, near) <= 3 {
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
