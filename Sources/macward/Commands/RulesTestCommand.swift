import ArgumentParser
import Guidance
import MigrationStrategy

extension RulesCommand {
  /// The command `macward rules test`.
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test",
      abstract: "Tests your own rules with the examples beside them.",
      discussion: """
        NAME.storyboard beside NAME.yml is the example of a rule, and NAME.counter.storyboard, \
        NAME.counter-2.storyboard and so on are its counter-examples. In the example, the rule must \
        find exactly the objects listed under examples; in the counter-examples, it must find \
        nothing. An example can also be a folder of that name that contains a project.

        EXAMPLES
          macward rules test MyRules
        """)

    @Argument(help: "A folder in the layout of Rules/.")
    var dir: String

    func run() throws {
      let builtIn = try CatalogLibrary.builtIn()
      let (folder, library) = try printingErrors { () throws(CatalogErrors) in
        let folder = try CatalogFolder(dir)
        let library = try builtIn.adding(folder)
        // Files with errors contain no rules to test, so they are reported first.
        _ = try library.allCatalogs()
        return (folder, library)
      }
      var results: [Result] = []
      for target in library.targets {
        if target.isDefault {
          results += try test(folder, at: dir, for: target, in: library)
        }
        guard let part = folder.targets[target.id] else { continue }
        results += try test(part, at: "\(dir)/\(target.id)", for: target, in: library)
      }
      try write(results.map { "\($0.rule): \($0.outcome.text)\n" }.joined(), to: nil)
      if results.contains(where: \.outcome.isFailure) { throw ExitCode.findings }
    }

    /// The result of the tests of a rule.
    private typealias Result = (rule: String, outcome: RuleTest.Outcome)

    /// Runs the tests of the rules in a folder, with the catalog of a target.
    private func test(
      _ folder: CatalogFolder, at path: String, for target: Target, in library: CatalogLibrary
    ) throws -> [Result] {
      guard !folder.rules.isEmpty else { return [] }
      let catalog = try printingErrors { () throws(CatalogErrors) in
        try library.catalog(for: target)
      }
      let test = RuleTest(catalog, folder: path)
      return folder.rules.sorted { $0.id < $1.id }.map { ($0.id, test.run($0)) }
    }
  }
}

extension RuleTest.Outcome {
  fileprivate var isFailure: Bool {
    switch self {
    case .passed, .notEvaluated: false
    case .failed, .untested: true
    }
  }

  fileprivate var text: String {
    switch self {
    case .passed(0): "passed, but has no counter-example"
    case .passed(let count): "passed, with \(count) counter-example\(count == 1 ? "" : "s")"
    case .untested:
      "failed: there is no example; put a storyboard beside the rule, and list the IDs of the "
        + "objects that it must find under examples: matches"
    case .notEvaluated(let needs):
      "not tested: it needs \(needs.map(\.title).joined(separator: " and "))"
    case .failed(let failures):
      "failed\n" + failures.map { "  \($0.fixture): \($0.problem.text)" }.joined(separator: "\n")
    }
  }
}

extension RuleTest.Problem {
  fileprivate var text: String {
    switch self {
    case .unreadable(let why): "cannot be read: \(why)"
    case .differs(let missing, let unexpected):
      [
        missing.isEmpty ? nil : "does not find \(missing.joined(separator: ", "))",
        unexpected.isEmpty ? nil : "finds \(unexpected.joined(separator: ", ")), unexpected",
      ].compactMap { $0 }.joined(separator: "; ")
    }
  }
}
