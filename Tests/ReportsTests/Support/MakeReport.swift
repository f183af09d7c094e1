import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Synchronization
import TestSupport

@testable import Reports

/// The report on paths, as the command makes it.
func makeReport(
  on paths: [String], platform: PlatformChoice? = nil, edition: Edition = .current,
  language: Language? = nil, threads: Int = 2, with extras: ReportExtras = []
) throws -> Report {
  let strategy = Strategy(try Catalog.builtIn(), edition: edition, platform: platform)
  let input = InputReader(threads: threads, language: language).read(paths)
  var builder = ReportBuilder([strategy], version: "0.0.0", threads: threads)
  builder.extras.formUnion(extras.union(.scaffold))
  return builder.report(on: input)
}

/// The report on one sample, with its working picture.
func makeReportWithPrototype(onSample name: String) throws -> Report {
  try SampleReports.shared.report(name, "prototype") {
    try makeReport(on: [Repository.sample(name)], with: .prototype)
  }
}

/// The report on one sample.
func makeReport(
  onSample name: String, platform: PlatformChoice? = nil, edition: Edition = .current
) throws -> Report {
  let variant = "\(platform.map { "\($0)" } ?? "") \(edition)"
  return try SampleReports.shared.report(name, variant) {
    try makeReport(on: [Repository.sample(name)], platform: platform, edition: edition)
  }
}

/// The report on the folder of all samples.
func makeReportOnAllSamples(threads: Int) throws -> Report {
  try SampleReports.shared.report(".", "\(threads) threads") {
    try makeReport(on: [Repository.root.appending(path: "Samples").path], threads: threads)
  }
}

/// The report on one sample for all targets.
func makeReportForAllTargets(onSample name: String) throws -> Report {
  try SampleReports.shared.report(name, "all targets") { try newReportForAllTargets(on: name) }
}

/// The reports on samples, each made once: many tests look at the same ones.
private final class SampleReports: Sendable {
  static let shared = SampleReports()

  private let reports = Mutex<[String: Report]>([:])

  func report(
    _ sample: String, _ variant: String, _ make: () throws -> Report
  ) rethrows -> Report {
    let key = "\(sample) \(variant)"
    if let known = reports.withLock({ $0[key] }) { return known }
    let report = try make()
    return reports.withLock { reports in
      reports[key] = report
      return report
    }
  }
}

private func newReportForAllTargets(on name: String) throws -> Report {
  let library = try CatalogLibrary.builtIn()
  let catalogs = try library.allCatalogs()
  let reader = InputReader(threads: 2).looking(for: catalogs.compactMap(\.unavailable))
  var builder = ReportBuilder(catalogs.map { Strategy($0) }, version: "0.0.0", threads: 2)
  builder.extras.insert(.scaffold)
  return builder.report(on: reader.read([Repository.sample(name)]))
}

/// The report on one sample, with what a team says beside it.
func makeReport(onSample name: String, team: String) throws -> Report {
  let folder = Repository.sample(name)
  let input = InputReader(threads: 2).read([folder])
  var configurations = Configurations()
  configurations.add(try Configuration(".macward.yml", text: team), for: folder)
  return ReportBuilder(
    [Strategy(try Catalog.builtIn())], version: "0.0.0", threads: 2, configurations: configurations
  ).report(on: input)
}
