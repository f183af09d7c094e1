import Foundation

/// A value as JSON that people can read as well.
///
/// - Throws: What the encoder throws, which cannot happen for what reports are made of.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  // Sorted, since the order of keys would otherwise change from run to run.
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
