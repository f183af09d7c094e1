import ArgumentParser
import Guidance
import MigrationStrategy

/// The options for additional rules.
struct CatalogOptions: ParsableArguments, CatalogReading {
  /// The help of the option.
  static let help = ArgumentHelp(
    "A folder with your own rules, which extend or replace the built-in ones.", valueName: "dir")

  @Option(name: .long, help: help)
  var rules: String?
}

/// Options that name a folder with additional rules. They stand in no option group of their own in a group:
/// in a debug build, each level makes parsing several times slower.
protocol CatalogReading {
  /// The folder, or `nil` for that in `.macward.yml`.
  var rules: String? { get }
}

extension CatalogReading {
  /// Reads the catalogs with the additional rules from the option, or else from `.macward.yml`.
  func read(for team: Configuration? = nil) throws -> CatalogLibrary {
    try CatalogLibrary.builtIn(adding: rules ?? team?.rulesFolder)
  }
}

extension CatalogLibrary {
  /// Returns the built-in catalogs with the additional rules in a folder.
  ///
  /// - Throws: An exit code, after errors have been printed.
  static func builtIn(adding folder: String?) throws -> CatalogLibrary {
    let builtIn = try builtIn()
    guard let folder else { return builtIn }
    return try printingErrors { () throws(CatalogErrors) in
      try builtIn.adding(try CatalogFolder(folder))
    }
  }
}
