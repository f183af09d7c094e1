import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// The rules of targets other than the Mac, and their fixtures.
@Suite struct TargetRuleTests {
  /// A rule of a target that documents can decide.
  struct TargetRule: Sendable, CustomTestStringConvertible {
    var target: String
    var id: String
    var testDescription: String { "\(target): \(id)" }

    static let all = ["ipad", "tv", "vision", "watch", "iphone"].flatMap { target in
      ((try? Catalog.builtIn(for: target))?.rules ?? []).filter(\.needs.isEmpty)
        .map { TargetRule(target: target, id: $0.id) }
    }
  }

  @Test(arguments: TargetRule.all)
  func aRuleFindsItsObjectsAndNothingElse(_ entry: TargetRule) throws {
    let catalog = try Catalog.builtIn(for: entry.target)
    let rule = try #require(catalog.rule(entry.id))
    let outcome = RuleTest(catalog, folder: "\(Repository.rules)/\(entry.target)").run(rule)
    guard case .passed(let counterExamples) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(counterExamples > 0, "a rule needs something that looks alike")
    #expect(rule.examples?.matches.isEmpty == false)
  }

  @Test(arguments: TargetRule.all)
  func theTextsOfAFindingHaveNoGaps(_ entry: TargetRule) throws {
    let strategy = Strategy(try .builtIn(for: entry.target))
    let path = "\(Repository.rules)/\(entry.target)/rules/\(entry.id)"
    for project in InputReader(threads: 1).read([path + ".storyboard"]).projects {
      for found in strategy.advice(for: project, nil).recommendations(of: entry.id) {
        for text in [found.message, found.why, found.advice, found.question?.text ?? ""] {
          #expect(!text.contains("{") && !text.contains("}"), "\(text)")
        }
      }
    }
  }

  @Test func eachTargetHasRules() {
    #expect(TargetRule.all.count { $0.target == "tv" } >= 18)
    #expect(TargetRule.all.count { $0.target == "vision" } >= 16)
    #expect(TargetRule.all.count { $0.target == "ipad" } >= 20)
    #expect(TargetRule.all.count { $0.target == "watch" } >= 5)
    #expect(TargetRule.all.count { $0.target == "iphone" } >= 10)
  }
}
