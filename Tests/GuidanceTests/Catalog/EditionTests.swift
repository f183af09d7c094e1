import Guidance
import TestSupport
import Testing

/// What the editions of the guidance have in common, and what only one of them has.
@Suite struct EditionTests {
  private let catalog: Catalog

  init() throws { catalog = try Catalog.inCheckout() }

  @Test(arguments: [
    ("current", Edition.year2027), ("2027", .year2027), ("2026", .year2026), ("2019", .year2019),
  ])
  func aWordStandsForAnEdition(word: String, edition: Edition) {
    #expect(Edition(word: word) == edition)
  }

  @Test func anotherWordStandsForNone() {
    #expect(Edition(word: "2018") == nil && Edition(word: "") == nil)
  }

  @Test func anEditionHasNoAPIsOfLaterSystems() throws {
    func roles(_ edition: Edition) throws -> [String] {
      let segments = try #require(catalog.edited(for: edition).equivalent("segmented-control"))
      return TargetPlatform.allCases.flatMap { segments.apis[$0].map(\.api) }
        .filter { $0.contains("role") || $0.contains(".tabs") }
    }
    #expect(try roles(.year2027).count == 2)
    #expect(try roles(.year2026).isEmpty && roles(.year2019).isEmpty)
  }

  @Test func anEditionAddsToTheAdvice() throws {
    func advice(_ edition: Edition) throws -> String {
      try #require(catalog.edited(for: edition).rule("toolbar/overcrowded")).advice
    }
    #expect(try advice(.year2026) == advice(.year2019))
    #expect(try advice(.year2027).hasPrefix(advice(.year2026)))
    #expect(try advice(.year2027).contains("overflow menu"))
  }

  /// That the Mac has no tab bars is said in the edition of 2019 only.
  @Test(arguments: ["tab-bar/replace-root", "tab-bar/to-sidebar"])
  func theMacHasNoTabBarsIn2019Only(rule: String) throws {
    for edition in Edition.allCases {
      let sources = try #require(catalog.edited(for: edition).rule(rule)).sources
      #expect(sources.contains("S1.21") == (edition == .year2019))
    }
  }

  @Test(arguments: [
    ("HIG:TabBars", "8 June 2026"), ("HIG:Sheets", "24 March 2026"),
    ("HIG:Layout", "9 September 2026"), ("HIG:MenuBar", "9 June 2025"),
  ])
  func aSourceHasTheDateOfItsLastChange(id: String, date: String) {
    #expect(catalog.sources?.source(id)?.date == date)
  }
}
