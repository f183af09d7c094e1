import ArgumentParser
import Foundation
import PageServer
import Reports
import Synchronization

/// The command `macward serve`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the review in a browser, and keeps it up to date.",
    discussion: """
      macward serves the HTML review on this machine only, at an address that it prints. The page \
      reloads after a file of the project or .macward.yml has changed. Answers and decisions are \
      saved in .macward.yml after the page has asked, and nothing else is written. ⌃C ends the \
      server.

      EXAMPLES
        macward serve MyApp
        macward serve MyApp --port 8000
      """)

  @Argument(
    help: "The projects, folders or documents to read; by default the current folder.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(name: .long, help: "The port; 0 is any free one.")
  var port: UInt16 = 0

  @OptionGroup(title: "Documents") var filter: FilterOptions
  @OptionGroup(title: "Reading") var files: ReadingOptions
  @OptionGroup(title: "Advice") var targets: TargetOptions
  @OptionGroup(title: "Advice") var platform: PlatformOptions
  @OptionGroup(title: "Guidance") var guidance: GuidanceOptions

  func run() throws {
    let review = try ServedReview(
      of: paths, make: { try report() }, render: { try page($0) })
    let server = PageServer(page: { await review.page }) { change throws(PageServer.Refusal) in
      try await review.save(change)
    }
    try waiting {
      async let watching: Void = Self.watch(review)
      try await server.run(port: port) { address in
        try? StandardStreams.current.write(address + "\n", to: .output)
      }
      try await watching
    }
  }

  private static func watch(_ review: ServedReview) async throws {
    while true {
      try await Task.sleep(for: .seconds(1))
      await review.refresh()
    }
  }

  private func report() throws -> Report {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let reading = try Reading(
      paths, with: files.reader(threads: threads), filter: filter, for: (guidance, targets))
    return try reading.report(
      guidance, for: targets, platform: platform.platform, threads: threads,
      with: [.maps, .scaffold, .prototype])
  }

  private func page(_ report: Report) throws -> String {
    var options = RenderingOptions()
    (options.paths, options.base) = (paths, ReportCommand.base(of: paths))
    options.isServed = true
    return try ReportFormat.html.render(report, options)
  }

  /// Runs a task to its end.
  ///
  /// - Throws: The error of the task.
  private func waiting(_ body: @escaping @Sendable () async throws -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    let result = Mutex<Result<Void, any Error>>(.success(()))
    Task {
      do { try await body() } catch { result.withLock { $0 = .failure(error) } }
      done.signal()
    }
    done.wait()
    do {
      try result.withLock { try $0.get() }
    } catch {
      throw failure("the page cannot be served at port \(port): \(error)")
    }
  }
}
