import Guidance
import Testing

/// What no page of Apple confirms is never required.
@Suite struct CertaintyTests {
  private let folder: CatalogFolder

  init() throws { folder = try CatalogFolder.inCheckout() }

  private var parts: [CatalogFolder] { [folder] + folder.targets.values }

  private var rules: [Rule] { parts.flatMap(\.rules) }

  /// Experience, counts, and logs, and the statements that are seen elsewhere or concluded.
  private var unconfirmed: Set<String> {
    let statements = parts.flatMap { $0.statements?.statements ?? [] }
    return Set(["GK", "CORPUS", "SPI"])
      .union(statements.filter { !$0.certainty.isConfirmed }.map(\.id))
  }

  @Test func someStatementsAreNotConfirmed() {
    #expect(unconfirmed.isSuperset(of: ["M1.14", "P1.44", "P4.12"]))
    #expect(unconfirmed.isDisjoint(with: ["M1.1", "M1.8", "S2.21"]))
  }

  @Test func whatMayBeRequiredRestsOnWordsOfApple() throws {
    for rule in rules where rule.mayBeRequired {
      let because = try #require(rule.because, "\(rule.id)")
      #expect(!unconfirmed.contains(because.source), "\(rule.id): \(because.words)")
    }
  }

  /// Where an entry of a table decides, its own certainty does.
  @Test func whatATargetLacksIsRequiredOnlyIfThatIsCertain() {
    for rule in rules where rule.mayBeRequired && rule.subjects.contains(.missingAPI) {
      let conditions = [rule.condition, rule.raised?.condition].compactMap { $0 }
      let facts = conditions.flatMap { $0.facts(of: .missingAPI).map(\.0) }
      #expect(facts.contains(.isCertain), "\(rule.id)")
    }
  }

  /// A sentence of an edition that rests on nothing else names its doubt, and is at most a matter of taste.
  @Test(arguments: Edition.allCases)
  func anUnconfirmedSentenceOfAnEditionNamesItsDoubt(_ edition: Edition) throws {
    let catalog = try Catalog.inCheckout()
    for rule in catalog.rules {
      let edited = try #require(catalog.edited(for: edition).rule(rule.id))
      let added = Set(edited.sources).subtracting(rule.sources)
      guard !added.isEmpty, added.isSubset(of: unconfirmed) else { continue }
      #expect(!rule.mayBeRequired, "\(rule.id)")
      #expect(edited.advice.contains("not confirmed"), "\(rule.id)")
    }
  }
}

extension Rule {
  /// Whether the rule is required, is raised to that, or becomes it by an answer.
  fileprivate var mayBeRequired: Bool {
    [ifYes, ifNo].contains { $0?.severity == .required } || severity == .required
      || raised?.severity == .required
  }
}

extension AnsweredFinding {
  fileprivate var severity: Severity? {
    if case .severity(let severity) = self { severity } else { nil }
  }
}
