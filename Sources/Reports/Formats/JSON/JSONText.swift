import Foundation

/// Returns a value as formatted JSON that ends with a line break.
///
/// - Throws: An error of the encoder, which does not occur for reports.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  // Without sorting, the order of keys changes from run to run.
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
