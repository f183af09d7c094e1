import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Testing

/// The rules on real projects, where there are some: `MACWARD_CORPUS` names their folder.
@Suite struct CorpusRuleTests {
  /// The folder, or `nil` where there is none: the tests then say that they are skipped.
  private static let corpus: String? = {
    let named = ProcessInfo.processInfo.environment["MACWARD_CORPUS"]
    let folder = named ?? RuleExamples.folder + "/../../shared/corpus"
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }()

  @Test(.enabled(if: corpus != nil, "there is no corpus of real projects here"))
  func everyRuleFindsSomethingOrSaysWhyItIsRareAndNoneFindsHalfOfAllScenes() throws {
    let folder = try #require(Self.corpus)
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
