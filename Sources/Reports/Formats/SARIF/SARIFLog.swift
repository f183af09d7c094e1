import Markup

/// A log in the Static Analysis Results Interchange Format (SARIF), version 2.1.0, with the
/// properties that a report uses.
struct SARIFLog: Encodable {
  var schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  private enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
}

/// The results of a run.
struct SARIFRun: Encodable {
  /// The tool and its rules.
  struct Tool: Encodable {
    struct Driver: Encodable {
      var name: String
      var version: String
      var rules: [SARIFRule]
    }

    var driver: Driver
  }

  /// The invocation.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [SARIFNotification]
  }

  /// The description of a base folder. Its path is left out because it depends on the machine.
  struct Base: Encodable { var description: SARIFText }

  var tool: Tool
  var invocations: [Invocation]
  var originalUriBaseIds: [String: Base]
  /// The unit of columns. The log contains none, but readers expect this property.
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]
}

/// A file that could not be read or was excluded.
struct SARIFNotification: Encodable {
  var level: String
  var message: SARIFText
  var locations: [SARIFLocation]

  init(_ finding: Finding) {
    level = finding.level.rawValue
    message = SARIFText(harmless(finding.message))
    locations = [SARIFLocation(finding)]
  }
}
