import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The handout, which is two printed pages for each app.
@Suite struct HandoutTests {
  private func handout(_ report: Report, as format: ReportFormat = .html) throws -> String {
    var options = RenderingOptions()
    options.sections = [.handout]
    return try format.render(report, options)
  }

  @Test(arguments: Repository.samples)
  func hasWhatThereIsToDecide(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let read = try #require(ReadPage(try handout(report)))
    #expect(read.all("handout-page").count == 2)
    #expect(read.all("filters").isEmpty && read.elements.allSatisfy { $0.name != "form" })
    let pages = read.all("handout-page").map(\.text)
    let project = report.projects[0]
    for demand in project.required.prefix(6) { #expect(pages[1].contains(demand.finding.title)) }
    let first = project.questions.max { $0.weight < $1.weight }
    let isForMeeting = first.map { $0.weight >= QuestionReport.weightOfOutcome } ?? false
    #expect(first.map { pages[0].contains($0.text.prefix(60)) == isForMeeting } ?? true)
  }

  @Test func isPartOfNoOtherReview() throws {
    let report = try makeReport(onSample: "FieldNotes")
    let page = try ReportFormat.html.render(report, RenderingOptions())
    #expect(!page.contains("id=\"p1-handout\""))
    #expect(try handout(report, as: .markdown).contains("### To decide"))
  }

  @Test func longTextsAreShortened() throws {
    let report = try Hostile.report().hostileThroughout
    let read = try #require(ReadPage(try handout(report)))
    #expect(read.all("handout-page").allSatisfy { $0.text.count < 6000 })
  }

  @Test(.enabled(if: Browser.chromium != nil, Browser.missing))
  func isTwoPagesOnAnyPaper() async throws {
    let folder = try TemporaryFolder()
    for sample in Repository.samples {
      let report = try makeReport(onSample: sample)
      try folder.write(try handout(report), to: "\(sample).html")
    }
    let pages = folder.names().map { folder.path + "/" + $0 }
    let (status, output) = try await Browser.check(["--pages", "2"] + pages, in: folder.url)
    if status == Browser.skipped { print(output) }
    #expect(status == 0 || status == Browser.skipped, "\(output)")
  }
}
