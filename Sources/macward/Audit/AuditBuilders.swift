import ArgumentParser
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import Reports

/// Creates the report builders of an audit, each with the configuration of its project.
struct AuditBuilders {
  private let guidance: GuidanceOptions
  private let platform: PlatformChoice?
  /// The catalogs that have been read, by the path of their additional rules.
  private var catalogs: [String: Catalog] = [:]

  init(_ guidance: GuidanceOptions, platform: PlatformChoice?) {
    self.guidance = guidance
    self.platform = platform
  }

  /// Returns the report builder of a project.
  ///
  /// - Throws: An exit code, after errors in rules or in `.macward.yml` have been printed.
  mutating func builder(for project: DiscoveredProject, _ team: TeamFiles) throws -> ReportBuilder {
    let configuration = team.configurations[project.folder]
    let catalog = try catalog(for: configuration)
    try printingErrors { () throws(CatalogErrors) in try configuration?.check(with: catalog) }
    return ReportBuilder(
      Strategy(catalog, edition: guidance.edition(for: configuration), platform: platform),
      version: Macward.version, threads: 1, configurations: team.configurations)
  }

  private mutating func catalog(for configuration: Configuration?) throws -> Catalog {
    let folder = guidance.catalog.rules ?? configuration?.rulesFolder ?? ""
    if let known = catalogs[folder] { return known }
    let catalog = try guidance.catalog.read(for: configuration)
    catalogs[folder] = catalog
    return catalog
  }
}
