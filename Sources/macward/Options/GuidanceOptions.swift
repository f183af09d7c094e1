import ArgumentParser
import Guidance

/// The options for the rules and for the edition of Apple's guidance.
struct GuidanceOptions: ParsableArguments, CatalogReading {
  @Option(name: .long, help: CatalogOptions.help)
  var rules: String?

  @Option(
    name: .long,
    help: "The edition of Apple's guidance. Default: from .macward.yml, or else current.")
  var edition: Edition?

  /// Returns the edition from the command line, or else from `.macward.yml`.
  func edition(for team: Configuration?) -> Edition { edition ?? team?.edition ?? .current }

  /// Returns the tables of what the chosen targets do not have.
  ///
  /// - Throws: An exit code, after errors have been printed.
  func tables(
    of targets: TargetOptions, for team: Configuration?
  ) throws -> [UnavailableAPIs] {
    let library = try read(for: team)
    let chosen = try targets.chosen(from: library, for: team)
    return try chosen.compactMap { target in
      try printingErrors { () throws(CatalogErrors) in try library.unavailable(for: target) }
    }
  }
}

extension Edition: ExpressibleByArgument {
  /// The values that help and completions offer.
  package static var allValueStrings: [String] { [currentWord] + allCases.map(\.rawValue) }

  /// Creates the edition that an argument names.
  package init?(argument: String) { self.init(word: argument) }
}
