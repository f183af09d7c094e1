import Markup

/// A log in the Static Analysis Results Interchange Format, version 2.1.0: the parts of it that a
/// report fills.
struct SARIFLog: Encodable {
  var schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  var version = "2.1.0"
  var runs: [SARIFRun]

  private enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }
}

/// What one run found.
struct SARIFRun: Encodable {
  /// What ran, with its rules.
  struct Tool: Encodable {
    struct Driver: Encodable {
      var name: String
      var version: String
      var rules: [SARIFRule]
    }

    var driver: Driver
  }

  /// How the run went.
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [SARIFNotification]
  }

  /// What a name for a folder means. Where the folder is depends on the machine, so it is left out.
  struct Base: Encodable { var description: SARIFText }

  var tool: Tool
  var invocations: [Invocation]
  var originalUriBaseIds: [String: Base]
  /// There are no columns, and readers want to know how they are counted.
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]
}

/// What could not be read, or was left out.
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
