/// The keys of a mapping: an unknown one, and one without a value, are mistakes.
///
/// Where mistakes are gathered, a wrong value is kept as one, and a blank takes its place.
struct StrictContainer<Key: CodingKey> {
  private let container: KeyedDecodingContainer<Key>
  private let mistakes: Mistakes?

  init(_ container: KeyedDecodingContainer<Key>, _ mistakes: Mistakes?) {
    self.container = container
    self.mistakes = mistakes
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    do {
      return try container.decode(type, forKey: key)
    } catch let error as DecodingError {
      guard let blank = (type as? any Blank.Type)?.blank as? Value else { throw error }
      try mistakes.note(error)
      return blank
    }
  }

  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    guard mistakes != nil else { return try container.decode(type, forKey: key) }
    return try decode(Each<Element>.self, forKey: key).values
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard container.contains(key) else { return nil }
    return try noting { try container.decode(type, forKey: key) }
  }

  func decodeIfPresent<Element: Decodable>(
    _ type: [Element].Type, forKey key: Key
  ) throws -> [Element]? {
    container.contains(key) ? try decode(type, forKey: key) : nil
  }

  /// One of a few words.
  func decodeWord<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value {
    try decode(Word<Value>.self, forKey: key).value
  }
}

// MARK: - Mistakes

extension StrictContainer {
  /// An error at one of the keys.
  func error(at key: Key, _ message: String) -> DecodingError { container.error(at: key, message) }

  /// Keeps an error, or throws it where nobody gathers them.
  func note(_ error: DecodingError) throws { try mistakes.note(error) }

  /// What the body returns, or nothing when its error is kept.
  func noting<Value>(_ body: () throws -> Value) throws -> Value? { try mistakes.noting(body) }

  /// Expects something of some keys, unless one of them is wrong already.
  func expect(_ isRight: Bool, of keys: Key..., message: String) throws {
    guard !isRight, let first = keys.first else { return }
    let areKnown = keys.contains { mistakes?.concern(container.codingPath + [$0]) ?? false }
    if !areKnown { try note(error(at: first, message)) }
  }
}

extension StrictContainer where Key == AnyKey {
  /// The keys that are there.
  var keys: [AnyKey] { keys { _ in true } }

  /// Some of the keys that are there.
  func keys(where isWanted: (String) -> Bool) -> [AnyKey] {
    container.allKeys.filter { isWanted($0.stringValue) }
      .sorted { $0.stringValue < $1.stringValue }
  }

  /// The mapping at a key.
  func nested(_ key: AnyKey) throws -> StrictContainer {
    StrictContainer(try container.nestedContainer(keyedBy: AnyKey.self, forKey: key), mistakes)
  }
}
