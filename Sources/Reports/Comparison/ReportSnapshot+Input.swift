extension ReportSnapshot {
  /// Reads a report.
  ///
  /// - Throws: An error with the reason why the input cannot be read.
  package init(_ input: JSONInput) throws(UnreadableJSON) {
    let head = try input.decoded(as: Head.self)
    guard let version = head.schemaVersion, head.tool?.name == "macward", head.isReport else {
      throw input.unreadable(
        "this is not a report: write one with `macward report --format json`")
    }
    guard version == Report.schemaVersion else {
      throw input.unreadable(
        "this report is of schema version \(version), and this macward reads version "
          + "\(Report.schemaVersion): write it again")
    }
    self = try input.decoded(as: Self.self)
  }
}

/// The part of the file that determines whether the rest can be read.
private struct Head: Decodable {
  struct Tool: Decodable { var name: String? }

  var schemaVersion: Int?
  var tool: Tool?
  /// Whether the file contains keys that only reports have.
  var isReport: Bool

  private enum CodingKeys: String, CodingKey { case schemaVersion, tool, statistics }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try? container.decode(Int.self, forKey: .schemaVersion)
    tool = try? container.decode(Tool.self, forKey: .tool)
    isReport = container.contains(.statistics)
  }
}
