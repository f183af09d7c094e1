import Guidance
import Testing

struct PredicateCase: Sendable, CustomTestStringConvertible {
  var json: String
  var predicate: Predicate
  var testDescription: String { json }

  init(_ json: String, _ predicate: Predicate) {
    self.json = json
    self.predicate = predicate
  }
}

/// Predicates.
@Suite struct PredicateTests {
  private static let bare = Predicate.fact(.isBare, .equals(true))
  private static let top = Predicate.fact(.isTopLevel, .equals(false))
  private static let badge = Predicate.fact(.hasBadge, .equals(true))

  @Test(arguments: [
    PredicateCase(#"{"isBare": true}"#, .fact(.isBare, .equals(true))),
    PredicateCase(#"{"isBare": false}"#, .fact(.isBare, .equals(false))),
    PredicateCase(#"{"tabCount": 3}"#, .fact(.tabCount, .within(3...3))),
    PredicateCase(#"{"tabCount": {"atLeast": 2}}"#, .fact(.tabCount, .within(2...Int.max))),
    PredicateCase(#"{"tabCount": {"atMost": 5}}"#, .fact(.tabCount, .within(Int.min...5))),
    PredicateCase(
      #"{"tabCount": {"atLeast": 2, "atMost": 5}}"#, .fact(.tabCount, .within(2...5))),
    PredicateCase(
      #"{"tabCount": {"atLeast": 2, "atMost": 2}}"#, .fact(.tabCount, .within(2...2))),
    PredicateCase(#"{"role": "modal"}"#, .fact(.role, .isOne(of: ["modal"]))),
    PredicateCase(
      #"{"role": ["pushed", "embedded"]}"#, .fact(.role, .isOne(of: ["pushed", "embedded"]))),
    PredicateCase(#"{"outcome": "my-own"}"#, .fact(.outcome, .isOne(of: ["my-own"]))),
    PredicateCase(#"{"customClass": "Base"}"#, .fact(.customClass, .isOne(of: ["Base"]))),
    PredicateCase(
      #"{"superclasses": ["Base", "Root"]}"#, .fact(.superclasses, .isOne(of: ["Base", "Root"]))),
  ])
  func aFactIsComparedWithAFlagACountOrWords(_ entry: PredicateCase) throws {
    #expect(try decode(Predicate.self, entry.json) == entry.predicate)
  }

  @Test(arguments: [
    PredicateCase("{}", .always),
    PredicateCase(#"{"isTopLevel": false, "isBare": true}"#, .all([bare, top])),
    PredicateCase(#"{"all": [{"isBare": true}, {"isTopLevel": false}]}"#, .all([bare, top])),
    PredicateCase(#"{"any": [{"isBare": true}, {"isTopLevel": false}]}"#, .any([bare, top])),
    PredicateCase(#"{"not": {"isBare": true}}"#, .not(bare)),
    PredicateCase(
      #"{"isBare": true, "not": {"any": [{"isTopLevel": false}]}}"#,
      .all([bare, .not(.any([top]))])),
  ])
  func predicatesArePutTogether(_ entry: PredicateCase) throws {
    #expect(try decode(Predicate.self, entry.json) == entry.predicate)
  }

  @Test(arguments: [
    PredicateCase(
      #"{"inside": {"tab-bar": {"isBare": true}}}"#, .all([.inside(.tabBar, .all([bare]))])),
    PredicateCase(
      #"{"has": {"tab": {"hasBadge": true}}}"#,
      .all([.has(.tab, .all([badge]), count: 1...Int.max)])),
    PredicateCase(
      #"{"has": {"tab": {"hasBadge": true, "count": {"atLeast": 2, "atMost": 4}}}}"#,
      .all([.has(.tab, .all([badge]), count: 2...4)])),
    PredicateCase(
      #"{"has": {"tab": {"count": 0}}}"#, .all([.has(.tab, .always, count: 0...0)])),
  ])
  func predicatesAskWhatASubjectIsPartOfAndWhatItHolds(_ entry: PredicateCase) throws {
    #expect(try decode(Predicate.self, entry.json) == entry.predicate)
  }

  @Test func aPredicateNamesTheFactsItAsksFor() throws {
    let json = #"""
      {"isBare": true, "not": {"any": [{"tabCount": 1}]},
      "has": {"tab": {"hasBadge": true}}, "inside": {"project": {"hasIOSScenes": true}}}
      """#
    let facts = try decode(Predicate.self, json).facts(of: .tabBar)
    let words = facts.map { "\($0.1.rawValue) \($0.0.name)" }
    #expect(
      Set(words) == [
        "tab-bar isBare", "tab-bar tabCount", "tab hasBadge", "project hasIOSScenes",
      ])
  }
}
