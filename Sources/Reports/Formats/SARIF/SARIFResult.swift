import Markup

/// A finding.
struct SARIFResult: Encodable {
  var ruleId: String
  /// The index of the rule in the run.
  var ruleIndex: Int?
  var level: String
  var message: SARIFText
  var locations: [SARIFLocation]
  /// The fingerprints that identify the finding in other runs.
  var partialFingerprints: [String: String]
  /// The state relative to the baseline, if there is one.
  var baselineState: Finding.BaselineState?
  /// The reasons for suppressing the finding.
  var suppressions: [SARIFSuppression]?

  init(_ finding: Finding, ruleIndex: Int?) {
    ruleId = finding.rule
    self.ruleIndex = ruleIndex
    level = finding.level.rawValue
    // The advice is part of the rule.
    message = SARIFText(harmless(finding.message))
    locations = [SARIFLocation(finding)]
    partialFingerprints = finding.object.map { ["ruleFileObject/v1": $0.fingerprint] } ?? [:]
    baselineState = finding.baselineState
  }
}

/// A decision to suppress a finding that is not recorded in the source code.
struct SARIFSuppression: Encodable {
  var kind = "external"
  var status = "accepted"
  /// The author of the decision, and the reason.
  var justification: String
}

/// A location.
struct SARIFLocation: Encodable {
  /// A line of a file. The column is unknown, so it is left out.
  struct Physical: Encodable {
    struct Artifact: Encodable {
      var uri: String
      var uriBaseId = SARIFLocation.base
    }
    struct Region: Encodable { var startLine: Int }

    var artifactLocation: Artifact
    var region: Region
  }

  /// An Interface Builder object, or the project.
  struct Logical: Encodable {
    var name: String
    var kind: String
  }

  /// The conventional name of the folder that paths are relative to, as on GitHub.
  static let base = "%SRCROOT%"

  var physicalLocation: Physical
  var logicalLocations: [Logical]?

  init(_ finding: Finding) {
    physicalLocation = Physical(
      artifactLocation: .init(uri: percentEncoded(finding.place.path)),
      region: .init(startLine: finding.place.line))
    logicalLocations = finding.object.map { [Logical(name: $0.id, kind: $0.kind)] }
  }
}
