import Drawings
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// The first page of a review.
@Suite struct BriefTests {
  private func text(
    _ sample: String, _ format: ReportFormat, _ sections: Set<ReviewSection> = [.brief]
  ) throws -> String {
    var options = RenderingOptions(width: 80, color: false)
    options.sections = sections
    return try format.render(try makeReport(onSample: sample), options)
  }

  @Test(arguments: Repository.samples)
  func isShort(sample: String) throws {
    let lines = try text(sample, .markdown).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    let review = try text(sample, .markdown, ReviewSection.short)
    #expect(review.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
  }

  @Test func saysWhatBecomesOfEachTab() throws {
    let text = try text("FieldNotes", .terminal)
    #expect(text.contains("The 5 tabs become a sidebar with 2 sections: Sightings and Species."))
    for row in [
      "Species, A row of the sidebar, View ▸ Species ⌘2",
      "Add, A button in the toolbar, File ▸ New",
      "Search, The search field in the toolbar, Edit ▸ Find… ⌘F",
      "Settings, The Settings window, App ▸ Settings… ⌘,",
    ] {
      #expect(text.contains(row))
    }
  }

  /// One total of effort: that of the plan is that of the advised route.
  @Test(arguments: Repository.samples)
  func oneTotalOfEffort(sample: String) throws {
    for project in try makeReport(onSample: sample).projects {
      let route = project.routes.first { route in
        project.plan.tasks.contains { $0.rule == "route/\(route.route)" }
      }
      #expect(route.map { $0.effort.words == project.plan.days?.words } ?? true)
    }
  }

  @Test(arguments: ["DeepTabs", "FieldNotes", "FlatTabs", "PostRoom"])
  func aDrawingIsAsWideAsItsFrame(sample: String) throws {
    let window = try #require(try makeReport(onSample: sample).projects[0].macApp?.window)
    let lines = WindowText(MacWindow(window)).lines
    #expect(lines.count <= 20 && Set(lines.map { displayWidth($0) }) == [74])
  }
}
