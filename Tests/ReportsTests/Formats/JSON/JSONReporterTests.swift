import Foundation
import NavigationGraph
import Projects
import TestSupport
import Testing

@testable import Reports

@Suite struct JSONReporterTests {
  @Test(arguments: [[], ["DeepTabs"], ["DeepTabs", "Couch", "Workshop"]], [1, 3])
  func projectsStandWhereAnEncoderPutsThem(samples: [String], threads: Int) throws {
    let paths = samples.map { Repository.sample($0) }
    let report = try makeReport(on: paths)
    #expect(report.projects.count == samples.count)
    #expect(try JSONReporter(report, threads: threads).text == jsonText(report))
  }
}
