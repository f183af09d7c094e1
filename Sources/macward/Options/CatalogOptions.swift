import ArgumentParser
import Guidance
import MigrationStrategy

/// The options for additional rules.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder with your own rules, which extend or replace the built-in ones.",
      valueName: "dir"))
  var rules: String?

  /// Reads the catalogs with the additional rules from the option, or else from `.macward.yml`.
  func read(for team: Configuration? = nil) throws -> CatalogLibrary {
    try Self.library(rules: rules ?? team?.rulesFolder)
  }

  /// Reads the catalogs with the additional rules in a folder.
  static func library(rules: String?) throws -> CatalogLibrary {
    let builtIn = try CatalogLibrary.builtIn()
    guard let rules else { return builtIn }
    return try printingErrors { () throws(CatalogErrors) in
      try builtIn.adding(try CatalogFolder(rules))
    }
  }
}
