/// The JSON schemas of what macward writes.
package enum ReportSchema: String, Sendable, CaseIterable {
  case report, tasks, check, comparison, map, index

  /// The schema.
  package var text: String {
    switch self {
    case .report: EmbeddedText.reportschemaJSON
    case .tasks: EmbeddedText.tasksschemaJSON
    case .check: EmbeddedText.checkschemaJSON
    case .comparison: EmbeddedText.comparisonschemaJSON
    case .map: EmbeddedText.mapschemaJSON
    case .index: EmbeddedText.indexschemaJSON
    }
  }
}
