import Foundation

/// A value as JSON that people can read as well.
///
/// - Throws: What the encoder throws, which cannot happen for what reports are made of.
package func jsonText(_ value: some Encodable) throws -> String {
  String(decoding: try jsonBytes(value), as: UTF8.self) + "\n"
}

/// The bytes of a value as JSON, which do not end the last line.
func jsonBytes(_ value: some Encodable) throws -> [UInt8] {
  let encoder = JSONEncoder()
  // Sorted, since the order of keys would otherwise change from run to run.
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return Array(try encoder.encode(value))
}
