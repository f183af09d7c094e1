import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

@Suite(.needsCorpus) struct CorpusRuleTests {
  @Test func everyRuleFindsSomethingOrSaysWhyItIsRareAndNoneFindsHalfOfAllScenes() throws {
    let folder = try #require(Corpus.folder).path
    let input = InputReader(threads: 2, includesExcludedFolders: true).read([folder])
    let advice = try input.projects.map { try RuleExamples.advice(on: $0) }
    let found = Dictionary(
      advice.flatMap(\.recommendations).map { ($0.rule, 1) }, uniquingKeysWith: +)
    let rules = try Catalog.inBinary.get().rules.filter(\.needs.isEmpty)
    #expect(rules.filter { found[$0.id] == nil && $0.rarity == nil }.map(\.id) == [])
    #expect(rules.filter { found[$0.id] != nil && $0.rarity != nil }.map(\.id) == [])
    let half = input.statistics.scenes / 2
    #expect(found.filter { $0.value > half }.isEmpty)
  }
}
