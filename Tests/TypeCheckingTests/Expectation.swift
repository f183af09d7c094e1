import TestSupport
import Testing

/// A diagnostic that a file of `Tests/TypeChecking/Negative` must cause. Comments at the start of the
/// file say it: `// error on catalyst: text` or `// error with SIL on catalyst: text`.
struct Expectation: CustomTestStringConvertible, Sendable {
  var file: String
  var source: String
  var platform: ApplePlatform
  var needsSIL: Bool

  /// `error` or `warning`.
  var kind: String

  /// A part of the text.
  var text: String

  var testDescription: String { "\(file) on \(platform.rawValue): \(text)" }

  static var all: [Expectation] {
    get throws {
      try Sources.files(in: "Negative").sorted { $0.key < $1.key }
        .flatMap { file, source in
          source.matches(of: /\/\/ (error|warning)( with SIL)? on ([a-z]+): (.*)/).compactMap {
            match in
            ApplePlatform(rawValue: String(match.3)).map { platform in
              Expectation(
                file: file, source: source, platform: platform, needsSIL: match.2 != nil,
                kind: "\(match.1)",
                text: "\(match.4)")
            }
          }
        }
    }
  }

  func isMet(by diagnostic: String) -> Bool {
    diagnostic.contains(": \(kind): ") && diagnostic.contains(text)
  }

  func check() async throws -> [String] {
    let target = platform == .macos ? "12.0" : "15.0"
    return try await TypeChecker.check(
      files: [file: source], platform: platform, deploymentTarget: target, sil: needsSIL)
  }
}
