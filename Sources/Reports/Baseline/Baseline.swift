/// The findings that a team knows and does not want to be reported again.
package struct Baseline: Sendable, Equatable {
  /// The version of the file format.
  static let version = 1

  /// The keys of the findings.
  var findings: Set<String>

  /// The open findings of a report, known ones included.
  package init(_ report: Report) {
    findings = report.openKeys
  }

  /// Reads a file.
  ///
  /// - Throws: An error with the reason why it cannot be read.
  package init(_ input: JSONInput) throws(UnreadableJSON) {
    let version = try input.decoded(as: VersionPart.self).baselineVersion
    guard let version else {
      throw input.unreadable("this is no baseline: write one with --write-baseline")
    }
    guard version == Self.version else {
      throw input.unreadable(
        "this baseline is of version \(version), and this macward reads version \(Self.version): "
          + (version > Self.version ? "use a newer macward" : "write it anew"))
    }
    findings = Set(try input.decoded(as: Form.self).findings)
  }

  /// The number of its findings that are not in a report.
  package func countOfGone(in report: Report) -> Int {
    findings.subtracting(report.allKeys).count
  }

  /// The text of the file, with a sorted key on each line, so that differences are easy to read.
  ///
  /// - Throws: An error of the encoder, which cannot occur for a baseline.
  package func text() throws -> String {
    try jsonText(Form(baselineVersion: Self.version, findings: findings.sorted()))
  }
}

/// The JSON of a baseline.
private struct Form: Codable {
  var baselineVersion: Int
  var findings: [String]
}

/// The part of the file that shows whether the rest can be read.
private struct VersionPart: Decodable { var baselineVersion: Int? }
