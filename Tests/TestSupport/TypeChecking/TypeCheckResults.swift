import Foundation

/// What the result of a type check depends on, besides the compiled modules.
struct TypeCheckKey: Codable, Hashable, Sendable {
  /// The files' names and texts.
  var files: [String: String]
  var script: TypeCheckScript
}

/// The diagnostics of type checks, by what was checked.
///
/// Each is computed once, in this process and in later ones that use the same compiled modules.
actor TypeCheckResults {
  static let shared = TypeCheckResults()

  private var checks: [TypeCheckKey: Task<[String], any Error>] = [:]

  /// Returns the diagnostics of a check.
  ///
  /// - Parameters:
  ///   - key: What is checked.
  ///   - modules: The folder of the compiled modules, in which results are kept.
  ///   - check: Computes the diagnostics.
  /// - Returns: The errors and warnings.
  /// - Throws: The error of the check.
  func result(
    of key: TypeCheckKey, below modules: String,
    _ check: @escaping @Sendable () async throws -> [String]
  ) async throws -> [String] {
    let known = checks[key] ?? Task { try await Self.kept(key, below: modules, check) }
    checks[key] = known
    return try await known.value
  }

  /// A result in a file.
  private struct Entry: Codable {
    var key: TypeCheckKey
    var diagnostics: [String]
  }

  private static func kept(
    _ key: TypeCheckKey, below modules: String, _ check: @Sendable () async throws -> [String]
  ) async throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let name = hash(try encoder.encode(key))
    let file = URL(filePath: modules).appending(path: "results/\(name).json")
    // Two keys may have one hash.
    if let data = try? Data(contentsOf: file),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
    {
      return entry.diagnostics
    }
    let entry = Entry(key: key, diagnostics: try await check())
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? encoder.encode(entry).write(to: file, options: .atomic)
    return entry.diagnostics
  }

  /// Returns the FNV-1a hash of bytes, in hexadecimal digits.
  private static func hash(_ data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
