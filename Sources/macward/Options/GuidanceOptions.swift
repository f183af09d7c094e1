import ArgumentParser
import Guidance

/// The options for the rules and for the edition of Apple's guidance.
struct GuidanceOptions: ParsableArguments {
  @OptionGroup var catalog: CatalogOptions

  @Option(
    name: .long,
    help: "The edition of Apple's guidance. Default: from .macward.yml, or else current.")
  var edition: Edition?

  /// Returns the edition from the command line, or else from `.macward.yml`.
  func edition(for team: Configuration?) -> Edition { edition ?? team?.edition ?? .current }
}

extension Edition: ExpressibleByArgument {}
