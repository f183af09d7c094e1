/// The findings that a team knows of and does not want to hear about again.
package struct Baseline: Sendable, Equatable {
  /// The version of the file's form.
  static let version = 1

  /// The keys of the findings.
  var findings: Set<String>

  /// The open findings of a report, known ones included.
  package init(_ report: Report) {
    findings = report.openKeys
  }

  /// Reads a file.
  ///
  /// - Throws: What is wrong with it.
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

  /// How many findings it holds that a report does not.
  package func countOfGone(in report: Report) -> Int {
    findings.subtracting(report.allKeys).count
  }

  /// The file's text: a key on each line, in order, so that differences are easy to read.
  ///
  /// - Throws: What the encoder throws, which cannot happen for a baseline.
  package func text() throws -> String {
    try jsonText(Form(baselineVersion: Self.version, findings: findings.sorted()))
  }
}

/// How a baseline is written.
private struct Form: Codable {
  var baselineVersion: Int
  var findings: [String]
}

/// What tells whether the rest can be read.
private struct VersionPart: Decodable { var baselineVersion: Int? }
