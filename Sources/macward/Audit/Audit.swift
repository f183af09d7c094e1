import Foundation
import NavigationGraph
import Reports
import RuleCatalogue

/// Reads, reports and writes one project after another, in several jobs.
struct Audit: Sendable {
  let folder: AuditFolder
  /// How many projects are worked on at a time.
  let jobs: Int
  /// Whether projects that are done already stay as they are.
  let isResumed: Bool
  /// Reads one project.
  let reader: InputReader
  /// Whether reviews get pictures.
  let hasPictures: Bool
  /// Whether each project gets its review as a page, too.
  let hasPages: Bool
  /// The digest of all that a report depends on besides its project.
  let digest: Digest

  /// Works on the projects. However many there are, no more are held than there are jobs.
  func run(_ tasks: [AuditTask], _ progress: AuditProgress) -> [AuditEntry] {
    folder.removeAll(but: Set(tasks.map(\.name)))
    // The largest first, so that no job begins with it when the others are done.
    let order = tasks.sorted { $0.project.documents.count > $1.project.documents.count }
    var reader = reader
    reader.threads = max(1, jobs / max(1, tasks.count))
    let worker = reader
    return inParallel(order.count, threads: jobs) {
      {
        let (entry, isOld) = entry(for: order[$0], worker)
        let outcome = isOld ? "unchanged" : entry.outcome
        progress.finish(order[$0].project.root, outcome, errors: entry.errors)
        return entry
      }
    }
  }

  private func entry(
    for task: AuditTask, _ reader: InputReader
  ) -> (entry: AuditEntry, isOld: Bool) {
    guard !task.project.documents.isEmpty || task.project.kind == .app else {
      let problems = task.project.problems.map { ProblemReport($0) }
      return (AuditEntry(failed: task.row, why: problems), false)
    }
    let inputs = task.inputs(digest)
    if isResumed, let entry = folder.finished(task.name, inputs: inputs) { return (entry, true) }
    guard let builder = task.builder else { return (AuditEntry(failed: task.row, why: []), false) }
    let report = builder.report(on: reader.read(projects: [task.project]))
    return (write(report, of: task, inputs), false)
  }

  private func write(_ report: Report, of task: AuditTask, _ inputs: String) -> AuditEntry {
    var entry = AuditEntry(report, folder: task.row.folder)
    do {
      if report.projects.isEmpty {
        folder.remove(task.name)
      } else {
        let pictures = try hasPictures ? folder.draw(report, of: task.name) : nil
        if pictures == nil { folder.pictures(of: task.name).remove() }
        try folder.write(
          review: try ReportFormat.markdown.render(report, RenderingOptions(pictures: pictures)),
          report: try ReportFormat.json.render(report, RenderingOptions()),
          page: try hasPages ? ReportFormat.html.render(report, RenderingOptions()) : nil,
          of: task.name)
        if hasPages { entry.project?.page = AuditFolder.page(of: task.name) }
      }
      try folder.remember(entry, of: task.name, inputs: inputs)
    } catch {
      folder.remove(task.name)
      entry.project?.failure =
        "\(task.row.folder) cannot be written: check that it is a writable folder, and the disk "
        + "not full."
    }
    return entry
  }
}

extension AuditEntry {
  /// What came of a project, for a line of progress.
  fileprivate var outcome: String {
    guard let project else { return "left out of the advice" }
    if let failure = project.failure { return "error: \(failure)" }
    let counts = project.counts
    return "\(counts.count(.required)) required, \(counts.count(.recommended)) recommended, "
      + "\(counts.count(.consider)) to consider"
  }

  /// What could not be read, as compilers tell it.
  fileprivate var errors: [String] {
    let all = (project?.errors ?? []) + problems.filter { $0.level == .error }
    // The line of progress has told why a project failed.
    return all.filter { $0.message != project?.failure }.map {
      "\($0.file):\($0.line): error: \($0.message)"
    }
  }
}
