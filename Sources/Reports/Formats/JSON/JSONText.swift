import Foundation

/// Returns a value as formatted JSON that ends with a line break.
///
/// - Throws: An encoding error, which does not occur for reports.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  // Unsorted keys would change their order from run to run.
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
