/// Writes a report as JSON: the report's contract.
struct JSONReporter {
  let text: String

  init(_ report: Report) throws {
    text = try jsonText(report)
  }
}
