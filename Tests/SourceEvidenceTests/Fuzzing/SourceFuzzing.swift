@testable import SourceEvidence

/// What the fuzzer tries with bytes that may be source code: whatever they hold, they are parsed.
enum SourceFuzzing {
  static func read(_ bytes: [UInt8], as name: String, _ language: SourceLanguage) {
    let code = bytes.withUnsafeBytes { SourceReader.parse($0, name: name, language) }
    _ = SourceAnalysis([.code(code)], BuildContext(), NoResources()).evidence()
  }
}

/// What the fuzzer tries with bytes that may be Objective-C.
enum ObjectiveCFuzzing {
  /// Reads bytes.
  static func read(_ bytes: [UInt8]) { SourceFuzzing.read(bytes, as: "Fuzzed.m", .objectiveC) }
}

/// What the fuzzer tries with bytes that may be Swift.
enum SwiftFuzzing {
  /// Reads bytes.
  static func read(_ bytes: [UInt8]) { SourceFuzzing.read(bytes, as: "Fuzzed.swift", .swift) }
}
