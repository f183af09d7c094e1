import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing

/// Rules say the same about an app whatever it is written in.
@Suite struct RuleParityTests {
  /// A gap that is closed fails here, too: its twin then loses the gap.
  @Test(arguments: RuleTwin.all)
  func aTwinIsFoundAndItsCounterExamplesAreNot(_ twin: RuleTwin) throws {
    let found = try twin.apps.map { app in
      try twin.advice(on: app).recommendations.flatMap(\.all)
        .contains { $0.rule == twin.rule && $0.status == .open }
    }
    let isRight = found == [true] + found.dropFirst().map { _ in false }
    #expect(found.count > 1, "a twin has counter-examples")
    #expect(isRight == (twin.gap == nil), "\(found), \(twin.gap?.name ?? "and no gap is declared")")
  }

  /// A text names facts that code gives as well.
  @Test(arguments: RuleTwin.all.filter { $0.gap == nil })
  func theTextsOfAFindingHaveNoGaps(_ twin: RuleTwin) throws {
    let advice = try twin.advice(on: twin.apps[0])
    for found in advice.recommendations.flatMap(\.all) where found.rule == twin.rule {
      let texts = [found.message, found.why, found.advice]
      #expect(texts.allSatisfy { !$0.contains("{") }, "\(texts)")
    }
  }

  /// Otherwise the table of facts would say that it is.
  @Test(arguments: RuleTwin.all.filter { $0.gap != nil })
  func whatATwinIsMissingIsNotReadAltogether(_ twin: RuleTwin) throws {
    let gap = try #require(twin.gap)
    #expect(!gap.read.contains(twin.technology.vocabulary), "\(gap)")
    #expect(!gap.absent.contains(twin.technology.vocabulary), "\(gap)")
  }

  // MARK: - Which rules have twins

  /// The rules about structures and screens, which code makes as well as documents, and those about the app
  /// that have twins.
  private static let rules = ((try? Catalog.builtIn().rules) ?? []).filter { rule in
    if rule.subjects == [.project] { return RuleTwin.all.contains { $0.rule == rule.id } }
    return rule.subjects != [.document] && !rule.id.hasPrefix("tvos/")
  }

  @Test(arguments: [Technology.uiKit, .swiftUI])
  func aRuleHasATwinOrADeclaredDifference(_ technology: Technology) throws {
    let twins = RuleTwin.all.filter { $0.technology == technology }.map(\.rule)
    let others = RuleDifference.all.filter { $0.technologies.contains(technology) }.map(\.rule)
    #expect(Set(twins).isDisjoint(with: others))
    let missing = Set(Self.rules.map(\.id)).subtracting(twins).subtracting(others)
    // The lists only become shorter.
    #expect(missing == Set(RuleTwin.unwritten[technology] ?? []))
  }

  /// The example of a rule about the app is an app with documents.
  @Test(arguments: rules.filter { $0.subjects == [.project] }.map(\.id))
  func anExampleHasADocumentOrADeclaredDifference(_ rule: String) throws {
    let read = InputReader(threads: 1).read(["\(Repository.rules)/mac/rules/\(rule)"])
    let isDeclared = RuleDifference.all.contains { $0.rule == rule && $0.isInDocuments }
    #expect(read.projects.contains { !$0.documents.isEmpty } != isDeclared)
  }

  /// The reason is in the rule's condition, or in what the technology lacks.
  @Test(arguments: RuleDifference.all.flatMap { one in one.technologies.map { (one, $0) } })
  func aDifferenceFollowsFromTheCondition(
    _ difference: RuleDifference, _ technology: Technology
  ) throws {
    let rule = try #require(try Catalog.builtIn().rule(difference.rule))
    let facts = rule.subjects.flatMap { rule.condition?.facts(of: $0).map(\.0) ?? [] }
    let isAbsent =
      difference.fact.absent.contains(technology.vocabulary)
      && !difference.fact.subjects.isDisjoint(with: rule.subjects)
    #expect(facts.contains(difference.fact) || isAbsent, "\(difference.rule): \(facts)")
  }

  @Test func aRuleThatLeavesOutSwiftUIHasADeclaredDifference() {
    let declared = RuleDifference.all.filter { $0.technologies.contains(.swiftUI) }.map(\.rule)
    let conditional = Self.rules.filter { rule in
      rule.condition.map { leavesOut($0, isSwiftUI: false) } ?? false
    }
    #expect(Set(conditional.map(\.id)).subtracting(declared) == [])
  }

  /// Whether a condition needs that something is, or is not, made with SwiftUI.
  private func leavesOut(_ condition: Predicate, isSwiftUI: Bool) -> Bool {
    switch condition {
    case .all(let parts): parts.contains { leavesOut($0, isSwiftUI: isSwiftUI) }
    case .fact(.isSwiftUI, .equals(isSwiftUI)): true
    default: false
    }
  }
}
