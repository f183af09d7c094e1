import Foundation
import Guidance
import NavigationGraph
import Projects
import Reports
import Threads

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
    let groups = AuditTask.grouped(tasks)
    var reader = reader
    reader.threads = max(1, jobs / max(1, groups.count))
    let worker = reader
    let entries = inParallel(groups.count, threads: jobs) {
      { self.entries(for: groups[$0], worker, progress) }
    }
    return entries.flatMap { $0 }
  }

  /// Works on projects that may have source code in common, one after another.
  private func entries(
    for tasks: [AuditTask], _ reader: InputReader, _ progress: AuditProgress
  ) -> [AuditEntry] {
    var sources = SourceCache()
    var digests = FileDigests()
    return tasks.map { task in
      let (entry, isOld) = entry(for: task, reader, &sources, &digests)
      let outcome = isOld ? "unchanged" : entry.outcome
      progress.finish(task.project.root, outcome, errors: entry.errors)
      return entry
    }
  }

  private func entry(
    for task: AuditTask, _ reader: InputReader, _ sources: inout SourceCache,
    _ digests: inout FileDigests
  ) -> (entry: AuditEntry, isOld: Bool) {
    let project = task.project
    guard !project.documents.isEmpty || project.kind == .app || project.isSourceAlone else {
      let problems = task.project.problems.map { ProblemReport($0) }
      return (AuditEntry(failed: task.row, why: problems), false)
    }
    let inputs = task.inputs(digest, &digests)
    if isResumed, let entry = folder.finished(task.name, inputs: inputs) { return (entry, true) }
    guard let builder = task.builder else { return (AuditEntry(failed: task.row, why: []), false) }
    let report = builder.report(on: reader.read(projects: [project], keeping: &sources))
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
