import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports
import Threads

/// Reads projects and writes a report on each, several projects at a time.
struct Audit: Sendable {
  let folder: AuditFolder
  /// The number of projects to process at the same time.
  let jobs: Int
  /// Whether to skip projects whose reports are up to date.
  let isResumed: Bool
  /// Reads a project.
  let reader: InputReader
  /// Whether to write pictures next to each review.
  let hasPictures: Bool
  /// Whether to write each review as HTML, too.
  let hasPages: Bool
  /// The digest of everything other than its project that a report depends on.
  let digest: Digest

  /// Processes the projects. At most `jobs` projects are in memory at the same time.
  func run(_ tasks: [AuditTask], _ progress: AuditProgress) -> [AuditEntry] {
    folder.removeAll(except: Set(tasks.map(\.name)))
    let groups = AuditTask.grouped(tasks)
    var reader = reader
    reader.threads = max(1, jobs / max(1, groups.count))
    let worker = reader
    let entries = inParallel(groups.count, threads: jobs) {
      { self.entries(for: groups[$0], worker, progress) }
    }
    return entries.flatMap { $0 }
  }

  /// Processes projects that may share source files, in order.
  private func entries(
    for tasks: [AuditTask], _ reader: InputReader, _ progress: AuditProgress
  ) -> [AuditEntry] {
    var sources = SourceCache()
    var digests = FileDigests()
    return tasks.map { task in
      let (entry, isOld) = entry(for: task, reader, &sources, &digests)
      let outcome = isOld ? "unchanged" : entry.outcome
      progress.finish(
        AuditedProject.title(ofProject: task.project.name, in: task.project.root), outcome,
        errors: entry.errors)
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
    var input = reader.looking(for: builder.tables).read(projects: [project], keeping: &sources)
    var running = RunningAttachment(builder.configurations, [project])
    running.attach(to: &input.projects)
    let report = builder.report(on: input)
    return (write(report, of: task, inputs), false)
  }

  private func write(_ report: Report, of task: AuditTask, _ inputs: String) -> AuditEntry {
    var entry = AuditEntry(report, folder: task.row.folder)
    // A folder that holds no app after all is not passed over in silence.
    if report.projects.isEmpty, task.project.kind == .folder {
      entry.problems.append(ProblemReport(task.note(Reading.nothing)))
    }
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
        "\(task.row.folder) cannot be written: check that it is a writable folder and that there "
        + "is space left."
    }
    return entry
  }
}

extension AuditEntry {
  /// The result for a project, for the progress display.
  fileprivate var outcome: String {
    guard let project else { return "excluded from the advice" }
    if let failure = project.failure { return "error: \(failure)" }
    let counts = project.counts
    return "\(counts.count(.required)) required, \(counts.count(.recommended)) recommended, "
      + "\(counts.count(.consider)) to consider"
  }

  /// The files that cannot be read, in the format of compiler errors.
  fileprivate var errors: [String] {
    let all = (project?.errors ?? []) + problems.filter { $0.level == .error }
    // The progress display already contains the reason why a project failed.
    return all.filter { $0.message != project?.failure }.map {
      "\($0.file):\($0.line): error: \($0.message)"
    }
  }
}
