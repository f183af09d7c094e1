import Guidance
import YAMLReading

/// What the fuzzer tries with bytes that may be a file of a folder of rules.
enum RuleFuzzing {
  /// Reads bytes as each kind of file.
  static func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self),
      let file = try? CatalogFile("fuzzed.yml", text: text)
    else { return }
    _ = try? file.read(Rule.self)
    _ = try? file.read(DecisionProcedure.self)
    _ = try? file.read(Equivalent.self)
    _ = try? file.read(Shortcuts.self)
    _ = try? file.read(Words.self)
    _ = try? file.read(Statements.self)
    _ = YAMLNode(embedded: text).embedded
  }
}

/// What the fuzzer tries with bytes that may be a `.macward.yml`.
enum ConfigurationFuzzing {
  /// Reads bytes, and asks what is said about a folder below.
  static func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    _ = try? Configuration("/nowhere/.macward.yml", text: text).relative(to: "App/Sub")
  }
}
