/// The known findings of a team, which are not reported as new.
package struct Baseline: Sendable, Equatable {
  /// The version of the file format.
  static let version = 1

  /// The keys of the findings.
  var findings: Set<String>

  /// Creates a baseline from the open findings of a report, including known ones.
  package init(_ report: Report) {
    findings = report.openKeys
  }

  /// Reads a baseline.
  ///
  /// - Throws: An error with the reason why the input cannot be read.
  package init(_ input: JSONInput) throws(UnreadableJSON) {
    let version = try input.decoded(as: VersionPart.self).baselineVersion
    guard let version else {
      throw input.unreadable("this is not a baseline: write one with --write-baseline")
    }
    guard version == Self.version else {
      throw input.unreadable(
        "this baseline is of version \(version), and this macward reads version \(Self.version): "
          + (version > Self.version ? "use a newer macward" : "write it again"))
    }
    findings = Set(try input.decoded(as: Form.self).findings)
  }

  /// Returns the number of findings in the baseline that are not in a report.
  package func countOfGone(in report: Report) -> Int {
    findings.subtracting(report.allKeys).count
  }

  /// Returns the text of the file, with sorted keys on separate lines, so that diffs are easy to
  /// read.
  ///
  /// - Throws: An encoding error, which does not occur for a baseline.
  package func text() throws -> String {
    try jsonText(Form(baselineVersion: Self.version, findings: findings.sorted()))
  }
}

/// The JSON structure of a baseline.
private struct Form: Codable {
  var baselineVersion: Int
  var findings: [String]
}

/// The version in the file, which determines whether the rest can be read.
private struct VersionPart: Decodable { var baselineVersion: Int? }
