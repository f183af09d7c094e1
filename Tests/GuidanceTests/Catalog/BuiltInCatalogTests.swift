import Guidance
import TestSupport
import Testing

/// The built-in catalog.
@Suite struct BuiltInCatalogTests {
  let whole: CatalogFolder
  let folder: CatalogFolder
  let catalog: Catalog

  init() throws {
    whole = try CatalogFolder.inCheckout()
    folder = try #require(whole.targets["mac"])
    catalog = try Catalog.inCheckout()
  }

  @Test func itsFormInTheBinaryHoldsTheSameAsTheFiles() throws {
    #expect(catalog.rules.map(\.id).sorted() == (whole.rules + folder.rules).map(\.id).sorted())
    #expect(catalog.decisions.map(\.id) == folder.decisions.map(\.id).sorted())
    #expect(catalog.equivalents.map(\.id) == folder.equivalents.map(\.id).sorted())
    #expect(catalog.shortcuts.standard.map(\.id) == whole.shortcuts?.standard.map(\.id))
    #expect(catalog.rules.count >= 50)
    #expect(try CatalogFolder.embeddedInCheckout() == CatalogFolder(Repository.rules).embedded())
  }

  @Test func anIdStandsForOneThingOnly() {
    #expect(Set(catalog.rules.map(\.id)).count == catalog.rules.count)
    #expect(Set(catalog.decisions.map(\.id)).count == catalog.decisions.count)
    #expect(Set(catalog.equivalents.map(\.id)).count == catalog.equivalents.count)
    let commands = catalog.shortcuts.standard.map(\.id)
    #expect(Set(commands).count == commands.count)
    for decision in catalog.decisions {
      let terms = decision.terms.map(\.id)
      #expect(Set(terms).count == terms.count, "\(decision.id)")
      let gates = decision.gates.map(\.id)
      #expect(Set(gates).count == gates.count, "\(decision.id)")
    }
  }

  @Test func everythingSaysWhereItComesFrom() {
    for rule in catalog.rules { #expect(!rule.sources.isEmpty, "\(rule.id)") }
    for equivalent in catalog.equivalents {
      #expect(!equivalent.sources.isEmpty, "\(equivalent.id)")
    }
    for decision in catalog.decisions {
      #expect(!decision.sources.isEmpty, "\(decision.id)")
      for gate in decision.gates { #expect(!gate.sources.isEmpty, "\(decision.id) \(gate.id)") }
      for term in decision.terms { #expect(!term.sources.isEmpty, "\(decision.id) \(term.id)") }
      for other in decision.alternatives { #expect(!other.sources.isEmpty, "\(decision.id)") }
    }
  }

  @Test func eachPlaceholderOfARuleIsAFactOfItsSubjects() {
    for rule in catalog.rules {
      for text in [rule.title, rule.message, rule.why, rule.advice] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      let texts = [rule.message, rule.why, rule.advice, rule.question?.text ?? ""]
      for name in texts.flatMap({ MessageTemplate($0).placeholders }) {
        expectFact(name, of: rule.subjects, in: rule.id)
      }
      if let titles = rule.titles { expectFact(titles.name, of: rule.subjects, in: rule.id) }
    }
  }

  @Test func eachPlaceholderOfADecisionIsAFactOfItsSubjects() {
    for decision in catalog.decisions {
      let questions =
        (decision.gates + decision.verdicts).compactMap(\.question)
        + decision.terms.compactMap(\.question) + decision.alternatives.compactMap(\.question)
      let texts =
        (decision.gates + decision.verdicts).map(\.reason) + decision.terms.map(\.reason)
        + decision.alternatives.map(\.why) + questions.map(\.text) + [decision.doubt?.reason ?? ""]
      for name in texts.flatMap({ MessageTemplate($0).placeholders }) where name != "score" {
        expectFact(name, of: decision.subjects, in: decision.id)
      }
      expectFact(decision.decides.name, of: decision.subjects, in: decision.id)
      for kind in decision.subjects {
        for (fact, owner) in decision.doubt?.condition.facts(of: kind) ?? [] {
          #expect(fact.holds(for: owner), "\(decision.id)")
        }
      }
    }
  }

  private func expectFact(_ name: String, of kinds: [SubjectKind], in id: String) {
    for kind in kinds {
      #expect(AnyFact.named(name)?.holds(for: kind) == true, "\(id): {\(name)}")
    }
  }

  @Test func everyEquivalentIsRecommendedByARuleAndNoRuleSilencesItself() {
    let used = Set(catalog.rules.map(\.equivalent))
    for rule in catalog.rules {
      #expect(catalog.equivalent(rule.equivalent) != nil, "\(rule.id)")
      #expect(!rule.silences.contains(rule.id), "\(rule.id)")
    }
    let unused = catalog.equivalents.map(\.id).filter { !used.contains($0) }
    #expect(unused == [])
  }

  @Test func theNameOfAQuestionHasNoSpacesAndARaisedSeverityIsHigher() {
    for rule in catalog.rules { #expect(rule.question?.id.contains(" ") != true, "\(rule.id)") }
    for rule in catalog.rules {
      #expect(rule.raised.map { $0.severity > rule.severity } ?? true, "\(rule.id)")
    }
  }

  @Test func theSeverityOfEveryRuleRestsOnTheWordsOfOneOfItsSources() throws {
    for rule in catalog.rules {
      let because = try #require(rule.because, "\(rule.id)")
      #expect(rule.sources.contains(because.source), "\(rule.id)")
      #expect((10...90).contains(because.words.count), "\(rule.id)")
      let considers = because.words.hasPrefix("Consider")
      #expect(!considers || rule.severity == .consider, "\(rule.id)")
    }
  }
}
