import Foundation
import TestSupport
import Testing

@testable import Drawings
@testable import Reports

@Suite struct HTMLMapTests {
  private func page(_ report: Report, _ sections: Set<ReviewSection>? = nil) throws -> ReadPage {
    var options = RenderingOptions()
    if let sections { options.sections = sections }
    return try #require(ReadPage(try ReportFormat.html.render(report, options)))
  }

  @Test(arguments: Repository.samples)
  func aPageShowsEveryMap(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let sheets = try #require(report.projects[0].map).sheets
    let read = try page(report)
    #expect(read.all("sheet").count == sheets.count)
    #expect(read.all("node").count == sheets.flatMap(\.groups).flatMap(\.nodes).count)
    for (sheet, view) in zip(sheets, read.all("sheet")) {
      let letters = { (text: String) in text.filter { !$0.isWhitespace } }
      for text in sheet.groups.flatMap(\.nodes).flatMap(\.text) {
        #expect(letters(view.text).contains(letters(text)), "\(text)")
      }
      for label in sheet.lines.compactMap(\.label) { #expect(view.text.contains(label)) }
    }
  }

  @Test func structuresLeadToTheirSections() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let links = try page(report).elements.filter { $0.name == "a" && $0.attributes["class"] == nil }
    let name = "▶ Tab Bar Controller"
    #expect(links.contains { $0.text.hasPrefix(name) && $0.attributes["href"] == "#p1-s1" })
    let alone = try page(report, [.map]).elements
    #expect(!alone.contains { $0.attributes["href"]?.hasPrefix("#p1-s") == true })
    #expect(alone.contains { $0.name == "svg" })
  }

  @Test func aReviewWithoutTheMapHasNone() throws {
    let report = try makeReport(onSample: "DeepTabs")
    #expect(try page(report, [.overview]).all("sheet").isEmpty)
  }

  @Test func aLargeProjectHasAChoiceOfMaps() throws {
    let folder = try TemporaryFolder()
    let leaves = (1..<90).map { "s\($0)" }
    let scenes =
      [SceneSketch.screen("s0").titled("Start").adding(leaves.map { .show($0) })]
      + leaves.map { SceneSketch.screen($0).titled("Leaf \($0)") }
    try folder.write(storyboard(initial: "s0", scenes), to: "App/Main.storyboard")
    let report = try makeReport(on: [folder.url.appending(path: "App").path])
    let count = try #require(report.projects[0].map).sheets.count
    let read = try page(report)
    let options = read.elements.filter { element in
      element.name == "option" && element.attributes["value"]?.hasPrefix("p1-map-") == true
    }
    #expect(count > 2 && options.count == count && options.first?.text == "Overview")
    // The overview leads to the parts.
    let links = read.elements.compactMap { $0.attributes["href"] }
    #expect(Set(links).isSuperset(of: (2...count).map { "#p1-map-\($0)" }))
  }
}
