import Foundation

/// Writes a report as JSON: the report's contract.
struct JSONReporter {
  let text: String

  init(_ report: Report) throws {
    let encoder = JSONEncoder()
    // Sorted, since the order of keys would otherwise change from run to run.
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
