import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What `Rules/facts.yml` says about where facts are read is what the twins show.
@Suite struct FactParityTests {
  /// The facts with a value other than the default in some twin.
  private static func shown(in technology: Technology) throws -> Set<AnyFact> {
    let twins = RuleTwin.all.filter { $0.technology == technology }.flatMap(\.apps)
    let apps = try twins + Showcase.apps(in: technology)
    return try apps.reduce(into: []) { facts, app in
      for subject in try Advice(onCode: app).subjects.all {
        facts.formUnion(subject.facts.found.filter { isShown($0, in: subject) })
      }
    }
  }

  private static func isShown(_ fact: AnyFact, in subject: Subject) -> Bool {
    let value = subject.facts[fact]
    return value != fact.defaultValue && value != .word("none") && value != .word("unknown")
  }

  /// The facts of the article: those that conditions compare and that are about screens.
  private static let facts = AnyFact.all.filter {
    $0.type != .text && !$0.read.union($0.partly).isEmpty
  }

  @Test(arguments: Technology.allCases)
  func whatTwinsShowIsDeclared(_ technology: Technology) throws {
    let shown = try Self.shown(in: technology)
    let undeclared = Self.facts.filter { fact in
      shown.contains(fact) && !fact.read.union(fact.partly).contains(technology.vocabulary)
    }
    #expect(undeclared == [])
    let unproven = Self.facts.filter { fact in
      !shown.contains(fact) && fact.read.union(fact.partly).contains(technology.vocabulary)
    }
    // The file only becomes shorter.
    try Golden(
      Repository.root.appending(path: "Tests/ParityTests/Facts/unproven-\(technology.rawValue).txt")
    )
    .expect(unproven.map { $0.name + "\n" }.joined())
  }
}

/// Apps that show many facts.
enum Showcase {
  static func apps(in technology: Technology) throws -> [[String: String]] { [] }
}
