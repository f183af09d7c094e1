import AgentServer
import ArgumentParser
import FileReading
import Foundation
import Guidance
import MigrationStrategy
import Projects
import Reports
import Synchronization

/// The projects that an agent asks about. What was read is kept until a file changes, so that only changed
/// source files are read again.
final class AgentProjects: Sendable {
  /// A project, or a folder of some, and what is known about it.
  struct Known: Sendable {
    var path: String
    var state: FolderState
    var sources: SourceCache
    var reading: Reading
    var strategies: [Strategy]
    var report: Report
    var tasks: TaskList
    /// The name by which `check` can refer to the report.
    var handle: String

    var catalog: Catalog { strategies[0].catalog }
    var base: String { ReportCommand.base(of: [path]) }
  }

  private let options: AgentOptions
  private let known = Mutex<[String: Known]>([:])
  private let past = Mutex<[(handle: String, findings: PastFindings)]>([])
  private let count = Mutex(0)

  init(_ options: AgentOptions) { self.options = options }

  /// Returns what is known about a path, after reading what has changed.
  ///
  /// - Throws: A failure with what is wrong, or a cancellation.
  func known(_ path: String, for targets: String? = nil, _ call: Call) throws -> Known {
    guard FileManager.default.fileExists(atPath: path) else {
      throw AgentFailure("\(path): no such file or folder; check the spelling.")
    }
    let key = "\(path)\n\(targets ?? "")"
    try call.begin(1, of: Self.steps, "Looking for changes")
    let old = known.withLock { $0[key] }
    let state = FolderState(of: [path])
    if let old, old.state == state { return old }
    let new = try read(path, for: targets, state, after: old, call)
    known.withLock { all in
      if all.count >= Self.most { all = [:] }
      all[key] = new
    }
    return new
  }

  private static let steps = 4
  /// The maximum number of paths to keep.
  private static let most = 4
  /// The maximum number of reports to compare with.
  private static let mostReports = 50

  private func read(
    _ path: String, for targets: String?, _ state: FolderState, after old: Known?, _ call: Call
  ) throws -> Known {
    try call.begin(2, of: Self.steps, "Reading files")
    var sources = old?.sources ?? SourceCache()
    sources.keepsAll = true
    let changes = old.map { state.changes(since: $0.state) } ?? []
    // What the team writes changes nothing about the code.
    if !changes.allSatisfy({ $0.hasSuffix(Configuration.fileName) }) { sources.forget(changes) }
    return try Self.collectingErrors {
      let targets = try TargetOptions.parse(targets.map { ["--for", $0] } ?? [])
      let threads = ProcessInfo.processInfo.activeProcessorCount
      let reading = try Reading(
        [path], with: options.files.reader(threads: threads), isQuiet: true, filter: nil,
        for: (options.guidance, targets), keeping: &sources)
      try call.begin(3, of: Self.steps, "Judging")
      let strategies = try reading.strategies(
        options.guidance, for: targets, platform: options.platform.platform)
      let report = try reading.report(
        options.guidance, for: targets, platform: options.platform.platform, threads: threads,
        with: [.scaffold, .ruledOut])
      try call.begin(4, of: Self.steps, "Writing")
      var builder = TaskListBuilder(
        report, strategies[0].catalog, below: ReportCommand.base(of: [path]))
      return Known(
        path: path, state: state, sources: sources, reading: reading, strategies: strategies,
        report: report, tasks: builder.tasks(), handle: remember(report))
    }
  }

  private func remember(_ report: Report) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    let handle = "report-\(number)"
    past.withLock { past in
      past.append((handle, PastFindings(report)))
      if past.count > Self.mostReports { past.removeFirst() }
    }
    return handle
  }

  /// Returns the findings of an earlier answer.
  func findings(of handle: String) -> PastFindings? {
    past.withLock { $0.first { $0.handle == handle }?.findings }
  }

  /// Returns the path that was asked about last.
  var lastPaths: [Known] { known.withLock { Array($0.values) } }

  /// Returns the result of a function, whose messages become those of a failure.
  static func collectingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    let kept = KeptStreams(input: "")
    do {
      return try StandardStreams.$current.withValue(StandardStreams(kept)) { try body() }
    } catch let code as ExitCode {
      let text = kept.text(of: .errors).split(separator: "\n").joined(separator: "\n")
      throw AgentFailure(text.isEmpty ? "macward failed with status \(code.rawValue)." : text)
    } catch let error where !(error is Cancelled) && !(error is AgentFailure) {
      throw AgentFailure(Macward.message(for: error))
    }
  }
}

/// What is wrong, in words.
struct AgentFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The options of a server for agents.
struct AgentOptions: Sendable {
  var files: ReadingOptions
  var platform: PlatformOptions
  var guidance: GuidanceOptions
}
