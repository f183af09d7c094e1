/// The history in an index in Markdown.
extension AuditMarkdown {
  /// The tables of the history.
  var history: String {
    guard let runs, !runs.all.isEmpty else { return "" }
    return ["## Over time", historyTable(runs), appTable(runs)].joined(separator: "\n\n")
  }

  /// The runs, the most recent one first.
  private func historyTable(_ runs: HistoryRuns) -> String {
    var table = MarkdownTable(HistoryRuns.columns)
    for run in runs.recent.reversed() { table.add(run.cells.map { markdown($0) }) }
    return table.text
  }

  private func appTable(_ runs: HistoryRuns) -> String {
    var table = MarkdownTable(HistoryRuns.appColumns)
    for app in runs.apps { table.add(app.cells.map { markdown($0) }) }
    return table.text
  }
}
