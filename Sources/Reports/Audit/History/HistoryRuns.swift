import Guidance

/// The runs of a history, the oldest first, with the totals of their apps.
struct HistoryRuns {
  /// A run with its totals.
  struct Run {
    /// The day.
    var date: String
    /// The revision, if one was named.
    var revision: String?
    /// The number of apps.
    var apps = 0
    /// The open findings of all apps.
    var open = OpenFindings()
    /// The size of all plans.
    var plan = AuditedPlan()
  }

  /// An app with its entries, the oldest first.
  struct App {
    /// The title.
    var title: String
    /// The entries. There is at least one.
    var entries: [HistoryEntry]
  }

  /// The runs, the oldest first.
  private(set) var all: [Run] = []
  /// The apps by title.
  let apps: [App]

  /// Groups a history.
  init(_ history: History) {
    // The index makes the sort stable: runs of one day stay in the order of the file.
    let sorted = history.entries.enumerated().sorted {
      ($0.element.run.date, $0.offset) < ($1.element.run.date, $1.offset)
    }.map(\.element)
    apps = Dictionary(grouping: sorted, by: \.title).map { App(title: $0.key, entries: $0.value) }
      .sorted { $0.title < $1.title }
    for entry in sorted { add(entry) }
  }

  /// The most recent runs, the oldest of them first.
  var recent: ArraySlice<Run> { all.suffix(Self.mostShown) }

  /// The number of runs that a table shows.
  static let mostShown = 30

  private mutating func add(_ entry: HistoryEntry) {
    let isSame = { (run: Run) in
      run.date == entry.run.date && run.revision == entry.run.revision
    }
    let index = all.firstIndex(where: isSame) ?? all.endIndex
    if index == all.endIndex {
      all.append(Run(date: entry.run.date, revision: entry.run.revision))
    }
    all[index].apps += 1
    all[index].open += entry.open
    all[index].plan += entry.plan
  }
}

extension HistoryRuns.Run {
  /// The beginning of the revision, which identifies a commit.
  var shortRevision: String { String((revision ?? "").prefix(10)) }

  /// The cells of a table, as `HistoryRuns.columns` names them.
  var cells: [String] {
    [
      date, shortRevision, "\(apps)", "\(open.required)", "\(open.recommended)",
      "\(open.consider)", "\(plan.tasks)", plan.words,
    ]
  }
}

extension HistoryRuns {
  /// The columns of the table of runs.
  static let columns = [
    "Run", "Revision", "Apps", "Required", "Recommended", "Consider", "Tasks", "Effort",
  ]

  /// The columns of the table of apps.
  static let appColumns = ["App", "Since", "Required", "Recommended", "Consider", "Effort"]
}

extension HistoryRuns.App {
  /// The cells of a table: what is open, with the change since the first run.
  var cells: [String] {
    guard let first = entries.first, let last = entries.last else { return [] }
    let counts = Severity.allCases.reversed().map { severity in
      Self.change(from: first.open[severity], to: last.open[severity])
    }
    return [title, first.run.date] + counts + [last.plan.words]
  }

  private static func change(from old: Int, to new: Int) -> String {
    old == new ? "\(new)" : "\(new) (\(new > old ? "+" : "−")\(abs(new - old)))"
  }
}
