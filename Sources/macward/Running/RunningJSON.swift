import FileReading
import Foundation
import RunningEvidence

/// The screens of running apps, as JSON.
struct RunningJSON {
  private let input: RunningInput

  init(_ input: RunningInput) { self.input = input }

  /// Returns the document, which ends with a line break.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(RunningJSONDocument(input))
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The whole document.
private struct RunningJSONDocument: Encodable {
  let schemaVersion = 1
  let files: [RunningJSONFile]
  let controllers: [RunningJSONController]
  let elements: [RunningJSONElement]
  let summary: RunningJSONSummary

  init(_ input: RunningInput) {
    files = input.files.map { RunningJSONFile($0) }
    controllers = input.dump.controllers.map { RunningJSONController($0) }
    elements = input.dump.elements.map { RunningJSONElement($0) }
    summary = RunningJSONSummary(RunningSummary(input.dump))
  }
}
