import Guidance
import TestSupport
import Testing

@testable import MigrationStrategy
@testable import Reports

/// What Markdown and HTML reviews tell, and in which parts.
@Suite struct ReviewTests {
  @Test func openDecisionsAreAskedFirst() throws {
    var project = try makeReport(onSample: "Workshop").projects[0]
    let question = { QuestionReport(id: $0, text: $0, effect: $1) }
    let open = question("open", nil)
    project.questions = [
      question("a", nil), question("b", "sidebar"), question("c", nil), open, question("d", "keep"),
    ]
    project.structures[0].decision?.confidence = .undecided
    project.structures[0].decision?.questions = [open]
    #expect(project.keyQuestions.map(\.id) == ["open", "b", "d"])
    project.questions = [question("a", nil)]
    #expect(project.keyQuestions.map(\.id) == ["a"])
  }

  @Test func eachRequiredRuleIsReportedOnce() throws {
    var project = try makeReport(onSample: "Workshop").projects[0]
    let first = try #require(project.recommendations.first)
    #expect(first.severity == .required)
    project.recommendations.insert(first, at: 1)
    #expect(project.required.map(\.count) == [2])
    project.recommendations[0].status = .declined
    #expect(project.required.map(\.count) == [1])
    project.recommendations[1].isKnown = true
    #expect(project.required.isEmpty)
  }

  @Test(arguments: Repository.samples)
  func eachRecommendationIsInOnePart(sample: String) throws {
    for project in try makeReport(onSample: sample).projects {
      let parts = ReviewSection.allCases.flatMap { project.otherGroups(in: $0) }
      #expect(parts.map(\.first.rule).sorted() == project.otherGroups.map(\.first.rule).sorted())
    }
  }

  @Test(
    arguments: [
      (ReviewSection.overview, "## In short"), (.structures, "## Tab bar: Jobs"),
      (.menus, "## Menu bar"), (.toolbars, "## Toolbars"),
      (.windows, "## Windows, tabs and sheets"), (.icons, "## Icons"),
      (.ipad, "## What stays on iPhone and iPad"), (.questions, "- [ ] "),
      (.other, "## Other recommendations"),
      (.build, "# How to build it"), (.rules, "# Which rules ran"),
    ])
  func partsCanBeChosen(section: ReviewSection, heading: String) throws {
    let report = try makeReport(onSample: "Workshop")
    var options = RenderingOptions()
    let alone = { (sections: Set<ReviewSection>) in
      options.sections = sections
      return try ReportFormat.markdown.render(report, options)
    }
    if section != .icons { #expect(try alone([section]).contains(heading)) }
    #expect(try alone(Set(ReviewSection.allCases)).contains(heading))
    #expect(try !alone(Set(ReviewSection.allCases).subtracting([section])).contains(heading))
    for chosen in [[section], Set(ReviewSection.allCases).subtracting([section])] {
      options.sections = chosen
      let page = try #require(ReadPage(try ReportFormat.html.render(report, options)))
      let names = Set(page.elements.compactMap { $0.attributes["id"] })
      let links = page.elements.compactMap { $0.attributes["href"] }
        .filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
      #expect(Set(links).isSubset(of: names), "\(chosen): \(Set(links).subtracting(names))")
    }
  }

  /// Tables, pictures, and addresses have lines of their own length; all else is wrapped.
  @Test(arguments: Repository.samples)
  func aReviewReadsWellInAnEditor(sample: String) throws {
    let text = try ReportFormat.markdown.render(
      try makeReport(onSample: sample), RenderingOptions())
    let wide = text.split(separator: "\n").filter {
      !$0.hasPrefix("|") && !$0.hasPrefix("#") && !$0.contains("<https://")
        && displayWidth($0) > 100
    }
    #expect(wide.isEmpty)
    #expect(!text.contains("\n\n\n"))
  }
}
