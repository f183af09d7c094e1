import FileReading
package import Guidance
import NavigationGraph
import Projects

/// Tests a rule with the fixtures beside it.
package struct RuleTest: Sendable {
  /// The result of a test.
  package enum Outcome: Sendable, Equatable {
    /// The rule finds what it must find in the example, and nothing in the counter-examples.
    case passed(counterExamples: Int)
    /// The fixtures in which the rule finds too little or too much.
    case failed([Failure])
    /// The rule names no objects that it must find.
    case untested
    /// The rule needs more than documents, so fixtures cannot test it.
    case notEvaluated([Evidence])
  }

  /// A failed fixture.
  package struct Failure: Sendable, Equatable {
    /// The fixture's path.
    package var fixture: String
    /// The problem.
    package var problem: Problem
  }

  /// A problem with a fixture.
  package enum Problem: Sendable, Equatable {
    /// Some objects are not found, or others are found.
    case differs(missing: [String], unexpected: [String])
    /// The fixture is missing, or cannot be read.
    case unreadable(String)
  }

  private let strategy: Strategy
  private let folder: String

  /// Creates a test with a catalog, for the rules in a folder with the layout of `Rules/`.
  package init(_ catalog: Catalog, folder: String) {
    strategy = Strategy(catalog)
    self.folder = folder
  }

  /// Runs the fixtures of a rule.
  package func run(_ rule: Rule) -> Outcome {
    guard rule.needs.isEmpty else { return .notEvaluated(rule.needs) }
    guard let examples = rule.examples else { return .untested }
    let fixtures = RuleFixtures(of: rule, in: folder)
    let example = fixtures.example ?? "\(folder)/rules/\(rule.id).storyboard"
    let failures =
      [failure(of: rule, in: example, finding: examples.matches)]
      + fixtures.counterExamples.map { failure(of: rule, in: $0, finding: []) }
    let found = failures.compactMap { $0 }
    return found.isEmpty
      ? .passed(counterExamples: fixtures.counterExamples.count) : .failed(found)
  }

  private func failure(of rule: Rule, in path: String, finding objects: [String]) -> Failure? {
    let tables = [strategy.catalog.unavailable].compactMap { $0 }
    let input = InputReader(threads: 1).looking(for: tables).read([path])
    let problems = input.problems + input.projects.flatMap(\.problems)
    if input.isEmpty {
      return Failure(fixture: path, problem: .unreadable("there is nothing to read"))
    }
    if let problem = problems.first(where: { $0.level == .error }) {
      return Failure(fixture: path, problem: .unreadable(problem.message))
    }
    let found = input.projects.flatMap { self.objects(foundBy: rule, in: $0) }
    let missing = objects.filter { !found.contains($0) }
    let unexpected = found.filter { !objects.contains($0) }
    guard !missing.isEmpty || !unexpected.isEmpty else { return nil }
    return Failure(fixture: path, problem: .differs(missing: missing, unexpected: unexpected))
  }

  /// Returns the object IDs that a rule finds. That of the project is `project`.
  private func objects(foundBy rule: Rule, in project: Project) -> [String] {
    let advice = strategy.advice(for: NavigationGraph(project))
    return advice.recommendations.flatMap(\.all).filter { $0.rule == rule.id }
      .map { $0.subject == .project ? "project" : $0.object }
  }
}
