import Foundation
import NavigationGraph
import Projects
import Testing

@testable import Reports

@Suite struct JSONReporterTests {
  @Test(arguments: [[], ["DeepTabs"], ["DeepTabs", "Couch", "Workshop"]], [1, 3])
  func projectsStandWhereAnEncoderPutsThem(samples: [String], threads: Int) throws {
    let paths = samples.map { Repository.root.appending(path: "Samples/\($0)").path }
    let report = try makeReport(on: paths)
    #expect(report.projects.count == samples.count)
    #expect(try JSONReporter(report, threads: threads).text == jsonText(report))
  }
}
