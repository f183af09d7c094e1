import Guidance
import TestSupport
import Testing

@testable import Reports

@Suite struct CitedSourceTests {
  @Test func aReportHasTheSourcesThatItCites() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let source = try #require(report.sources["S2.21"])
    #expect(source.statement == "Every tab can be reached from the View menu")
    #expect(source.note?.hasPrefix("No longer online") == true && source.url != nil)
    #expect(report.sources["HIG:Menus"]?.statement == nil)
    for finding in report.projects[0].recommendations {
      #expect(finding.sources.allSatisfy { report.sources[$0] != nil }, "\(finding.sources)")
    }
  }

  @Test func eachReviewLeadsToThem() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let page = "https://developer.apple.com/design/human-interface-guidelines/menus"
    let markdown = try ReportFormat.markdown.render(report, RenderingOptions())
    #expect(markdown.contains("**HIG: Menus:** Human Interface Guidelines: Menus, 8 June 2026."))
    #expect(markdown.contains("<\(page)>"))
    #expect(markdown.contains("- §21: Every tab can be reached from the View menu"))
    let html = try ReportFormat.html.render(report, RenderingOptions())
    #expect(html.contains("<a href=\"\(page)\" rel=\"noreferrer\">HIG: Menus</a>"))
    let sarif = try ReportFormat.sarif.render(report, RenderingOptions())
    #expect(sarif.contains("\"helpUri\" : \"https://developer.apple.com/design/"))
  }
}
