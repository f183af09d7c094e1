import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// The score of a tab bar.
@Suite struct TabBarScoreTests {
  private static let small = ["small-window": true]
  private static let own = ["own-categories": true]
  private static let long = ["long-or-changing-lists": true]
  private static let order = ["customizable-order": true]

  @Test(arguments: [
    DecisionCase("Clock", .clock, score: 2, is: "segmented-control", .undecided),
    DecisionCase(
      "Clock in a small window", .clock, score: 0, is: "segmented-control", .undecided,
      answers: small),
    DecisionCase("App Store", .appStore, score: 5, is: "sidebar", .likely),
    DecisionCase("Apple Music", .music, score: 7, is: "sidebar", .likely, answers: own),
    DecisionCase("News", .news, score: 7, is: "sidebar", .likely, answers: own),
    DecisionCase("Find My", .findMy, score: 4, is: "sidebar", .likely),
    DecisionCase(
      "Find My with long lists", .findMy, score: 4, is: "segmented-control-and-sidebar", .likely,
      answers: long),
    DecisionCase(
      "Find My with short lists", .findMy, score: 4, is: "sidebar", .likely,
      answers: ["long-or-changing-lists": false]),
    DecisionCase("A printer", .printer, score: 4, is: "sidebar", .likely),
    DecisionCase("Map and list", .mapAndList, score: -3, is: "segmented-control", .likely),
    DecisionCase("A shop", .shop, score: 9, is: "sidebar", .likely, answers: order),
  ])
  func appsOfKnownShapeGetWhatTheyHaveOnTheMac(_ entry: DecisionCase) throws { try entry.check() }

  @Test(arguments: [
    DecisionCase("Clock", .clock, score: 0, is: "segmented-control", .undecided, .year2019),
    DecisionCase("App Store", .appStore, score: 1, is: "sidebar", .undecided, .year2019),
    DecisionCase("Music", .music, score: 3, is: "sidebar", .likely, .year2019, answers: own),
    DecisionCase("News", .news, score: 3, is: "sidebar", .likely, .year2019, answers: own),
    DecisionCase("Find My", .findMy, score: 0, is: "sidebar", .undecided, .year2019),
    DecisionCase(
      "Two deep lists", .twoDeepLists, score: -1, is: "segmented-control", .likely, .year2019),
  ])
  func theEditionOf2019LeavesDeepListsToSegmentsUnlessPeopleNameTheSections(_ entry: DecisionCase)
    throws
  { try entry.check() }

  @Test(arguments: [
    DecisionCase("+3", .twoDeepLists, score: 3, is: "sidebar", .likely),
    DecisionCase(
      "+2",
      App.flatTabs("A", "B", "C").with(.screen("tab1", .push("x")).tab("A")).with(.screen("x")),
      score: 2, is: "sidebar", .undecided),
    DecisionCase(
      "0", .flatTabs("A", "B", "C", "D"), score: 0, is: "segmented-control", .undecided),
    DecisionCase("−1", .flatTabs("A", "B", "C"), score: -1, is: "segmented-control", .likely),
    DecisionCase(
      "0 of five", .flatTabs("A", "B", "C", "D", "E"), score: 0, is: "sidebar", .undecided),
    DecisionCase("two filters of one list", .filters, score: 0, is: "segmented-control", .likely),
    DecisionCase(
      "seven modes of one content", .sameClass, score: 0, is: "sidebar", .undecided),
    DecisionCase(
      "−4 of seven", .sameClass, score: -4, is: "segmented-control", .likely,
      answers: ["small-window": true, "changing-categories": true]),
  ])
  func theThresholdsAre3And1(_ entry: DecisionCase) throws { try entry.check() }

  @Test(arguments: [
    ("badges", 1, App.news.with(.stack("tab1", "list1").tab("A", "badgeValue=\"1\""))),
    (
      "split-view-already", 2,
      App.news.with(.list("list1", .show("detail1"), .show("split")))
        .with(.split("split", "tab2", nil))
    ),
    ("two-tabs", -2, App.twoDeepLists), ("three-tabs", -1, App.findMy),
    ("many-tabs", 3, App.shop), ("mostly-lists", 2, App.shop), ("some-lists", 1, App.printer),
    ("hierarchy", 1, App.shop), ("flat", -2, App.clock), ("prior", 2, App.clock),
    ("modes-of-one-content", -3, App.mapAndList),
  ])
  func eachTermCountsWhatItSays(_ id: String, _ weight: Int, _ app: App) throws {
    let decision = try app.advice().decision(.tabBar, "bar")
    let reason = try #require(decision.reasons.first { $0.id == id })
    #expect(reason.weight == weight)
    #expect(!reason.sources.isEmpty)
    #expect(!reason.text.isEmpty)
  }

  @Test(arguments: [(nil, 1), (true, 1), (false, 0)])
  func whatCodeSaysAboutTheOrderOfTheTabsCountsOnceAndAnAnswerSettlesIt(
    _ answer: Bool?, _ weight: Int
  ) throws {
    let id = "customizable-order"
    var project = App.clock.graph.project
    var source = SourceEvidence()
    source.markers = [.sketch(.customizableViewControllers, "some")]
    (source.fileCount, project.source) = (1, source)
    let answers = answer.map { [id: $0] } ?? [:]
    let advice = Strategy(try Catalog.inBinary.get(), answers: answers).advice(for: project, nil)
    let decision = try advice.decision(.tabBar, "bar")
    #expect(decision.reasons.filter { $0.id == id }.reduce(0) { $0 + $1.weight } == weight)
    #expect(decision.working.first { $0.id == id }?.result != .unknown)
    #expect(!decision.questions.contains { $0.id == id })
  }

  @Test func theScoreIsTheSumOfTheReasonsAndWhatIsUnknownCountsNothing() throws {
    for app in [App.clock, .appStore, .music, .findMy, .shop, .mapAndList] {
      let decision = try app.advice().decision(.tabBar, "bar")
      #expect(decision.score == decision.reasons.reduce(0) { $0 + $1.weight })
      let unknown = decision.working.filter { $0.result == .unknown }.map(\.id)
      #expect(
        unknown == ["own-categories", "customizable-order", "changing-categories", "small-window"])
      #expect(decision.working.count { $0.kind == .verdict && $0.result == .held } == 1)
    }
  }
}

extension App {
  /// Two tabs with the same list, which leads to a detail.
  fileprivate static let filters = App(.tabs("bar"))
    .addingTab(.list("new", .push("page")).ofClass("List").tab("New"))
    .addingTab(.list("top", .push("page")).ofClass("List").tab("Top")).with(.screen("page"))

  /// Seven tabs that show one class.
  fileprivate static let sameClass = ["a", "b", "c", "d", "e", "f", "g"].reduce(
    App(.tabs("bar"))
  ) { $0.addingTab(.screen($1).ofClass("Day").tab($1.uppercased())) }
}
