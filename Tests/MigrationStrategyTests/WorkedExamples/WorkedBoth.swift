import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Segments choose the section, the sidebar shows its list (How-Decisions-Are-Made.md#tab-bars).
@Suite struct WorkedBoth {
  private static let long = ["long-or-changing-lists": true]
  private static let short = ["long-or-changing-lists": false]
  private static let rule = "tab-bar/segmented-plus-sidebar"
  private static let both: Outcome = "segmented-control-and-sidebar"

  private static func bar(
    _ description: String, _ app: App, _ score: Int, is outcome: Outcome,
    _ confidence: DecisionConfidence = .likely, _ edition: Edition = .current
  ) -> DecisionCase {
    DecisionCase(description, app, score: score, is: outcome, confidence, edition)
  }

  @Test(arguments: [
    bar("two sections", .twoDeepLists, 3, is: "sidebar").asking("long-or-changing-lists"),
    bar("Find My", .findMy, 4, is: "sidebar").asking("long-or-changing-lists"),
    bar("five sections", .deepTabs("A", "B", "C", "D", "E"), 5, is: "sidebar")
      .asking("long-or-changing-lists"),
    bar("Find My in 2019", .findMy, 0, is: "sidebar", .undecided, .year2019)
      .asking("changing-categories", "small-window", "long-or-changing-lists"),
    bar("two sections in 2019", .twoDeepLists, -1, is: "segmented-control", .likely, .year2019),
  ])
  func whileNobodyHasSaidHowLongTheListsAreBothIsTheFirstAlternativeAndAQuestion(
    _ entry: DecisionCase
  ) throws {
    let decision = try entry.advising(Self.rule, Self.both.id).check()
    #expect(decision.alternatives.first?.outcome == Self.both)
    let found = try entry.app.advice().recommendations(of: Self.rule)
    #expect(found.map(\.severity) == [.consider])
    #expect(found.first?.question?.id == "long-or-changing-lists")
  }

  @Test(arguments: [
    bar("two sections", .twoDeepLists, 3, is: both),
    bar("five sections", .deepTabs("A", "B", "C", "D", "E"), 5, is: both),
    bar("Find My in 2019", .findMy, 0, is: both, .likely, .year2019),
    bar("two sections in 2019", .twoDeepLists, -1, is: both, .likely, .year2019),
  ])
  func longListsMakeItTheOutcomeWithSegmentsAndASidebar(_ entry: DecisionCase) throws {
    try entry.answering(Self.long).advising(Self.rule, Self.both.id)
      .notAdvising("tab-bar/to-sidebar", "tab-bar/to-segmented-control").check()
  }

  @Test(arguments: [
    bar("two sections", .twoDeepLists, 3, is: "sidebar"),
    bar("Find My in 2019", .findMy, 0, is: "sidebar", .undecided, .year2019),
  ])
  func shortListsLeaveOnePlainSidebar(_ entry: DecisionCase) throws {
    let decision = try entry.answering(Self.short).advising("tab-bar/to-sidebar", "sidebar").check()
    #expect(!decision.questions.contains { $0.id == "long-or-changing-lists" })
  }

  @Test(arguments: [
    bar("six sections", .deepTabs("A", "B", "C", "D", "E", "F"), 8, is: "sidebar"),
    bar(
      "one deep list", App.findMy.with(.list("list2")).with(.list("list3")), 4, is: "sidebar"),
    bar(
      "flat lists",
      App.findMy.with(.list("list1")).with(.list("list2")).with(.list("list3")), 1,
      is: "segmented-control", .undecided),
    bar(
      "screens instead of lists",
      App.findMy.with(.screen("list1", .show("detail1"))).with(.screen("list2", .show("detail2")))
        .with(.screen("list3", .show("detail3"))), 2, is: "sidebar", .undecided),
    bar(
      "lists of one class",
      App.twoDeepLists.with(.list("list1", .show("detail1")).ofClass("List"))
        .with(.list("list2", .show("detail2")).ofClass("List")), 0, is: "segmented-control"),
  ])
  func withoutAnyOneOfTheConditionsLongListsChangeNothing(_ entry: DecisionCase) throws {
    let decision = try entry.answering(Self.long).notAdvising(Self.rule).check()
    #expect(!decision.alternatives.contains { $0.outcome == Self.both })
  }
}
