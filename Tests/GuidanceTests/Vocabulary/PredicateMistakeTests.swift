import Foundation
import Guidance
import TestSupport
import Testing

/// Mistakes in predicates.
@Suite struct PredicateMistakeTests {
  @Test(arguments: [
    (#"{"isBear": true}"#, "unknown key 'isBear'; did you mean 'isBare'?"),
    (#"{"tabcount": 1}"#, "unknown key 'tabcount'; did you mean 'tabCount'?"),
    (#"{"nor": {}}"#, "unknown key 'nor'; did you mean 'not'?"),
    (#"{"title": "Home"}"#, "'title' is for messages only"),
    (
      #"{"platform": "macOS"}"#,
      "unknown value 'macOS'; expected one of iOS, tvOS"
    ),
    (
      #"{"role": ["modal", "sheet"]}"#,
      "unknown value 'sheet'; expected one of root, nested, embedded, pushed, modal, "
        + "compact-column, other-branch, launch, sample, orphan"
    ),
    (#"{"tabCount": {"atLeast": 3, "atMost": 2}}"#, "atMost is below atLeast"),
    (#"{"tabCount": {"atleast": 3}}"#, "unknown key 'atleast'; did you mean 'atLeast'?"),
    (
      #"{"inside": {"tabBar": {"isBare": true}}}"#,
      "unknown subject 'tabBar'; expected one of project, tab-bar, tab, split-view, "
        + "navigation-stack, page-view, page-control, paging-view, segmented-control, search-bar, "
        + "scene, document, missing-api"
    ),
    (#"{"has": {"tab": {"hasBadges": 1}}}"#, "unknown key 'hasBadges'; did you mean 'hasBadge'?"),
  ])
  func aMistakeIsExplained(_ json: String, _ message: String) {
    #expect(complaint(about: json, as: Predicate.self) == message)
  }

  @Test func aKeyThatResemblesNothingGetsTheWholeList() throws {
    let message = try #require(complaint(about: #"{"somethingElse": 1}"#, as: Predicate.self))
    #expect(
      message.hasPrefix(
        "unknown key 'somethingElse'; expected one of actionSheetPlaces, actionSheets, "
          + "actionTitles, actionWords, actions, "))
    #expect(message.contains("windowAdvice"))
  }

  @Test(arguments: [
    #"{"isBare": 1}"#, #"{"isBare": "true"}"#, #"{"tabCount": true}"#, #"{"tabCount": "3"}"#,
    #"{"role": 3}"#, #"{"role": true}"#, #"{"all": {"isBare": true}}"#,
    #"{"any": [true]}"#, #"{"not": [{"isBare": true}]}"#, #"{"inside": {"tab-bar": true}}"#,
    #"{"has": {"tab": {"count": "two"}}}"#, "[]", "3", #""isBare""#,
  ])
  func aValueOfTheWrongTypeIsRefused(_ json: String) {
    #expect(throws: CatalogErrors.self) { try decode(Predicate.self, json) }
  }

  @Test func factsAreFoundByNameAndEveryFactHasAMeaning() {
    for fact in AnyFact.all {
      #expect(AnyFact.named(fact.name) == fact)
      #expect(!fact.meaning.isEmpty, "\(fact)")
    }
    #expect(AnyFact.named("IsBare") == nil)
  }

  @Test func rulesOfTeamsMayUseFormerNames() {
    #expect(AnyFact.named("hasRing") === AnyFact.hasCycle)
    #expect(AnyFact.named("ring") === AnyFact.cycle)
  }

  @Test func theIndexOfAFactIsItsPlaceAmongAll() {
    #expect(AnyFact.all.map(\.index) == Array(AnyFact.all.indices))
    // A table has a position for each.
    var table = FactTable()
    for case let fact as Fact<Int> in AnyFact.all { table[fact] = fact.index }
    for case let fact as Fact<Int> in AnyFact.all { #expect(table[fact] == fact.index) }
  }

  @Test func theFactsOfAnAPIHaveTheWordsOfItsTable() {
    #expect(AnyFact.apiKind.type == .word(UnavailableAPI.Kind.allCases.map(\.rawValue)))
    #expect(AnyFact.apiStatus.type == .word(UnavailableAPI.Status.allCases.map(\.rawValue)))
  }
}
