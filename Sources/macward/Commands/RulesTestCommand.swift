import ArgumentParser
import MigrationStrategy
import RuleCatalogue

extension RulesCommand {
  /// `macward rules test`.
  struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tests rules of your own with their examples.",
      discussion: """
        A rule's example is the storyboard of the same name beside it. The rule must find the \
        objects that it lists under examples, and nothing else.

        EXAMPLES
          macward rules test MyRules
        """)

    @Argument(help: "A folder in the layout of Rules/.")
    var dir: String

    func run() throws {
      let builtIn = try Catalogue.builtIn()
      let folder: CatalogueFolder
      let test: RuleTest
      do throws(CatalogueErrors) {
        folder = try CatalogueFolder(dir)
        test = RuleTest(try builtIn.adding(folder), folder: dir)
      } catch {
        throw Failure(error.description)
      }
      let outcomes = folder.rules.sorted { $0.id < $1.id }.map { ($0.id, test.run($0)) }
      for (rule, outcome) in outcomes { print("\(rule): \(outcome.text)") }
      if outcomes.contains(where: { $0.1.isFailure }) { throw ExitCode.findings }
    }
  }
}

extension RuleTest.Outcome {
  fileprivate var isFailure: Bool {
    switch self {
    case .passed, .untested: false
    case .failed, .unreadable: true
    }
  }

  fileprivate var text: String {
    switch self {
    case .passed: "passed"
    case .untested: "has no example"
    case .unreadable(let why): "failed: \(why)"
    case .failed(let missing, let unexpected):
      "failed: "
        + [
          missing.isEmpty ? nil : "does not find \(missing.joined(separator: ", "))",
          unexpected.isEmpty ? nil : "finds \(unexpected.joined(separator: ", ")) as well",
        ].compactMap { $0 }.joined(separator: "; ")
    }
  }
}
