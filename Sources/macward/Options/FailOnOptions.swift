import ArgumentParser
import Guidance
import Reports

/// The option for the severity that fails a build.
struct FailOnOptions: ParsableArguments {
  @Option(
    name: .long,
    help: """
      Exit with status 1 if there are recommendations of this severity or above. Default: from \
      .macward.yml, or else never.
      """)
  var failOn: FailOn?

  /// Returns the lowest severity that fails a build.
  func limit(for team: Configuration?) -> FailOn { failOn ?? team?.failOn ?? .never }
}

extension FailOn: ExpressibleByArgument {}
