import Foundation
import TestSupport
import Testing

@testable import Guidance

/// Outcomes.
@Suite struct OutcomeTests {
  /// A decision with one outcome, and the titles of its outcomes.
  private static func files(_ name: String, _ titles: String?) -> [String: String] {
    let gates = "gates: [{ outcome: sidebar, confidence: certain, reason: Because. }]"
    let text = titles.map { decision(gates, adding: "outcomes: \($0)") } ?? decision(gates)
    return ["decisions/\(name).yml": text.replacing("id: own", with: "id: \(name)")]
  }

  private static func title(_ files: [String: String]) throws -> String? {
    let catalog = try Catalog.inCheckout().adding(try readFolder(files))
    return catalog.decisions.first { $0.id == "own" }?.gates.first?.outcome.title
  }

  @Test func aDecisionTitlesItsOutcomesOrElseOthersDo() throws {
    #expect(try Self.title(Self.files("own", "{ sidebar: The list }")) == "The list")
    #expect(try Self.title(Self.files("own", nil)) == "Sidebar")
  }

  @Test func anOutcomeWithoutATitleIsCalledByItsIdInWords() {
    #expect(Outcome("two-lists").title == "Two lists")
  }

  @Test func aTitleForAnOutcomeThatADecisionCannotComeToIsAMistake() throws {
    #expect(
      try mistakes(in: Self.files("own", "{ sidebar: A, drawer: B }")) == [
        "decisions/own.yml:7:25: the decision has no outcome 'drawer'"
      ])
  }

  @Test func theSameOutcomeHasTheSameTitleInEachBuiltInDecision() throws {
    for decision in try Catalog.inCheckout().decisions {
      for outcome in decision.outcomes {
        #expect(try outcome.title == Catalog.inCheckout().outcomeTitles[outcome.id])
      }
    }
  }

  @Test func eachOutcomeThatTheProgramActsOnIsKnownToTheCheck() throws {
    let file = Repository.root.appending(path: "Sources/Guidance/Catalog/Outcome.swift")
    let declared = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /static let \w+ = Outcome\("([^"]+)"\)/).map { String($0.1) }
    #expect(!declared.isEmpty && declared.sorted() == Outcome.known.map(\.id).sorted())
  }

  @Test func aWholeCatalogHasATitleForEachOutcomeAndTheIdsInSwift() throws {
    var files = Self.files("own", "{}")
    for name in ["shortcuts", "words"] {
      files[name + ".yml"] = try String(
        contentsOfFile: "\(Repository.rules)/\(name).yml", encoding: .utf8)
    }
    files["plan.yml"] = PlanSketch.text
    let untitled = #expect(throws: CatalogErrors.self) { try readFolder(files).embedded() }
    #expect(untitled?.entries.map(\.message) == ["the outcome 'sidebar' has no title"])
    files.merge(Self.files("own", "{ sidebar: Sidebar }")) { $1 }
    let missing = #expect(throws: CatalogErrors.self) { try readFolder(files).embedded() }
    let messages = missing?.entries.map(\.message) ?? []
    #expect(messages.contains("the program needs the equivalent 'toolbar-item'"))
    #expect(!messages.contains("the program needs the outcome 'sidebar'"))
  }
}
