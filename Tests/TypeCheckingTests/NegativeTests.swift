import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
struct NegativeTests {
  @Test(arguments: try Expectation.all.filter { !$0.needsSIL })
  func `A mistake is found`(expectation: Expectation) async throws {
    let found = try await expectation.check()
    #expect(found.contains { $0.contains(expectation.text) }, "\(found)")
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["MACWARD_TYPE_CHECK"] != nil,
      "It takes minutes: set MACWARD_TYPE_CHECK to run it."),
    arguments: try Expectation.all.filter(\.needsSIL))
  func `A mistake in the flow of values is found`(expectation: Expectation) async throws {
    let found = try await expectation.check()
    #expect(found.contains { $0.contains(expectation.text) }, "\(found)")
  }
}

/// A diagnostic that a file of `Tests/TypeChecking/Negative` must cause. Comments at the start of the
/// file say it: `// error on catalyst: text` or `// error with SIL on catalyst: text`.
struct Expectation: CustomTestStringConvertible, Sendable {
  var file: String
  var source: String
  var platform: ApplePlatform
  var needsSIL: Bool

  /// The kind of diagnostic and a part of its text.
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
                text: "\(match.4)")
            }
          }
        }
    }
  }

  func check() async throws -> [String] {
    let target = platform == .macos ? "12.0" : "15.0"
    return try await TypeChecker.check(
      files: [file: source], platform: platform, deploymentTarget: target, sil: needsSIL)
  }
}
