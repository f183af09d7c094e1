import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What else a tab bar could become.
@Suite struct AlternativeTests {
  private func decision(
    _ app: App, _ object: String = "bar", _ edition: Edition = .current,
    answers: [String: Bool] = [:]
  ) throws -> Decision {
    try app.advice(edition: edition, answers: answers).decision(.tabBar, object)
  }

  @Test(arguments: [
    (App.clock, ["sidebar"]),
    (.appStore, ["segmented-control-and-sidebar", "segmented-control"]),
    (.findMy, ["segmented-control-and-sidebar", "segmented-control"]),
    (.printer, ["segmented-control"]), (.mapAndList, ["sidebar"]), (.shop, ["segmented-control"]),
    (.flatTabs("A", "B", "C", "D", "E", "F", "G", "H"), []), (App(.tabs("bar")), []),
    (App.barInSheet, ["segmented-control"]), (App.flatTabs("A", "Settings"), ["sidebar"]),
  ])
  func alternativesStandInOrderAndLeaveOutTheOutcome(_ app: App, _ outcomes: [Outcome]) throws {
    #expect(try decision(app).alternatives.map(\.outcome) == outcomes)
  }

  @Test func segmentsAboveTheSidebarAreTheOutcomeOnceTheTeamSaysThatListsAreLong() throws {
    let asked = try decision(.findMy)
    #expect(asked.questions.map(\.id).contains("long-or-changing-lists"))
    let question = asked.questions.first { $0.id == "long-or-changing-lists" }
    #expect(question?.effect == "segmented-control-and-sidebar")
    let answered = try decision(.findMy, answers: ["long-or-changing-lists": true])
    #expect(answered.outcome == "segmented-control-and-sidebar")
    #expect(answered.alternatives.map(\.outcome) == ["sidebar", "segmented-control"])
    #expect(answered.reasons.last?.text.hasPrefix("The team answered yes: Are the lists") == true)
    #expect(!answered.questions.contains { $0.id == "long-or-changing-lists" })
    let declined = try decision(.findMy, answers: ["long-or-changing-lists": false])
    #expect(declined.outcome == "sidebar")
    #expect(declined.alternatives.first?.outcome == "segmented-control-and-sidebar")
    #expect(!declined.questions.contains { $0.id == "long-or-changing-lists" })
  }

  @Test(arguments: [
    (App.clock, ["own-categories", "customizable-order"]),
    (.appStore, ["long-or-changing-lists"]), (.mapAndList, []), (.shop, []),
    (.flatTabs("A", "B", "C", "D"), ["changing-categories", "small-window"]),
    (.flatTabs("A", "B", "C", "D", "E"), ["changing-categories", "small-window"]),
  ])
  func onlyTheQuestionsWhoseAnswerAloneChangesSomethingAreAsked(_ app: App, _ questions: [String])
    throws
  {
    #expect(try decision(app).questions.map(\.id) == questions)
  }

  @Test func anAnswerIsNotAskedForAgainAndNoChangesNothing() throws {
    let decision = try decision(
      .clock, answers: ["own-categories": false, "customizable-order": false])
    #expect(decision.score == 2)
    #expect(decision.questions.isEmpty)
    #expect(try self.decision(.clock, answers: ["own-categories": true]).outcome == "sidebar")
  }

  @Test func whereEditionsDisagreeTheOtherOneIsReported() throws {
    let current = try decision(.twoDeepLists)
    #expect(current.outcome == "sidebar")
    #expect(current.dissent?.edition == .year2019)
    #expect(current.dissent?.outcome == "segmented-control")
    #expect(current.dissent?.score == -1)
    let old = try decision(.twoDeepLists, "bar", .year2019)
    #expect(old.outcome == "segmented-control")
    #expect(old.dissent?.edition == .current)
    #expect(old.dissent?.outcome == "sidebar")
    #expect(old.dissent?.score == 3)
    #expect(try decision(.deepScreens).dissent?.outcome == "segmented-control")
  }

  @Test func whereEditionsAgreeOnTheOutcomeOrAGateDecidesThereIsNoDissent() throws {
    for app in [App.clock, .appStore, .findMy, App(.tabs("bar")), App.barInSheet] {
      #expect(try decision(app).dissent == nil)
    }
  }

  @Test func anAnswerThatSettlesBothEditionsLeavesNoDissent() throws {
    let answers = ["long-or-changing-lists": true]
    let current = try decision(.twoDeepLists, answers: answers)
    let old = try decision(.twoDeepLists, "bar", .year2019, answers: answers)
    #expect(current.outcome == "segmented-control-and-sidebar")
    #expect(old.outcome == "segmented-control-and-sidebar")
    #expect(current.dissent == nil)
    #expect(old.dissent == nil)
  }

  @Test func aRecommendationDoesNotAskWhatHasBeenAnswered() throws {
    let answers = ["long-or-changing-lists": true]
    let found = try App.findMy.advice(answers: answers)
      .recommendations(of: "tab-bar/segmented-plus-sidebar")
    #expect(found.count == 1)
    #expect(found.first?.question == nil)
  }
}
