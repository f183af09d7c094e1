import ArgumentParser
import Markup
import Reports

/// The option for the numbers of open findings that each app may have.
struct BudgetOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Exit with status 1 if an app has more open findings than this, such as \
      required=0,recommended=20.
      """, valueName: "budget", visibility: .hidden))
  var budget: Budget?

  /// Throws the exit code for findings after printing which apps exceed the budget.
  ///
  /// - Parameter apps: The open findings of each app, with its title.
  /// - Throws: The exit code.
  func check(_ apps: [(title: String, open: OpenFindings)]) throws {
    guard let budget else { return }
    let excesses = apps.compactMap { app in budget.excess(of: app.open).map { (app.title, $0) } }
    for (title, excess) in excesses {
      printError(harmless("macward: \(title) exceeds the budget: \(excess)."))
    }
    if !excesses.isEmpty { throw ExitCode.findings }
  }
}

extension Budget: ExpressibleByArgument {
  /// Reads a budget on the command line.
  public init?(argument: String) { self.init(argument) }
}
