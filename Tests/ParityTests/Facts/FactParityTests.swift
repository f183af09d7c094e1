import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What `Rules/facts.yml` says about where facts are read is what the twins show.
@Suite struct FactParityTests {
  /// The facts with a value other than the default in some twin.
  private static func shown(in technology: Technology) throws -> Set<AnyFact> {
    try technology.apps.reduce(into: []) { facts, app in
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

extension Technology {
  /// The app that shows many facts.
  var showcase: URL {
    Repository.root.appending(path: "Tests/ParityTests/Facts/Showcases/\(rawValue).\(ending)")
  }

  /// The apps that show facts: those of rules and samples, and the one that shows many.
  fileprivate var apps: [[String: String]] {
    get throws {
      let files = SampleTwin.all.filter { $0.technology == self }.map(\.code) + [showcase]
      return try RuleTwin.all.filter { $0.technology == self }.flatMap(\.apps)
        + files.map { ["App.\(ending)": try String(contentsOf: $0, encoding: .utf8)] }
    }
  }
}
