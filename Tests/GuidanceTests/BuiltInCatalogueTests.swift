import Guidance
import Testing

@Suite("The built-in catalogue")
struct BuiltInCatalogueTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue

  init() throws {
    folder = try CatalogueFolder(Catalogue.checkout)
    catalogue = try Catalogue(embedded: try folder.embedded())
  }

  @Test("Its form in the binary holds the same as the files")
  func sameContents() throws {
    #expect(catalogue.rules.map(\.id) == folder.rules.map(\.id).sorted())
    #expect(catalogue.decisions.map(\.id) == folder.decisions.map(\.id).sorted())
    #expect(catalogue.equivalents.map(\.id) == folder.equivalents.map(\.id).sorted())
    #expect(catalogue.shortcuts.standard.map(\.id) == folder.shortcuts?.standard.map(\.id))
    #expect(catalogue.rules.count >= 50)
    #expect(try folder.embedded() == CatalogueFolder(Catalogue.checkout).embedded())
  }

  @Test("An id stands for one thing only")
  func uniqueIDs() {
    #expect(Set(catalogue.rules.map(\.id)).count == catalogue.rules.count)
    #expect(Set(catalogue.decisions.map(\.id)).count == catalogue.decisions.count)
    #expect(Set(catalogue.equivalents.map(\.id)).count == catalogue.equivalents.count)
    let commands = catalogue.shortcuts.standard.map(\.id)
    #expect(Set(commands).count == commands.count)
    for decision in catalogue.decisions {
      let terms = decision.terms.map(\.id)
      #expect(Set(terms).count == terms.count, "\(decision.id)")
      let gates = decision.gates.map(\.id)
      #expect(Set(gates).count == gates.count, "\(decision.id)")
    }
  }

  @Test("Everything says where it comes from")
  func sources() {
    for rule in catalogue.rules { #expect(!rule.sources.isEmpty, "\(rule.id)") }
    for equivalent in catalogue.equivalents {
      #expect(!equivalent.sources.isEmpty, "\(equivalent.id)")
    }
    for decision in catalogue.decisions {
      #expect(!decision.sources.isEmpty, "\(decision.id)")
      for gate in decision.gates { #expect(!gate.sources.isEmpty, "\(decision.id) \(gate.id)") }
      for term in decision.terms { #expect(!term.sources.isEmpty, "\(decision.id) \(term.id)") }
      for other in decision.alternatives { #expect(!other.sources.isEmpty, "\(decision.id)") }
    }
  }

  @Test("Every rule has texts, and each placeholder is a fact of its subjects")
  func placeholders() {
    for rule in catalogue.rules {
      for text in [rule.title, rule.message, rule.why, rule.advice] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      let texts = [rule.message, rule.why, rule.advice, rule.question?.text ?? ""]
      for name in texts.flatMap({ MessageTemplate($0).placeholders }) {
        expectFact(name, of: rule.subjects, in: rule.id)
      }
      if let titles = rule.titles { expectFact(titles.spelling, of: rule.subjects, in: rule.id) }
    }
  }

  @Test("Each placeholder of a decision, and what it decides, is a fact of its subjects")
  func placeholdersOfDecisions() {
    for decision in catalogue.decisions {
      let questions =
        (decision.gates + decision.verdicts).compactMap(\.question)
        + decision.terms.compactMap(\.question) + decision.alternatives.compactMap(\.question)
      let texts =
        (decision.gates + decision.verdicts).map(\.reason) + decision.terms.map(\.reason)
        + decision.alternatives.map(\.why) + questions.map(\.text) + [decision.doubt?.reason ?? ""]
      for name in texts.flatMap({ MessageTemplate($0).placeholders }) where name != "score" {
        expectFact(name, of: decision.subjects, in: decision.id)
      }
      expectFact(decision.decides.spelling, of: decision.subjects, in: decision.id)
      for kind in decision.subjects {
        for (fact, owner) in decision.doubt?.condition.facts(of: kind) ?? [] {
          #expect(fact.definition.holds(for: owner), "\(decision.id)")
        }
      }
    }
  }

  private func expectFact(_ name: String, of kinds: [SubjectKind], in id: String) {
    for kind in kinds {
      #expect(FactName(spelling: name)?.definition.holds(for: kind) == true, "\(id): {\(name)}")
    }
  }

  @Test("Every equivalent is recommended by a rule, and no rule silences itself")
  func everythingIsUsed() {
    let used = Set(catalogue.rules.map(\.equivalent))
    for rule in catalogue.rules {
      #expect(catalogue.equivalent(rule.equivalent) != nil, "\(rule.id)")
      #expect(!rule.silences.contains(rule.id), "\(rule.id)")
    }
    let unused = catalogue.equivalents.map(\.id).filter { !used.contains($0) }
    #expect(unused == [])
  }

  @Test("The name of a question has no spaces, and a raised severity is higher")
  func questionsAndRaises() {
    for rule in catalogue.rules { #expect(rule.question?.id.contains(" ") != true, "\(rule.id)") }
    for rule in catalogue.rules {
      #expect(rule.raised.map { $0.severity > rule.severity } ?? true, "\(rule.id)")
    }
  }
}
