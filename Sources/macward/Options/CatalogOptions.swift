import ArgumentParser
import Guidance
import MigrationStrategy

/// Where the guidance comes from.
struct CatalogOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of rules of your own, which add to the built-in ones or replace them.",
      valueName: "dir"))
  var rules: String?

  /// Reads the catalog, with the rules of one's own: those of the option, or else those of a team.
  func read(for team: Configuration? = nil) throws -> Catalog {
    let builtIn = try Catalog.builtIn()
    guard let rules = rules ?? team?.rulesFolder else { return builtIn }
    do throws(CatalogErrors) {
      return try builtIn.adding(try CatalogFolder(rules))
    } catch {
      tell(error)
      throw ExitCode.unreadable
    }
  }
}
