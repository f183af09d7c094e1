import Foundation
import TestSupport
import Testing

@testable import Reports

/// Pages in Chromium, if it is installed. `make browser` checks all pages; by default the tests check
/// two pages in one size.
@Suite struct BrowserTests {
  @Test(.enabled(if: Browser.chromium != nil, Browser.missing))
  func pagesWorkInABrowser() async throws {
    let folder = try TemporaryFolder()
    try folder.write(try page(try Hostile.report().hostileThroughout), to: "Hostile.html")
    try folder.write(
      try page(try makeReportWithPrototype(onSample: "FieldNotes")), to: "FieldNotes.html")
    if Self.isThorough { try writeSamples(to: folder) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    let (status, words) = try await Browser.check(
      (Self.isThorough ? [] : ["--light"]) + names.map { folder.url.appending(path: $0).path },
      in: folder.url)
    if Self.isThorough || status == Browser.skipped { print(words) }
    #expect(status == 0 || status == Browser.skipped, "\(words)")
  }

  /// A page for each sample, one for all of them, and an index.
  private func writeSamples(to folder: TemporaryFolder) throws {
    for sample in Repository.samples {
      try folder.write(
        try page(try makeReportWithPrototype(onSample: sample)), to: "\(sample).html")
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

  private static let isThorough = ProcessInfo.processInfo.environment["MACWARD_BROWSER"] != nil
}
