import Markup

/// The history in an index as an HTML page.
extension AuditPage {
  /// The tables of the history, or `nil` if there is no history.
  var history: PagePart? {
    guard let runs, !runs.all.isEmpty else { return nil }
    var table = HTMLTable("Open findings of each run", HistoryRuns.columns)
    for run in runs.recent.reversed() { table.add(Self.nodes(run.cells)) }
    var apps = HTMLTable("Open findings of each app, and the change", HistoryRuns.appColumns)
    for app in runs.apps { apps.add(Self.nodes(app.cells)) }
    return part("history", "Over time", [table.node, apps.node])
  }

  private static func nodes(_ cells: [String]) -> [[MarkupNode]] {
    cells.map { $0.isEmpty ? [] : [.text($0)] }
  }
}
