@testable import SourceEvidence

/// What the fuzzer tries with bytes that may be source code: whatever they hold, they are parsed.
enum SourceFuzzing {
  private static let scanner = WordScanner(words: InterestingWords.all)

  static func read(_ bytes: [UInt8], as name: String, _ language: Language) {
    bytes.withUnsafeBytes { bytes in
      let file = SourceFile(path: name, name: name)
      var look = SourceReader.Look()
      look.declarations = scanner.scan(bytes, language).declarations
      look.code = SourceReader.parse(bytes, file, language)
      var analysis = SourceAnalysis(files: [file], looks: [look])
      _ = analysis.evidence { files in files.map { _ in nil } }
    }
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
