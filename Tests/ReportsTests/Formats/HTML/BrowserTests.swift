import Foundation
import TestSupport
import Testing

@testable import Reports

/// Pages in Chromium, if it is installed. `make browser` checks all pages; by default the tests check
/// one page in one size.
@Suite struct BrowserTests {
  @Test(
    .enabled(
      if: chromium != nil,
      "Chromium is missing. Install the package chromium, or set CHROMIUM to its path."))
  func pagesWorkInABrowser() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try page(try Hostile.report().hostileThroughout), to: "Hostile.html")
    if Self.isThorough { try writeSamples(to: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    let output = folder.url.appending(path: "output.txt")
    let status = try await check(
      names.map { folder.url.appending(path: $0).path }, output: output)
    let words = try String(contentsOf: output, encoding: .utf8)
    if Self.isThorough || status == Self.skipped { print(words) }
    #expect(status == 0 || status == Self.skipped, "\(words)")
  }

  /// A page for each sample, one for all of them, and an index.
  private func writeSamples(to folder: TemporaryFolder) throws {
    for sample in Repository.samples {
      try folder.write(try page(try makeReport(onSample: sample)), to: "\(sample).html")
    }
    let samples = Repository.root.appending(path: "Samples").path
    try folder.write(try page(try makeReport(on: [samples])), to: "Samples.html")
    for file in try makeIndexOfSamples().files() where file.name == "index.html" {
      try folder.write(file.text, to: file.name)
    }
  }

  private func page(_ report: Report) throws -> String {
    try ReportFormat.html.render(report, RenderingOptions())
  }

  /// Runs the check without blocking other tests.
  private func check(_ pages: [String], output: URL) async throws -> Int32 {
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = Repository.root.appending(path: "Tests/Browser/check")
    process.arguments = (Self.isThorough ? [] : ["--light"]) + pages
    process.standardOutput = file
    process.standardError = file
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  /// The exit status if Chromium, Python or a package is missing. The output says which.
  private static let skipped: Int32 = 77

  private static let isThorough = ProcessInfo.processInfo.environment["MACWARD_BROWSER"] != nil

  /// The path of the browser: `CHROMIUM`, or the first one in `PATH`.
  private static let chromium: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.flatMap { folder in
      ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" }
    }
    return ([environment["CHROMIUM"]].compactMap { $0 } + paths)
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
