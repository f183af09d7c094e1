import ArgumentParser
import Guidance
import Reports

/// Whom advice is for, and when it fails a build.
struct AdviceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: """
      What the Mac app is made with; all shows how each equivalent is built with any of them. By \
      default what .macward.yml says, or else mac-catalyst.
      """)
  var platform: PlatformChoice?

  @Option(
    name: .long,
    help: """
      Exit with status 1 if there are recommendations of this severity, or above; by default what \
      .macward.yml says, or else never.
      """)
  var failOn: FailOn?

  /// The severity from which on a build fails.
  func limit(for team: Configuration?) -> FailOn { failOn ?? team?.failOn ?? .never }
}

extension PlatformChoice: WordArgument {}
extension FailOn: WordArgument {}
