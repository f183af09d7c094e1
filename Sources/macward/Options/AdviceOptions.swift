import ArgumentParser
import Guidance
import Reports

/// The options for the targets and platform of the advice, and for the severity that fails a build.
struct AdviceOptions: ParsableArguments {
  @OptionGroup var targets: TargetOptions
  @OptionGroup var chosen: PlatformOptions

  @Option(
    name: .long,
    help: """
      Exit with status 1 if there are recommendations of this severity or above. Default: from \
      .macward.yml, or else never.
      """)
  var failOn: FailOn?

  /// The platform on the command line, or `nil`.
  var platform: PlatformChoice? { chosen.platform }

  /// Returns the lowest severity that fails a build.
  func limit(for team: Configuration?) -> FailOn { failOn ?? team?.failOn ?? .never }
}

extension FailOn: ExpressibleByArgument {}
