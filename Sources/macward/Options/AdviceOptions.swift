import ArgumentParser
import Guidance
import Reports

/// The options for the platform of the advice, and for the severity that fails a build.
struct AdviceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: """
      How the Mac app is built; all shows the steps for each framework. Default: from \
      .macward.yml, or else mac-catalyst.
      """)
  var platform: PlatformChoice?

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

extension PlatformChoice: ExpressibleByArgument {}
extension FailOn: ExpressibleByArgument {}
