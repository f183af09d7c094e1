import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The names of sources for readers.
@Suite struct SourceNameTests {
  @Test(arguments: [
    (["S2.16", "S2.23", "HIG:Sidebars"], "HIG Mac Catalyst 2019 §16, §23, HIG: Sidebars"),
    (
      ["S2.16", "S0.2", "S2.1"],
      "HIG Mac Catalyst 2019 §16, HIG Tab Bars early 2022 §2, "
        + "HIG Mac Catalyst 2019 §1"
    ),
    (["UIK:Elevating your iPad app", "GK"], "UIKit: Elevating your iPad app, common knowledge"),
    (["CORPUS"], "counted in public projects"), (["TEAM:1", "SDK26.5"], "TEAM:1, SDK26.5"),
    ([], ""),
  ])
  func sourcesHaveNames(ids: [String], names: String) {
    #expect(SourceName.list(ids) == names)
  }

  /// A document with numbered statements needs a name.
  @Test func everyStatementHasTheNameOfItsDocument() throws {
    for catalog in try CatalogLibrary.builtIn().allCatalogs() {
      for id in Set(catalog.rules.flatMap(\.sources)) {
        #expect(SourceName.name(of: id).wholeMatch(of: /[A-Z]\d\.\d+|GK|CORPUS/) == nil, "\(id)")
      }
    }
  }

  @Test(arguments: ["FieldNotes", "Trailhead"])
  func aReviewHasNoWordsThatOnlyItsAuthorsKnow(sample: String) throws {
    let report = try makeReport(onSample: sample)
    for form in [ReportFormat.markdown, .terminal] {
      let text = try form.render(report, RenderingOptions())
      let found = text.matches(of: /\b([SPM]\d\.\d+|GK|CORPUS|orphan)\b|, score/)
      #expect(found.isEmpty, "\(found.map { String($0.output.0) })")
    }
  }
}
