import Synchronization

/// What is wrong with one file, gathered while it is decoded, so that no mistake hides another.
///
/// A decoder that carries none throws the first mistake instead: what the build has checked needs no
/// more.
final class Mistakes: Sendable {
  private let found = Mutex<[DecodingError]>([])

  /// Where a decoder carries them.
  static let key = CodingUserInfoKey(rawValue: "mistakes")

  /// All that were found.
  var errors: [DecodingError] { found.withLock { $0 } }

  fileprivate func add(_ error: DecodingError) { found.withLock { $0.append(error) } }

  /// Whether something at a place, or below it, is wrong.
  func concern(_ path: [any CodingKey]) -> Bool {
    let names = path.map(\.stringValue)
    return errors.contains { $0.path.map(\.stringValue).starts(with: names) }
  }
}

extension Mistakes? {
  /// Keeps an error, or throws it where nobody gathers them.
  func note(_ error: DecodingError) throws {
    guard let self else { throw error }
    self.add(error)
  }

  /// What the body returns, or nothing when its error is kept.
  func noting<Value>(_ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch let error as DecodingError {
      try note(error)
      return nil
    }
  }
}

extension Decoder {
  /// Where mistakes are gathered, if they are.
  var mistakes: Mistakes? { Mistakes.key.flatMap { userInfo[$0] as? Mistakes } }
}

extension DecodingError {
  /// The keys that lead to what is wrong.
  var path: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    case .keyNotFound(let key, let context): context.codingPath + [key]
    @unknown default: []
    }
  }
}
