import ArgumentParser
import Guidance

/// What advice follows: the rules, and the edition of Apple's guidance.
struct GuidanceOptions: ParsableArguments {
  @OptionGroup var catalog: CatalogOptions

  @Option(
    name: .long,
    help: "The edition of Apple's guidance; by default what .macward.yml says, or else current.")
  var edition: Edition?

  /// The edition that the command line asks for, or else a team.
  func edition(for team: Configuration?) -> Edition { edition ?? team?.edition ?? .current }
}

extension Edition: WordArgument {}
